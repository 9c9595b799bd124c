import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishWithSharedCover } from '../../factories/regard'
import { client, type Client } from '../../support/client'
import { startMongo, type Mongo } from '../../support/mongod'
import { poll } from '../../support/ports'
import { startProduct, type Product } from '../../support/product'
import { createProductionData, type ProductionData } from '../../support/sharedServers'
import { untilCached } from '../../support/untilCached'

const setup = 'production'
/** Five seconds, and room for a busy machine. */
const SECONDS_MS = 20_000
const list = '/api/regards?limit=1&sort=-createdAt'

type Found = { docs: { id: string }[] }

let mongo: Mongo
let data: ProductionData
let s3: Product['s3']
let first: Product
let second: Product

beforeAll(async () => {
  ;[mongo, data] = await Promise.all([startMongo({ replicaSet: true }), createProductionData()])
  s3 = { settings: data.s3 }
  first = await startProduct({ setup, mongo, s3 })
  second = await startProduct({ setup, mongo, s3 })
})
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()])
  await Promise.all([mongo.stop(), data.drop()])
})

const newest = async (visitor: Client) => (await visitor.get<Found>(list)).json.docs[0]?.id

test('a change invalidates the cache of its process at once, and of another within seconds', async () => {
  const [here, there] = [client(first.url), client(second.url)]
  await Promise.all([untilCached(here, list), untilCached(there, list)])
  const { id } = await publishWithSharedCover(await here.as('administrateur'))

  expect(await newest(here)).toBe(id)
  await poll(async () => (await newest(there)) === id, {
    what: 'the new issue on the other process',
    timeoutMs: SECONDS_MS,
  })
})

test('during a database outage cached pages are served stale, others return 503', async () => {
  const visitor = client(first.url)
  const { id } = await publishWithSharedCover(await visitor.as('administrateur'))
  await Promise.all([untilCached(visitor, list), untilCached(visitor, '/')])
  await mongo.kill()
  try {
    await poll(async () => (await visitor.get('/api/health/ready')).status === 503, {
      what: 'the outage',
    })

    expect(await newest(visitor)).toBe(id)
    expect((await visitor.get('/')).status).toBe(200)
    expect((await visitor.get('/api/regards?limit=7')).status).toBe(503)
  } finally {
    await mongo.restart()
    await first.ready()
  }
  const after = await publishWithSharedCover(await visitor.as('administrateur'))
  expect(await newest(visitor)).toBe(after.id)
})

test('a database that hangs: cached pages are served stale without delay', async () => {
  const visitor = client(first.url)
  // What it hears from another process says that the earlier outage is over to it.
  const { id } = await publishWithSharedCover(await client(second.url).as('administrateur'))
  await poll(async () => (await newest(visitor)) === id, {
    what: 'the new issue on the other process',
  })
  await untilCached(visitor, list)
  const outages = () => first.log().split('contenu gardé en service').length
  const before = outages()
  mongo.pause()
  try {
    await poll(() => outages() > before, { what: 'the word of the outage in the log' })

    expect(await newest(visitor)).toBe(id)
  } finally {
    await mongo.restart()
    await first.ready()
  }
})

test('before the site is ready a visitor gets the starting page with 503', async () => {
  await mongo.kill()
  const starting = await startProduct({ setup, mongo, s3, waitUntilReady: false })
  try {
    const visitor = client(starting.url)
    await poll(async () => (await visitor.get('/api/health/live')).status === 200, {
      what: 'its first answer',
    })
    const page = await visitor.get('/regards')

    expect(page.status).toBe(503)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('retry-after')).toBe('5')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.text).toContain('<html lang="fr">')
    expect(page.text).toContain('Le site revient dans un instant')
  } finally {
    await mongo.restart()
    await starting.stop()
  }
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishMagazine, type ArticlesIssue } from '../../support/articlesIssue'
import { client } from '../../support/client'
import { openRecords } from '../../support/records'
import { startProduct, type Product } from '../../support/product'

let product: Product
let issue: ArticlesIssue

beforeAll(async () => {
  product = await startProduct({
    setup: 'embedded',
    env: { READ_LIMIT_PER_MINUTE: '40', TRUST_PROXY: '1' },
  })
  const records = await openRecords({ dataDir: product.dataDir, databaseUrl: null })
  const admin = await client(product.url).as('administrateur')
  issue = await publishMagazine({ databaseUrl: null }, records, admin)
  await records.close()
})
afterAll(() => product.stop())

/** Asks as a client of another network. */
const from = (network: number) => ({
  statusOf: async (method: string, path: string, headers: Record<string, string> = {}) =>
    (
      await client(product.url).raw(method, path, {
        headers: { ...headers, 'x-forwarded-for': `192.0.${network}.1` },
      })
    ).status,
})

test('a book that is made counts as ten reads; HEAD and 304 count as one', async () => {
  const path = `/regards/${issue.numero}/epub`
  const { statusOf } = from(2)
  const whole = await client(product.url).raw('HEAD', path)
  const known = { 'if-none-match': whole.headers.get('etag') ?? '' }
  for (let round = 0; round < 10; round += 1) {
    expect(await statusOf('HEAD', path)).toBe(200)
    expect(await statusOf('GET', path, known)).toBe(304)
  }

  expect(await statusOf('GET', path)).toBe(200)
  expect(await statusOf('GET', path)).toBe(200)
  expect(await statusOf('GET', path)).toBe(429)
})

test('a harvested list counts as ten reads; other requests and HEAD count as one', async () => {
  const list = '/oai?verb=ListRecords&metadataPrefix=oai_dc'
  const { statusOf } = from(3)
  for (let round = 0; round < 10; round += 1) {
    expect(await statusOf('HEAD', list)).toBe(200)
    expect(await statusOf('GET', '/oai?verb=ListMetadataFormats')).toBe(200)
  }

  expect(await statusOf('GET', list)).toBe(200)
  expect(await statusOf('GET', list)).toBe(200)
  expect(await statusOf('GET', list)).toBe(429)
})

test('rendered pages have a limit of their own, which the panel and the PDF links share', async () => {
  const { statusOf } = from(4)
  await from(5).statusOf('GET', '/')
  const unknown = Array.from({ length: 80 }, (_, at) => `/regards/${5_000_000 + at}`)
  const statuses = await Promise.all(unknown.map((path) => statusOf('GET', path)))
  expect(new Set(statuses)).toEqual(new Set([404]))

  for (const path of ['/regards/6000000', '/admin', `/regards/${issue.numero}/pdf`]) {
    expect(await statusOf('GET', path)).toBe(429)
  }
  // What the cache has is not counted, nor is the API by this limit.
  expect(await statusOf('GET', '/')).toBe(200)
  expect(await statusOf('GET', '/api/regards?limit=1')).toBe(200)
  expect(await from(5).statusOf('GET', '/regards/6000000')).toBe(404)
})

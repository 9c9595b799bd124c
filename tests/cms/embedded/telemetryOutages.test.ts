import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { withoutTable } from '../../support/breakTable'
import { client } from '../../support/client'
import { poll } from '../../support/ports'
import { startProduct } from '../../support/product'
import { METRICS_TOKEN, scrape } from '../../support/scrape'
import { readFailing, type Unavailable } from '../../support/unavailable'

const product = await startProduct({ setup: 'embedded', env: { METRICS_TOKEN } })
const visitor = client(product.url)
afterAll(() => product.stop())

const readServing = () => visitor.get<Unavailable>('/api/health/serving')

const waitForServing = (status: number) =>
  poll(async () => (await readServing()).status === status, { what: `the serving probe ${status}` })

test('without its database a process serves as soon as it has the home page in memory', async () => {
  await withoutTable(product.dataDir, 'payload_kv', async () => {
    await waitForServing(503)
    const { json } = await readServing()
    expect(json.errors.map(({ code }) => code)).toEqual(['database-unavailable'])
    expect(await readFailing(product.url)).toEqual(['database'])

    const { samples, value } = await scrape(product.url)
    expect(samples.length).toBeGreaterThan(100)
    expect(value('regards_serving')).toBe(0)
    expect(value('regards_ready')).toBe(0)
    expect(value('regards_dependency_up', { dependency: 'database' })).toBe(0)
  })
  await waitForServing(200)
  expect((await visitor.get('/')).status).toBe(200)

  await withoutTable(product.dataDir, 'payload_kv', async () => {
    await poll(() => product.log().split('contenu gardé en service').length > 2, {
      what: 'the second outage, noticed',
    })
    expect((await readServing()).status).toBe(200)
    expect((await visitor.get('/')).status).toBe(200)
    expect(await readFailing(product.url)).toEqual(['database'])
  })
  await product.ready()
})

test('a scrape without a readable job queue reports NaN for it', async () => {
  await withoutTable(product.dataDir, 'payload_jobs', async () => {
    await poll(
      async () => Number.isNaN((await scrape(product.url)).value('regards_jobs', { state: 'due' })),
      { what: 'the unknown queue' },
    )
    const { sum } = await scrape(product.url)
    expect(sum('regards_database_errors_total')).toBeGreaterThan(0)
  })
})

test('without its storage a process is not ready, and serves pages', async () => {
  renameSync(product.mediaDir, `${product.mediaDir}-away`)
  writeFileSync(product.mediaDir, '')
  try {
    expect(await readFailing(product.url)).toEqual(['storage'])
    expect((await readServing()).status).toBe(200)
    expect((await visitor.get('/regards')).status).toBe(200)
    expect((await scrape(product.url)).value('regards_serving')).toBe(1)
  } finally {
    rmSync(product.mediaDir)
    renameSync(`${product.mediaDir}-away`, product.mediaDir)
  }
  await product.ready()
})

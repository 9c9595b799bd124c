import { afterAll, describe, expect, test } from 'vitest'
import { publishRegard } from '../../factories/regard'
import type { Errors } from '../../factories/storedObject'
import { publishMagazine } from '../../support/articlesIssue'
import { client } from '../../support/client'
import { openRecords } from '../../support/records'
import { startProduct } from '../../support/product'
import { METRICS_TOKEN, scrape } from '../../support/scrape'
import { createClientWithHeaders } from '../../support/session'

const product = await startProduct({
  setup: 'embedded',
  env: { READ_LIMIT_PER_MINUTE: '40', TRUST_PROXY: '1', METRICS_TOKEN },
})
const records = await openRecords({ dataDir: product.dataDir, databaseUrl: null })
const admin = await client(product.url).as('administrateur')
const issue = await publishMagazine({ databaseUrl: null }, records, admin)
await records.close()
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

test.each([
  ['ListRecords', 3],
  ['ListIdentifiers', 9],
])(
  'a harvested list (%s) counts as ten reads; other requests and HEAD count as one',
  async (verb, network) => {
    const list = `/oai?verb=${verb}&metadataPrefix=oai_dc`
    const { statusOf } = from(network)
    for (let round = 0; round < 10; round += 1) {
      expect(await statusOf('HEAD', list)).toBe(200)
      expect(await statusOf('GET', '/oai?verb=ListMetadataFormats')).toBe(200)
    }

    expect(await statusOf('GET', list)).toBe(200)
    expect(await statusOf('GET', list)).toBe(200)
    expect(await statusOf('GET', list)).toBe(429)
  },
)

test('uncached reads are counted per network, also with a forged session', async () => {
  let page = 0
  const readAll = async (address: string, headers: Record<string, string>) => {
    const client = createClientWithHeaders(product.url, { 'x-forwarded-for': address, ...headers })
    // Each in no cache; an address that the client gives itself changes nothing.
    const reads = Array.from({ length: 45 }, (_, index) =>
      client.get(`/api/regards?page=${(page += 1)}`, {
        headers: { 'x-client-address': `198.51.${index}.1` },
      }),
    )
    return (await Promise.all(reads)).filter(({ status }) => status === 429)
  }
  const sessions: Record<string, string>[] = [
    {},
    { authorization: 'JWT x' },
    { cookie: 'payload-token=x' },
  ]
  for (const headers of sessions) {
    // Two addresses of one network.
    const address = `2001:db8:${Object.keys(headers)[0]?.length ?? 0}::`
    const refused = [
      ...(await readAll(`${address}1`, headers)),
      ...(await readAll(`${address}2`, headers)),
    ]
    expect(refused.length).toBeGreaterThanOrEqual(45)
    expect(refused[0]?.json).toMatchObject({ errors: [{ code: 'too-many-requests' }] })
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    const same = createClientWithHeaders(product.url, { 'x-forwarded-for': `${address}1` })
    // What is cached, who asks for oneself, and probes are not counted.
    expect((await same.get('/')).status).toBe(200)
    expect((await same.get('/api/users/me')).status).toBe(200)
    expect((await same.get('/api/health/live')).status).toBe(200)
  }
  for (let read = 0; read < 45; read += 1) {
    expect((await admin.get('/api/regards?limit=1')).status).toBe(200)
  }
})

test.each(['/oai?verb=Identify', '/regards/1/epub'])(
  '%s above the limit is a 429 with Retry-After, not the 503 page of an outage',
  async (path) => {
    const address = `198.51.100.${path.length}`
    const busy = createClientWithHeaders(product.url, { 'x-forwarded-for': address })
    const answers = await Promise.all(Array.from({ length: 45 }, () => busy.get<Errors>(path)))
    const refused = answers.filter(({ status }) => status === 429)

    expect(answers.map(({ status }) => status)).not.toContain(503)
    expect(refused.length).toBeGreaterThanOrEqual(5)
    for (const { json, headers } of refused) {
      expect(json.errors[0]?.code).toBe('too-many-requests')
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
  },
)

/** Pages with a token in their address, which no cache keeps. */
const renderedPages = (count: number) =>
  Array.from({ length: count }, (_, at) => `/newsletter/confirmation?jeton=${at}`)

test('rendered pages have a limit of their own, which the panel and the PDF links share', async () => {
  const { statusOf } = from(4)
  await from(5).statusOf('GET', '/')
  const statuses = await Promise.all(renderedPages(80).map((path) => statusOf('GET', path)))
  expect(new Set(statuses)).toEqual(new Set([200]))

  for (const path of [...renderedPages(1), '/admin', `/regards/${issue.numero}/pdf`]) {
    expect(await statusOf('GET', path)).toBe(429)
  }
  // What the cache has is not counted, nor is the API by this limit.
  expect(await statusOf('GET', '/')).toBe(200)
  expect(await statusOf('GET', '/api/regards?limit=1')).toBe(200)
  expect(await from(5).statusOf('GET', '/newsletter/confirmation?jeton=1')).toBe(200)
})

test('a browser over the limit of pages gets a page in French, other clients the error of the API', async () => {
  const open = (accept: string, path = '/newsletter/confirmation?jeton=1') =>
    client(product.url).raw('GET', path, { headers: { accept, 'x-forwarded-for': '192.0.6.1' } })
  for (const path of renderedPages(80)) await open('*/*', path)

  const page = await open('text/html,application/xhtml+xml,*/*;q=0.8')
  expect(page.status).toBe(429)
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('cache-control')).toBe('no-store')
  const seconds = Number(page.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
  const html = await page.text()
  expect(html).toContain('<h1>Trop de pages en peu de temps</h1>')
  expect(html).toContain('Réessayer</a>')

  for (const accept of ['*/*', 'application/json']) {
    const other = await open(accept)
    expect(other.status).toBe(429)
    expect(other.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await other.json()).toMatchObject({ errors: [{ code: 'too-many-requests' }] })
  }
})

describe('addresses that name an unknown', () => {
  const kinds: [string, (at: number) => string, string][] = [
    ['issue', (at) => `/regards/${5_000_000 + at}`, 'Ce numéro n’existe pas'],
    ['text of an issue', (at) => `/regards/${5_000_000 + at}/texte`, 'Ce numéro n’existe pas'],
    ['issue, in the reader', (at) => `/regards/${5_000_000 + at}/lire/2`, 'Ce numéro n’existe pas'],
    [
      'article',
      (at) => `/regards/${issue.numero}/articles/inconnu-${at}`,
      'Cet article n’existe pas',
    ],
    ['page', (at) => `/regards/${issue.numero}/lire/${1_000 + at}`, 'Cette page n’existe pas'],
  ]

  test.each(kinds)('%s share one 404 in the response cache', async (_kind, toPath, title) => {
    const countEntries = async () =>
      (await scrape(product.url)).value('regards_response_cache_entries')
    const ask = (at: number) =>
      client(product.url).raw('GET', toPath(at), { headers: { 'x-forwarded-for': '192.0.7.1' } })
    const before = await countEntries()
    const first = await (await ask(0)).text()
    expect(first).toContain(`>${title}</h1>`)

    const responses = await Promise.all(Array.from({ length: 100 }, (_, at) => ask(at + 1)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([404]))
    expect(new Set(await Promise.all(responses.map((response) => response.text())))).toEqual(
      new Set([first]),
    )
    expect((await countEntries()) - before).toBeLessThanOrEqual(1)
  })

  test('are those of the issue or article once it is published', async () => {
    const { statusOf } = from(8)
    const numero = issue.numero + 1_000
    expect(await statusOf('GET', `/regards/${numero}`)).toBe(404)
    const admin = await client(product.url).as('administrateur')
    await publishRegard(admin, { numero })
    expect(await statusOf('GET', `/regards/${numero}`)).toBe(200)
  })
})

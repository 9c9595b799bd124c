import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startCacheableSite, type CacheableSite } from '../../support/cacheableSite'
import { client, type Client } from '../../support/client'
import { startProductionProxy, type ProductionProxy } from '../../support/nginx'
import { UNAVAILABLE } from '../../support/unavailable'

let site: CacheableSite
let proxy: ProductionProxy
let visitor: Client

/** Longer than an answer is fresh that may be kept for a second. */
const STALE_MS = 2_100

beforeEach(async () => {
  site = await startCacheableSite()
  proxy = await startProductionProxy([site.port])
  visitor = client(proxy.url)
  // Starting it asked for a page.
  site.requests.length = 0
})
afterEach(async () => {
  await proxy.stop()
  await site.stop()
})

test('nginx caches a public response for all visitors', async () => {
  const first = await visitor.get('/api/regards?limit=24')
  const second = await visitor.get('/api/regards?limit=24')

  expect([first.text, second.text]).toEqual(['version 1', 'version 1'])
  expect([first, second].map(({ headers }) => headers.get('x-cache-status'))).toEqual([
    'MISS',
    'HIT',
  ])
  expect(second.headers.get('cache-control')).toContain('max-age=0')
  expect(site.requests).toHaveLength(1)
})

test('nginx answers a matching If-None-Match with 304 from its cache', async () => {
  const { headers } = await visitor.get('/')
  const etag = headers.get('etag') ?? ''
  const again = await visitor.get('/', { headers: { 'if-none-match': etag } })

  expect(again.status).toBe(304)
  expect(site.requests).toHaveLength(1)
})

test('a page is kept apart for each query, and for each encoding', async () => {
  await visitor.get('/regards')
  await visitor.get('/regards?page=2')
  await visitor.get('/regards', { headers: { 'accept-encoding': 'identity' } })

  expect(site.requests).toHaveLength(3)
})

test('nginx does not cache private responses and writes', async () => {
  for (let round = 0; round < 2; round += 1) {
    await visitor.get('/api/private')
    await visitor.raw('POST', '/api/regards/numero/1/vue')
  }

  expect(site.requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET', 'POST'])
})

test('each opening and each download of an issue reaches the product unchanged', async () => {
  const asked = [
    ['HEAD', '/regards/12/pdf'],
    ['GET', '/regards/12/pdf'],
    ['GET', '/regards/12/pdf'],
    ['GET', '/regards/12/telechargement'],
    ['GET', '/regards/12/telechargement'],
  ] as const
  for (const [method, path] of asked) await visitor.request(method, path)

  expect(site.requests.map(({ method, url }) => [method, url])).toEqual(asked)
})

test('below /api a request with a session is neither answered from the cache nor stored', async () => {
  await visitor.get('/api/regards')
  site.setBody('with counts')
  const sessions: Record<string, string>[] = [
    { cookie: 'theme=dark; payload-token=abc' },
    { cookie: 'payload-token=abc' },
    { authorization: 'JWT abc' },
  ]
  for (const headers of sessions) {
    expect((await visitor.get('/api/regards', { headers })).text).toBe('with counts')
  }

  expect((await visitor.get('/api/regards')).text).toBe('version 1')
  expect(site.requests[1]?.headers.cookie).toBe('theme=dark; payload-token=abc')
})

test('a cookie other than the session does not bypass the nginx cache', async () => {
  await visitor.get('/api/regards')
  await visitor.get('/regards')
  const api = await visitor.get('/api/regards', { headers: { cookie: 'not-payload-token=abc' } })
  const page = await visitor.get('/regards', { headers: { cookie: 'payload-token=abc' } })

  expect([api, page].map(({ headers }) => headers.get('x-cache-status'))).toEqual(['HIT', 'HIT'])
})

test('nginx collapses concurrent requests for an uncached page into one (cache lock)', async () => {
  site.holdResponses()
  const asking = Promise.all(Array.from({ length: 20 }, () => visitor.get('/regards')))
  await expect.poll(() => site.requests.length, { timeout: 20_000 }).toBe(1)
  await expect.poll(() => proxy.countOpenRequests(), { timeout: 20_000 }).toBe(20)
  site.releaseResponses()
  const answers = await asking

  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['version 1']))
  expect(site.requests).toHaveLength(1)
})

test('concurrent requests for the current user do not wait for each other', async () => {
  site.holdResponses()
  const asking = Promise.all(Array.from({ length: 20 }, () => visitor.raw('GET', '/api/users/me')))
  // Before the cache's lock would let another one pass by itself, after five seconds.
  await expect.poll(() => site.requests.length, { timeout: 4_500 }).toBe(20)
  site.releaseResponses()
  await asking
})

describe('after its max-age', () => {
  beforeEach(() => site.setMaxAge(1))

  test('nginx serves a stale response while it revalidates', async () => {
    await visitor.get('/')
    await sleep(STALE_MS)
    site.setBody('version 2')
    site.holdResponses()

    expect((await visitor.get('/')).text).toBe('version 1')
    await expect.poll(() => site.requests.length, { timeout: 20_000 }).toBe(2)
    site.releaseResponses()
    await expect
      .poll(async () => (await visitor.get('/')).text, { timeout: 20_000 })
      .toBe('version 2')
  })

  test.each([
    ['fails', (it: CacheableSite) => Promise.resolve(it.setFailure(503))],
    ['is away', (it: CacheableSite) => it.stop()],
  ])('while the product %s, what is kept is given, and the rest is a 503', async (_, breakIt) => {
    await visitor.get('/regards')
    await visitor.get('/api/regards')
    await sleep(STALE_MS)
    await breakIt(site)

    expect((await visitor.get('/regards')).text).toBe('version 1')
    expect((await visitor.get('/api/regards')).text).toBe('version 1')
    expect((await visitor.get('/api/regards?page=2')).status).toBe(503)
    expect((await visitor.get('/ressources')).status).toBe(503)
  })
})

test('while nothing answers, the API’s refusal has the shape of its others', async () => {
  await site.stop()
  const answer = await visitor.get('/api/regards')

  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(answer.json).toEqual({
    errors: [UNAVAILABLE],
  })
})

test('one of several processes may stop', async () => {
  const other = await startCacheableSite()
  const both = await startProductionProxy([site.port, other.port])
  try {
    await site.stop()
    for (const page of ['1', '2', '3', '4']) {
      expect((await client(both.url).get(`/regards?page=${page}`)).status).toBe(200)
    }
  } finally {
    await both.stop()
    await other.stop()
  }
})

test('a request that is a 503 for its client takes no process away from the others', async () => {
  const other = await startCacheableSite()
  const both = await startProductionProxy([site.port, other.port])
  const statuses: number[] = []
  try {
    for (let round = 0; round < 5; round += 1) {
      expect((await client(both.url).get(`/api/failing?${round}`)).status).toBe(503)
      statuses.push((await client(both.url).raw('GET', '/api/users/me')).status)
      statuses.push((await client(both.url).get(`/media/${round}.jpg`)).status)
    }
  } finally {
    await both.stop()
    await other.stop()
  }

  expect(statuses).toEqual(statuses.map(() => 200))
})

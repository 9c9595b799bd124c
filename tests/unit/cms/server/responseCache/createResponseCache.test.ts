import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { UpstreamResponse } from '../../../../../cms/src/server/responseCache/UpstreamResponse'
import { getContentState } from '../../../../../cms/src/infrastructure/contentVersion/invalidateContent'
import { createResponseCache } from '../../../../../cms/src/server/responseCache/createResponseCache'
import { toPublicCacheControl } from '../../../../../cms/src/lib/http/cacheControl'
import { listen, type LocalServer } from '../../../../support/listen'

const PAGE_CACHE_CONTROL = toPublicCacheControl('/')

/** What the application says, and how often it was asked; a test may hold an answer back. */
let says: (path: string) => UpstreamResponse | Promise<UpstreamResponse>
let asked: string[]
let server: LocalServer

const page = (
  text: string,
  { status = 200, cacheControl = PAGE_CACHE_CONTROL } = {},
): UpstreamResponse => ({
  status,
  headers: ['Content-Type', 'text/html; charset=utf-8', 'Cache-Control', cacheControl],
  body: Buffer.from(text),
})

/** Each look moves the faked clock on by its interval: after five seconds of them a page is past its freshness again. */
const looks = { timeout: 20_000, interval: 1 }

const nextTurn = () => new Promise(setImmediate)

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(`${server.url}${path}`, { headers, method })
  return {
    status: response.status,
    text: await response.text(),
    header: (name: string) => response.headers.get(name),
    isKept: response.headers.has('cache-status'),
  }
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  Object.assign(getContentState(), {
    generation: 0,
    version: null,
    isBroadcastPending: false,
    isDatabaseDown: false,
  })
  asked = []
  says = () => page('bonjour')
  const cache = createResponseCache(
    async (path) => {
      asked.push(path)
      return says(path)
    },
    () => undefined,
  )
  const listener = createServer((req, res) => {
    const path = req.url ?? '/'
    if (cache.answerKept(path, req, res)) return
    cache.answer(path, req, res).catch(() => res.writeHead(500).end('échec'))
  })
  server = await listen(listener)
})
afterEach(() => server.stop())

test('a cached response is not fetched again', async () => {
  await get('/')
  const again = await get('/')

  expect(again).toMatchObject({ status: 200, text: 'bonjour', isKept: true })
  expect(asked).toEqual(['/'])
})

test('a permanent redirect has the whole requested query, also parameters outside the cache key', async () => {
  says = () => ({
    status: 301,
    headers: ['Cache-Control', PAGE_CACHE_CONTROL, 'Location', '/regards/53/lire/3'],
    body: Buffer.alloc(0),
  })
  for (const query of ['?q=coiffe', '?q=%20&x=1', '']) {
    const response = await fetch(`${server.url}/regards/52/lire/3${query}`, {
      redirect: 'manual',
    })
    expect(response.headers.get('location')).toBe(`/regards/53/lire/3${query}`)
  }
})

test('a response requested before a change is not cached as newer than the change', async () => {
  let answerFirst: (answer: UpstreamResponse) => void = () => undefined
  says = () => new Promise((resolve) => (answerFirst = resolve))
  const first = get('/')
  await vi.waitFor(() => expect(asked).toHaveLength(1), { timeout: 20_000 })
  getContentState().generation += 1
  says = () => page('nouveau')

  expect((await get('/')).text).toBe('nouveau')
  answerFirst(page('ancien'))
  expect((await first).text).toBe('ancien')
  expect((await get('/')).text).toBe('nouveau')
  expect(asked).toHaveLength(2)
})

test('concurrent requests for one path share one fetch', async () => {
  let answer: (answer: UpstreamResponse) => void = () => undefined
  says = () => new Promise((resolve) => (answer = resolve))
  const all = Array.from({ length: 20 }, () => get('/'))
  await vi.waitFor(() => expect(asked).toHaveLength(1), { timeout: 20_000 })
  answer(page('une fois'))

  for (const { text } of await Promise.all(all)) expect(text).toBe('une fois')
  expect(asked).toHaveLength(1)
})

test('past its freshness an unchanged page is shown at once, and renewed meanwhile', async () => {
  await get('/')
  says = () => page('renouvelé')
  later(6_000)

  expect((await get('/')).text).toBe('bonjour')
  await vi.waitFor(async () => expect((await get('/')).text).toBe('renouvelé'), looks)
  expect(asked).toHaveLength(2)
})

test('a long unused entry is fetched anew', async () => {
  await get('/')
  says = () => page('le lendemain')
  later(11 * 60_000)

  expect((await get('/')).text).toBe('le lendemain')
})

test.each<[string, () => UpstreamResponse | Promise<UpstreamResponse>]>([
  ['answers 503', () => page('indisponible', { status: 503 })],
  ['fails', () => Promise.reject(new Error('connection lost'))],
])('an application that %s is stood in for by what it said before', async (_what, failing) => {
  await get('/')
  says = failing
  getContentState().generation += 1
  later(20_000)
  const standIn = await get('/')

  expect(standIn).toMatchObject({ status: 200, text: 'bonjour' })
  expect(standIn.header('age')).toBe('20')
  await get('/')
  // For a moment it is left alone.
  expect(asked).toHaveLength(2)
})

test('the content of an issue stands in for an error while nothing changed, not after a change', async () => {
  says = () => page('texte', { cacheControl: toPublicCacheControl('/regards/52') })
  await get('/')
  says = () => Promise.reject(new Error('away'))
  later(11 * 60_000)
  expect(await get('/')).toMatchObject({ status: 200, text: 'texte' })

  getContentState().generation += 1
  expect((await get('/')).status).toBe(500)
  later(60_000)
  expect((await get('/')).status).toBe(500)
})

test('an application that hangs costs one visitor four seconds, and the next ones nothing', async () => {
  await get('/')
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  says = () => new Promise(() => undefined)
  getContentState().generation += 1
  let isAnswered = false
  const first = get('/').finally(() => (isAnswered = true))
  while (asked.length < 2) await nextTurn()

  await vi.advanceTimersByTimeAsync(3_999)
  expect(isAnswered).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect((await first).text).toBe('bonjour')
  // The clock stands still: a wait would have no end.
  expect((await get('/')).text).toBe('bonjour')
})

test('after a failure the application is asked beside the answers, until it is back', async () => {
  await get('/')
  says = () => Promise.reject(new Error('away'))
  getContentState().generation += 1
  await get('/')
  says = () => page('revenu')
  later(3_000)

  expect((await get('/')).text).toBe('bonjour')
  await vi.waitFor(async () => expect((await get('/')).text).toBe('revenu'), looks)
})

test('a change after a failure is shown at once', async () => {
  await get('/')
  says = () => Promise.reject(new Error('away'))
  getContentState().generation += 1
  await get('/')
  says = () => page('corrigé')
  getContentState().generation += 1

  expect((await get('/')).text).toBe('corrigé')
})

test('serves cached responses without a wait while the database is away', async () => {
  await get('/')
  getContentState().isDatabaseDown = true
  later(60 * 60_000)

  expect(await get('/')).toMatchObject({ text: 'bonjour', isKept: true })
  expect(asked).toHaveLength(1)
})

test('nothing stands in where nothing was kept, and the failure of one is told to all', async () => {
  says = () => Promise.reject(new Error('away'))
  const all = await Promise.all([get('/a'), get('/a')])

  expect(all.map(({ status }) => status)).toEqual([500, 500])
  says = () => page('revenu')
  expect((await get('/a')).text).toBe('revenu')
})

test('drops an entry once the application forbids caching', async () => {
  await get('/')
  says = () => page('à vous seul', { cacheControl: 'private, no-store' })
  getContentState().generation += 1
  await get('/')

  expect(await get('/')).toMatchObject({ text: 'à vous seul', isKept: false })
})

test('a matching ETag gives a 304', async () => {
  const first = await get('/', { 'accept-encoding': 'identity' })
  const tag = first.header('etag') ?? ''
  const known = await get('/', { 'if-none-match': tag, 'accept-encoding': 'identity' })

  expect(tag).toMatch(/^"[\w-]+"$/)
  expect(known).toMatchObject({ status: 304, text: '' })
  expect(known.header('etag')).toBe(tag)
  expect(known.header('cache-control')).toBe(PAGE_CACHE_CONTROL)
  expect((await get('/', { 'if-none-match': '"autre"' })).status).toBe(200)
})

test('HEAD has the headers of GET without the body', async () => {
  const head = await get('/', { 'accept-encoding': 'identity' }, 'HEAD')

  expect(head).toMatchObject({ status: 200, text: '' })
  expect(head.header('content-length')).toBe('7')
  expect((await get('/', { 'accept-encoding': 'identity' })).text).toBe('bonjour')
  expect(asked).toHaveLength(1)
})

test('a page is compressed from the first answer on, anything else once it is asked for again', async () => {
  const text = 'Les arts et traditions populaires. '.repeat(100)
  const headers = ['Content-Type', 'application/json', 'Cache-Control', PAGE_CACHE_CONTROL]
  const encodingOf = async (path: string, method = 'GET') =>
    (await get(path, { 'accept-encoding': 'br' }, method)).header('content-encoding')
  says = () => ({ status: 200, headers, body: Buffer.from(text) })

  expect(await encodingOf('/api')).toBeNull()
  await get('/api')
  await vi.waitFor(async () => expect(await encodingOf('/api')).toBe('br'), looks)

  says = () => page(text)
  const first = await get('/page', { 'accept-encoding': 'br' })
  expect(first).toMatchObject({ isKept: false, text })
  expect(first.header('content-encoding')).toBe('br')
})

test('a frequently requested response is compressed at the best quality, once', async () => {
  const words = Array.from({ length: 3_000 }, (_, at) => `tradition${(at * 7919) % 1013}`)
  const text = words.join(' ')
  says = () => page(text)
  const ask = () => get('/', { 'accept-encoding': 'br' })
  const size = async () => Number((await ask()).header('content-length'))

  const first = await size()
  await vi.waitFor(async () => expect(await size()).toBeLessThan(first), looks)
  const refined = await ask()
  expect(refined.text).toBe(text)

  later(6_000)
  await ask()
  await vi.waitFor(() => expect(asked).toHaveLength(2), looks)
  expect(await size()).toBe(Number(refined.header('content-length')))
})

test('a page comes compressed as the client likes, with a tag for each form', async () => {
  const text = 'Les arts et traditions populaires. '.repeat(100)
  says = () => page(text)
  await get('/')
  const [br, gzip, plain] = await Promise.all(
    ['br', 'gzip', 'identity'].map((wish) => get('/', { 'accept-encoding': wish })),
  )

  expect(gzip?.header('content-encoding')).toBe('gzip')
  expect(plain?.header('content-encoding')).toBeNull()
  for (const answer of [br, gzip, plain]) {
    expect(answer?.text).toBe(text)
    expect(answer?.header('vary')).toBe('Accept-Encoding')
  }
  expect(new Set([br, gzip, plain].map((answer) => answer?.header('etag'))).size).toBe(3)
  const known = { 'if-none-match': br?.header('etag') ?? '', 'accept-encoding': 'br' }
  expect((await get('/', known)).status).toBe(304)
})

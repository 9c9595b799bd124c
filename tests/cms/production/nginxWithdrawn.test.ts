import { afterEach, beforeEach, expect, test } from 'vitest'
import { publishMagazine, type ArticlesIssue } from '../../support/articlesIssue'
import { client, type Client } from '../../support/client'
import { openLectureSite, type LectureSite } from '../../support/lectureSite'
import { startProductionProxy, type Nginx } from '../../support/nginx'
import { poll } from '../../support/ports'

/** Longer than a response is fresh (s-maxage=5). */
const STALE_LIMIT_MS = 20_000

let site: LectureSite
let proxy: Nginx
let visitor: Client
let issue: ArticlesIssue
/** Addresses of the content of the issue. */
let paths: string[]

beforeEach(async () => {
  site = await openLectureSite('embedded')
  proxy = await startProductionProxy([site.product.port])
  visitor = client(proxy.url)
  issue = await publishMagazine({ databaseUrl: null }, site.records, site.admin)
  const slug = (await issue.articles.list())[0]?.slug
  const api = `/api/regards/numero/${issue.numero}`
  paths = [
    ...['', '/lire', `/articles/${slug}`, '/epub'].map((rest) => `/regards/${issue.numero}${rest}`),
    ...['/lecture', '/texte', '/manifest', '/articles', `/articles/${slug}`].map(
      (rest) => api + rest,
    ),
    `/api/regards/${issue.id}`,
    '/recherche?q=coiffe',
    '/api/recherche?q=coiffe',
  ]
  // A copy of each is kept.
  await poll(async () => (await statusOf(paths)).every((status) => status === 200), {
    what: 'all addresses of the issue',
    timeoutMs: STALE_LIMIT_MS,
  })
  for (const path of ['/', '/regards']) await visitor.get(path)
})
afterEach(() => proxy.stop())

const statusOf = async (asked: string[]) =>
  Promise.all(asked.map(async (path) => (await visitor.raw('GET', path)).status))

/** Waits until no copy is fresh. */
const waitUntil = async (expected: number, asked = paths) =>
  poll(async () => (await statusOf(asked)).every((status) => status === expected), {
    what: `${expected} for ${asked.join(', ')}`,
    timeoutMs: STALE_LIMIT_MS,
  })

const withdraw = async () => {
  const { status } = await site.admin.patch(`/api/regards/${issue.id}`, {
    deletedAt: new Date().toISOString(),
  })
  expect(status).toBe(200)
}

test('a withdrawn issue stays away when the product stops: its 404 has replaced the copy', async () => {
  const withdrawn = paths.filter((path) => !path.includes('recherche'))
  await withdraw()
  await waitUntil(404, withdrawn)
  await site.product.kill()

  const statuses = await statusOf(withdrawn)
  expect(statuses.filter((status) => status === 200)).toEqual([])
})

test('an issue that nobody read since its withdrawal is not served either; lists are', async () => {
  await withdraw()
  await site.product.kill()

  await waitUntil(503)
  expect((await visitor.get('/regards')).status).toBe(200)
  expect((await visitor.get('/')).status).toBe(200)
})

import { expect, test } from 'vitest'
import type { Payload } from 'payload'
import { MAX_ARTICLES } from '@regards/contract/limits'
import {
  buildSitemap,
  buildSitemapIndex,
  readSitemap,
  readSitemapFile,
} from '../../../../../cms/src/features/seo/sitemap'

test('a page has its whole address, its signs spelt, and the day of its last change', () => {
  const map = buildSitemap('https://example.org', [
    { path: '/?a=1&b=<2>', lastmod: '2024-03-21T12:00:00.000Z' },
    { path: '/regards' },
  ])

  expect(map).toContain(
    '<url><loc>https://example.org/?a=1&amp;b=&lt;2&gt;</loc><lastmod>2024-03-21T12:00:00.000Z</lastmod></url>',
  )
  expect(map).toContain('<url><loc>https://example.org/regards</loc></url>')
})

test('there are 50,000 pages at most', () => {
  const entries = Array.from({ length: 50_010 }, (_, index) => ({ path: `/regards/${index}` }))

  expect(buildSitemap('https://example.org', entries).match(/<loc>/g)).toHaveLength(50_000)
})

test('an index names the sitemaps of a large site', () => {
  const index = buildSitemapIndex('https://example.org', 2)

  expect(index).toContain('<sitemapindex')
  expect(index.match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://example.org/sitemap-1.xml</loc>',
    '<loc>https://example.org/sitemap-2.xml</loc>',
  ])
})

/** 50,000 URLs, of which an issue has at most 503, and the site 7. */
const PER_FILE = 99
const DATE = '2026-11-27T10:00:00.000Z'

/** Of a database with so many issues, each with a PDF that is ready and an article. */
function createPayload(count: number, articles = 1) {
  const numbers = Array.from({ length: count }, (_, index) => count - index)
  const counts = { find: 0 }
  const find = ({ page, limit }: { page: number; limit: number }) => {
    counts.find += 1
    const shown = numbers.slice((page - 1) * limit, page * limit)
    const docs = shown.map((numero) => ({
      ...{ numero, updatedAt: DATE, pdf: `pdf-${numero}`, lisible: true },
    }))
    return Promise.resolve({ docs, totalPages: Math.ceil(count / limit) })
  }
  const findRows = ({
    collection,
    where,
  }: {
    collection: string
    where: { and: [Of, object] }
  }) => {
    counts.find += 1
    const documents = where.and[0].document.in
    const docs = documents.flatMap((document) =>
      collection === 'lectures'
        ? [{ document }]
        : Array.from({ length: articles }, (_, index) => ({
            ...{ document, slug: `article-${document}${'x'.repeat(index)}`, titre: 'Un' },
            ...{ auteurs: [], updatedAt: DATE },
          })),
    )
    return Promise.resolve({ docs })
  }
  const payload = {
    find,
    findGlobal: () => Promise.resolve({}),
    db: { find: findRows },
  } as unknown as Payload
  return { payload, counts }
}

type Of = { document: { in: string[] } }

const pathsOf = (entries: { path: string }[] | undefined) => entries?.map(({ path }) => path) ?? []

test('a site of a hundred issues has one sitemap, read in three queries', async () => {
  const { payload, counts } = createPayload(PER_FILE)
  const map = await readSitemap(payload)
  const paths = 'entries' in map ? pathsOf(map.entries) : []

  expect(paths).toContain('/')
  expect(paths).toContain('/regards/1/articles/article-pdf-1')
  expect(paths.filter((path) => path.startsWith('/regards/'))).toHaveLength(4 * PER_FILE)
  expect(counts.find).toBe(3)
  expect(await readSitemapFile(payload, 1)).toBeUndefined()
})

test('a larger site has several sitemaps; the first has the other pages too', async () => {
  const { payload } = createPayload(PER_FILE + 1)
  expect(await readSitemap(payload)).toEqual({ files: 2 })

  expect(pathsOf(await readSitemapFile(payload, 1))).toContain('/mentions-legales')
  expect(pathsOf(await readSitemapFile(payload, 2))).toEqual([
    ...['/regards/1', '/regards/1/lire', '/regards/1/texte', '/regards/1/articles/article-pdf-1'],
  ])
  expect(await readSitemapFile(payload, 3)).toBeUndefined()
})

test('no sitemap has more URLs or bytes than allowed, whatever the issues have', async () => {
  const { payload } = createPayload(PER_FILE + 1, MAX_ARTICLES)
  const entries = (await readSitemapFile(payload, 1)) ?? []
  expect(entries).toHaveLength(7 + PER_FILE * (3 + MAX_ARTICLES))
  expect(entries.length).toBeLessThanOrEqual(50_000)
  // Nothing is left out.
  const xml = buildSitemap('https://regards.example.org', entries)
  expect(xml.match(/<url>/g)).toHaveLength(entries.length)
  expect(Buffer.byteLength(xml)).toBeLessThan(50_000_000)
})

import { expect, test } from 'vitest'
import { buildSitemap, buildSitemapIndex } from '../../../../../cms/src/features/seo/sitemap'

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

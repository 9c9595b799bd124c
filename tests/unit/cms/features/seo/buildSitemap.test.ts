import { expect, test } from 'vitest'
import { buildSitemap } from '../../../../../cms/src/features/seo/buildSitemap'

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

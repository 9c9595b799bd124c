import { escapeXml } from '../../lib/escapeXml'

/** Maximum number of URLs in a sitemap (sitemaps.org). */
export const SITEMAP_LIMIT = 50_000

export interface SitemapEntry {
  /** Path of the page, with a leading slash. */
  path: string
  /** Last modification, as an ISO date-time; undefined when unknown. */
  lastmod?: string | undefined
}

/**
 * Builds a sitemap of the first 50,000 entries.
 * @param siteUrl URL of the site, without a trailing slash
 */
export function buildSitemap(siteUrl: string, entries: SitemapEntry[]): string {
  const urls = entries.slice(0, SITEMAP_LIMIT).map(({ path, lastmod }) => {
    const when = lastmod ? `<lastmod>${escapeXml(lastmod)}</lastmod>` : ''
    return `<url><loc>${escapeXml(siteUrl + path)}</loc>${when}</url>\n`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...urls,
    '</urlset>\n',
  ].join('')
}

/**
 * Builds a sitemap index, which names the sitemaps of a large site.
 * @param siteUrl URL of the site, without a trailing slash
 * @param files number of sitemaps
 */
export function buildSitemapIndex(siteUrl: string, files: number): string {
  const maps = Array.from(
    { length: files },
    (_, index) =>
      `<sitemap><loc>${escapeXml(`${siteUrl}/sitemap-${index + 1}.xml`)}</loc></sitemap>\n`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...maps,
    '</sitemapindex>\n',
  ].join('')
}

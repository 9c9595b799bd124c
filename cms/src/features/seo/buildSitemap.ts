import { escapeXml } from '../../lib/escapeXml'

/** The most that a sitemap may hold (sitemaps.org). */
export const SITEMAP_LIMIT = 50_000

export interface SitemapEntry {
  /** Path of the page, with its slash. */
  path: string
  /** When it changed last, as an ISO date-time; undefined where nobody knows. */
  lastmod?: string | undefined
}

/**
 * A sitemap of the first 50,000 pages that are given.
 * @param siteUrl address of the site, without a slash at the end
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

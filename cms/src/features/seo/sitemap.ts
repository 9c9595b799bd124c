import { MAX_ARTICLES } from '@regards/contract/limits'
import type { GlobalSlug, Payload } from 'payload'

import type { Regard } from '../../payload-types'
import { getRelationId } from '../../lib/payload/getRelationId'
import { escapeXml } from '../../lib/escapeXml'
import { textPages } from '../../lib/sitePages'
import { readContents, type ContentsEntry } from '../articles'

/** Maximum number of URLs in a sitemap (sitemaps.org). */
const SITEMAP_LIMIT = 50_000

export interface SitemapEntry {
  /** Path of the page, with a leading slash. */
  path: string
  /** Last modification, as an ISO date-time; undefined when unknown. */
  lastmod?: string | undefined
}

/** Builds a sitemap of the first 50,000 entries. @param siteUrl without a trailing slash */
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

/** Builds the index of a large site's sitemaps. @param siteUrl without a trailing slash */
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

/** List of issues, and pages whose texts are a global. */
const OTHER_PAGES = 1 + textPages.length

/** Page, reader and text version of an issue. */
const PAGES_OF_ISSUE = 3

/** Issues of one sitemap within its limit of URLs; a URL takes less than 300 bytes of its 50 MB. */
const ISSUES_PER_FILE = Math.floor((SITEMAP_LIMIT - OTHER_PAGES) / (PAGES_OF_ISSUE + MAX_ARTICLES))

/** `/sitemap.xml`: the pages of a small site, or the number of sitemaps. */
export type Sitemap = { entries: SitemapEntry[] } | { files: number }

/** Reads the sitemap of all indexable pages. */
export async function readSitemap(payload: Payload): Promise<Sitemap> {
  const issues = await readIssues(payload, 1)
  return issues.files > 1
    ? { files: issues.files }
    : { entries: await toFirstFile(payload, issues.entries) }
}

/**
 * Reads one of the sitemaps of a large site: pages of some issues; the first sitemap has the newest
 * issues and the pages without an issue.
 * @param file from 1
 * @returns undefined for a file that `/sitemap.xml` does not name: a small site has none
 */
export async function readSitemapFile(
  payload: Payload,
  file: number,
): Promise<SitemapEntry[] | undefined> {
  const issues = await readIssues(payload, file)
  if (issues.files < 2 || file > issues.files) return undefined
  return file === 1 ? toFirstFile(payload, issues.entries) : issues.entries
}

/** Adds the home page, the magazine and the other pages to those of issues. */
async function toFirstFile(payload: Payload, issues: SitemapEntry[]): Promise<SitemapEntry[]> {
  const [accueil, ...written] = await Promise.all(
    textPages.map(async ({ path, slug }) => ({ path, lastmod: await readLastmod(payload, slug) })),
  )
  const newest = issues.map(({ lastmod }) => lastmod).reduce(latest, undefined)
  return [
    { path: '/', lastmod: latest(accueil?.lastmod, newest) },
    { path: '/regards', lastmod: newest },
    ...written,
    ...issues,
  ]
}

/** Undefined while the global still has its default texts. */
async function readLastmod(payload: Payload, slug: GlobalSlug): Promise<string | undefined> {
  const texts = await payload.findGlobal({ slug, depth: 0, overrideAccess: false })
  return texts.updatedAt ?? undefined
}

/** Reads the pages of the issues of one file, highest numbers first, and the number of files. */
async function readIssues(
  payload: Payload,
  page: number,
): Promise<{ entries: SitemapEntry[]; files: number }> {
  const { docs, totalPages } = await payload.find({
    collection: 'regards',
    // `lisible` is derived from the PDF.
    select: { numero: true, updatedAt: true, pdf: true, lisible: true },
    sort: '-numero',
    depth: 0,
    limit: ISSUES_PER_FILE,
    page,
    overrideAccess: false,
  })
  const contents = await readContents(
    payload,
    docs.flatMap(({ pdf }) => getRelationId(pdf) ?? []),
  )
  return {
    entries: docs.flatMap((issue) =>
      toIssuePages(issue, contents.get(getRelationId(issue.pdf) ?? '') ?? []),
    ),
    files: totalPages,
  }
}

/**
 * Pages of an issue, which has articles also while its PDF is prepared. The text version has no
 * date: texts are corrected without a change of the issue.
 */
function toIssuePages(
  { numero, updatedAt, lisible }: Pick<Regard, 'numero' | 'updatedAt' | 'lisible'>,
  articles: ContentsEntry[],
): SitemapEntry[] {
  const path = `/regards/${numero}`
  return [
    { path, lastmod: updatedAt },
    ...(lisible ? [{ path: `${path}/lire`, lastmod: updatedAt }, { path: `${path}/texte` }] : []),
    ...articles.map((article) => ({
      path: `${path}/articles/${article.slug}`,
      lastmod: article.updatedAt,
    })),
  ]
}

/** Compares ISO date-times of equal length as strings. */
function latest(one: string | undefined, other: string | undefined): string | undefined {
  if (!one || !other) return one ?? other
  return one > other ? one : other
}

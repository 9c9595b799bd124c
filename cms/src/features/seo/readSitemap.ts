import type { Payload } from 'payload'

import type { Regard } from '../../payload-types'
import { SITEMAP_LIMIT, type SitemapEntry } from './buildSitemap'

const PAGE_SIZE = 1_000

/** Pages whose content is a single global. */
const GLOBAL_PAGES = [
  { path: '/a-propos/historique', slug: 'historique' },
  { path: '/a-propos/qui-sommes-nous', slug: 'quiSommesNous' },
  { path: '/a-propos/notre-siege', slug: 'notreSiege' },
  { path: '/mentions-legales', slug: 'mentionsLegales' },
  { path: '/politique-de-confidentialite', slug: 'politiqueDeConfidentialite' },
] as const

/** Lists all indexable pages: the home page, the magazine, each issue with its reader and its text, the other pages. */
export async function readSitemap(payload: Payload): Promise<SitemapEntry[]> {
  const [accueil, issues, written] = await Promise.all([
    readLastmod(payload, 'accueil'),
    readIssues(payload),
    Promise.all(
      GLOBAL_PAGES.map(async ({ path, slug }) => ({
        path,
        lastmod: await readLastmod(payload, slug),
      })),
    ),
  ])
  const newest = issues.map(({ lastmod }) => lastmod).reduce(latest, undefined)
  return [
    { path: '/', lastmod: latest(accueil, newest) },
    { path: '/regards', lastmod: newest },
    ...written,
    ...issues,
  ]
}

type GlobalPageSlug = (typeof GLOBAL_PAGES)[number]['slug'] | 'accueil'

/** Undefined while the global still has its default texts. */
async function readLastmod(payload: Payload, slug: GlobalPageSlug): Promise<string | undefined> {
  const texts = await payload.findGlobal({ slug, depth: 0, overrideAccess: false })
  return texts.updatedAt ?? undefined
}

/** Reads as many issues as fit in a sitemap, highest numbers first. */
async function readIssues(payload: Payload): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = []
  for (let page = 1; entries.length < SITEMAP_LIMIT; page += 1) {
    const { docs, hasNextPage } = await payload.find({
      collection: 'regards',
      // `lisible` is derived from the PDF.
      select: { numero: true, updatedAt: true, pdf: true, lisible: true },
      sort: '-numero',
      depth: 0,
      limit: PAGE_SIZE,
      page,
      overrideAccess: false,
    })
    entries.push(...docs.flatMap(toIssuePages))
    if (!hasNextPage) break
  }
  return entries
}

/** Pages of an issue. Texts are corrected without a change of the issue: theirs has no date. */
function toIssuePages({
  numero,
  updatedAt,
  lisible,
}: Pick<Regard, 'numero' | 'updatedAt' | 'lisible'>): SitemapEntry[] {
  const path = `/regards/${numero}`
  const page = { path, lastmod: updatedAt }
  if (!lisible) return [page]
  return [page, { path: `${path}/lire`, lastmod: updatedAt }, { path: `${path}/texte` }]
}

/** Compares ISO date-times of equal length as strings. */
function latest(one: string | undefined, other: string | undefined): string | undefined {
  if (!one || !other) return one ?? other
  return one > other ? one : other
}

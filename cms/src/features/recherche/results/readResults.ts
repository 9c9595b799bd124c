import type { ExtractPart, SearchResult } from '@regards/contract/schemas/recherche'
import { cutExtract } from '@regards/text-analysis'
import type { GlobalSlug, Payload } from 'payload'

import { memoizeUntilContentChange } from '../../../infrastructure/contentVersion/memoizeUntilContentChange'
import { getRelationId } from '../../../lib/payload/getRelationId'
import type { Regard } from '../../../payload-types'
import {
  findShownPdfs,
  readFoundArticles,
  readFoundPages,
  toPageKey,
  type FoundPage,
  type ReadArticle,
} from '../../articles'
import type { Candidate, Group } from '../index/SearchIndex'
import { toSearchedTexts } from '../indexing/readIssue'
import { readSitePage, toSiteKey, type SearchedPage } from '../indexing/readSitePage'
import { toArticleId } from '../indexing/toEntries'
import type { Found } from '../query/findNearest'
import { splitPages, toStemPart } from '../index/storedWords'

/** Cuts the passage of a text with most words of the query. */
export const cut = (texte: string, { terms, phrases }: Found): ExtractPart[] =>
  cutExtract(
    texte,
    terms.filter(({ term }) => !term.isInPhrase).map(({ racines }) => racines),
    phrases,
  )

/** Reads results as visitors may read them now: a late index shows nothing withdrawn. */
export async function readResults(
  payload: Payload,
  shown: Candidate[],
  found: Found,
): Promise<SearchResult[]> {
  const ids = shown.flatMap(({ type, cle }) => (type === 'article' ? [toArticleId(cle)] : []))
  const [issues, articles] = await Promise.all([
    readIssues(payload, shown),
    readFoundArticles(payload, ids),
  ])
  const documents = [...issues.values()].flatMap(({ pdf }) => getRelationId(pdf) ?? [])
  const read = { found, issues, articles, shownPdfs: await findShownPdfs(payload, documents) }
  const places = shown.flatMap((candidate) => toPlace(candidate, read) ?? [])
  const pages = await readFoundPages(payload, places)
  const results = await Promise.all(
    shown.map(async (candidate): Promise<SearchResult | undefined> => {
      const { type, groupe } = candidate
      if (type === 'site') return toSiteResult(payload, groupe, found)
      const issue = issues.get(groupe)
      return issue && toIssueResult(candidate, issue, { ...read, pages })
    }),
  )
  return results.filter((result) => result !== undefined)
}

interface Read {
  found: Found
  issues: Map<string, Regard>
  articles: Map<string, ReadArticle>
  /** PDF whose articles visitors get, by the PDF of an issue. */
  shownPdfs: Map<string, string>
}

/** The page of the extract of a result; undefined for an entry without a page. */
function toPlace(candidate: Candidate, { found, issues, articles, shownPdfs }: Read) {
  const { type, groupe, page, texte, cle } = candidate
  const document = getRelationId(issues.get(groupe)?.pdf)
  if (!document) return undefined
  if (type === 'page') return { document, page, pages: [page] }
  if (type !== 'article') return undefined
  const read = articles.get(toArticleId(cle))
  if (!read || read.document !== shownPdfs.get(document)) return undefined
  const [best = page, ...others] = locatePages(texte, found.terms)
  const pages = [best, ...others].toSorted((one, other) => one - other)
  return { document: read.document, page: best, pages }
}

function toIssueResult(
  candidate: Candidate,
  regard: Regard,
  read: Read & { pages: Map<string, FoundPage> },
): SearchResult | undefined {
  const { type, cle } = candidate
  const { found } = read
  const { numero, titre = null, dateParution, couverture } = regard
  const issue = { numero, titre, dateParution, couverture }
  if (type === 'numero')
    return { type, ...issue, extrait: cut(toSearchedTexts(regard).texte, found) }
  const place = toPlace(candidate, read)
  if (!place) return undefined
  const { document, page, pages } = place
  const foundPage = read.pages.get(toPageKey(document, page))
  const shown = { ...issue, page, vignette: foundPage?.vignette ?? null }
  if (type === 'page') {
    if (!foundPage?.texte) return undefined
    return { type, ...shown, extrait: cut(foundPage.texte, found) }
  }
  const known = read.articles.get(toArticleId(cle))
  if (type !== 'article' || !known) return undefined
  const { article, textes } = known
  const text = textes.find((each) => each.page === page) ?? textes[0]
  return { type, ...shown, article, pages, extrait: cut(text?.texte ?? '', found) }
}

/** Reads issues as anonymous visitors do. */
async function readIssues(payload: Payload, shown: Candidate[]): Promise<Map<string, Regard>> {
  const ids = new Set(shown.filter(({ type }) => type !== 'site').map(({ groupe }) => groupe))
  if (ids.size === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'regards',
    where: { id: { in: [...ids] } },
    depth: 1,
    pagination: false,
    overrideAccess: false,
  })
  return new Map(docs.map((issue) => [issue.id, issue]))
}

const MAX_SITE_PAGES = 20

const sitePages = memoizeUntilContentChange<SearchedPage>(MAX_SITE_PAGES)

async function toSiteResult(
  payload: Payload,
  groupe: string,
  found: Found,
): Promise<SearchResult | undefined> {
  const slug = groupe.slice(toSiteKey('').length) as GlobalSlug
  const page = await sitePages(slug, async () => (await readSitePage(payload, slug)) ?? null)
  if (!page) return undefined
  const { path: chemin, titre, texte } = page
  return { type: 'site', chemin, titre, extrait: cut(texte, found) }
}

/**
 * Finds the pages of an article that have most of the words of a query.
 * @param texte as the index has it
 * @returns the page with most words first, then the others in their order; none if no page has one
 */
export function locatePages(texte: string, groups: Group[]): number[] {
  const counted = splitPages(texte).map(({ page, text }) => {
    const counts = groups.map(({ racines }) =>
      racines.reduce((sum, stem) => sum + count(text, toStemPart(stem)), 0),
    )
    const different = counts.filter((found) => found > 0).length
    return { page, different, all: counts.reduce((sum, found) => sum + found, 0) }
  })
  const most = Math.max(0, ...counted.map(({ different }) => different))
  if (most === 0) return []
  const found = counted.filter(({ different }) => different === most)
  const [best] = found.toSorted((one, other) => other.all - one.all)
  return [best, ...found.filter((page) => page !== best)].flatMap((each) => each?.page ?? [])
}

const count = (text: string, part: string): number => text.split(part).length - 1

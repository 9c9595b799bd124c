import { parseQuery } from '@regards/text-analysis'
import type { GlobalSlug, Payload } from 'payload'

import { memoizeUntilContentChange } from '../../infrastructure/contentVersion/memoizeUntilContentChange'
import { findArticlesOfPages, type ArticleOfPage } from '../articles/contents/findArticlesOfPages'
import { getRelationId } from '../../lib/payload/getRelationId'
import type { Regard } from '../../payload-types'
import { getSearchIndex } from './index/getSearchIndex'
import type { Candidate } from './index/SearchIndex'
import { isPage, readPageTexts, type PublishedIssue } from './indexing/readIssue'
import { readSitePage, toSiteKey, type SitePage } from './indexing/sitePages'
import { expandTerms } from './query/expandTerms'
import { findNearest, type Found, type SearchedQuery } from './query/findNearest'
import { suggestQuery } from './query/suggestQuery'
import { cutExtract, type ExtractPart } from './results/cutExtract'
import { rankCandidates } from './results/rankCandidates'

const PAGE_SIZE = 20

interface SearchOptions {
  /** From normalizeQuery. */
  q: string
  /** Only issues of this year. */
  annee: number | undefined
  /** From 1. */
  page: number
}

interface IssueResult {
  numero: number
  titre: string | null
  dateParution: string
  couverture: Regard['couverture']
  extrait: ExtractPart[]
}

type SearchResult =
  | ({ type: 'page'; page: number; article: ArticleOfPage | null } & IssueResult)
  | ({ type: 'numero' } & IssueResult)
  | { type: 'site'; chemin: string; titre: string; extrait: ExtractPart[] }

/** What an answer says of its results. */
interface Summary {
  q: string
  total: number
  /** Whether there may be more matches than `total`: of very many, not all are counted. */
  auMoins: boolean
  /** Another query that finds something, for one with a slip. */
  suggestion: string | null
  /** Words of the query that the results lack, when nothing has them all. */
  sans: string[]
}

interface SearchAnswer extends Summary {
  page: number
  totalPages: number
  /** Years with results, the newest first, whether or not one is chosen. */
  annees: { annee: number; total: number }[]
  resultats: SearchResult[]
}

interface IssueSearchAnswer extends Summary {
  /** The pages with the words, the first page first. */
  resultats: { page: number; extrait: ExtractPart[] }[]
}

/** Searches what visitors may read. */
export async function search(
  payload: Payload,
  { q, annee, page }: SearchOptions,
): Promise<SearchAnswer> {
  const found = await find(payload, q, { annee })
  const { answer, terms } = found
  const ranked = rankCandidates(answer.candidates, terms)
  const shown = ranked.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  return {
    ...(await summarize(payload, q, found)),
    page,
    // Of very many matches, the best ones only are candidates.
    totalPages: Math.ceil(Math.min(answer.total, ranked.length) / PAGE_SIZE),
    annees: toYears(answer.annees),
    resultats: await toResults(payload, shown, found),
  }
}

/** Searches the pages of a published issue. */
export async function searchIssue(
  payload: Payload,
  { id, document }: PublishedIssue,
  q: string,
): Promise<IssueSearchAnswer> {
  const found = await find(payload, q, { groupe: id })
  const pages = { page: { in: found.answer.candidates.map(({ page }) => page) } }
  const texts = await readPageTexts(payload, { and: [{ document: { equals: document } }, pages] })
  const resultats = texts.map(({ page, texte }) => ({ page, extrait: cut(texte, found) }))
  return { ...(await summarize(payload, q, found)), resultats }
}

async function find(
  payload: Payload,
  q: string,
  place: Pick<SearchedQuery, 'annee' | 'groupe'>,
): Promise<Found> {
  const index = getSearchIndex(payload)
  const query = parseQuery(q)
  const terms = await expandTerms(index, query.terms)
  const { phrases } = query
  return findNearest((asked) => index.search(asked), { terms, phrases, ...place })
}

async function summarize(payload: Payload, q: string, found: Found): Promise<Summary> {
  const { answer, sans } = found
  const isMissed = answer.total === 0 || sans.length > 0
  return {
    q,
    total: answer.total,
    auMoins: answer.isLowerBound,
    suggestion: isMissed ? await suggest(payload, q, found.groupe) : null,
    sans,
  }
}

/** Proposes another query, if all of it is found, whatever the year. */
async function suggest(
  payload: Payload,
  q: string,
  groupe: string | undefined,
): Promise<string | null> {
  const index = getSearchIndex(payload)
  const suggestion = await suggestQuery(index, q, await expandTerms(index, parseQuery(q).terms))
  if (suggestion === null) return null
  const { answer, sans } = await find(payload, suggestion, { groupe })
  return answer.total > 0 && sans.length === 0 ? suggestion : null
}

const cut = (texte: string, { terms, phrases }: Found): ExtractPart[] =>
  cutExtract(
    texte,
    terms.filter(({ term }) => !term.isInPhrase).map(({ racines }) => racines),
    phrases,
  )

const toYears = (annees: Map<number, number>): SearchAnswer['annees'] =>
  [...annees]
    .filter(([annee]) => annee > 0)
    .map(([annee, total]) => ({ annee, total }))
    .sort((one, other) => other.annee - one.annee)

/**
 * Reads what is shown of the results as visitors may read it now: an index that is late by a moment
 * shows nothing that was withdrawn.
 */
async function toResults(
  payload: Payload,
  shown: Candidate[],
  found: Found,
): Promise<SearchResult[]> {
  const issues = await readIssues(payload, shown)
  const documentOf = (groupe: string) => getRelationId(issues.get(groupe)?.pdf)
  const texts = await readTexts(
    payload,
    shown.flatMap(({ type, groupe, page }) => {
      const document = documentOf(groupe)
      return type === 'page' && document ? [{ document, page }] : []
    }),
  )
  const results = await Promise.all(
    shown.map(async ({ type, groupe, page }): Promise<SearchResult | undefined> => {
      if (type === 'site') return toSiteResult(payload, groupe, found)
      const issue = issues.get(groupe)
      if (!issue) return undefined
      const { numero, titre = null, dateParution, couverture } = issue
      const known = { numero, titre, dateParution, couverture }
      if (type === 'numero') return { type, ...known, extrait: cut(issue.sommaire ?? '', found) }
      const texte = texts.get(toPageKey(documentOf(groupe), page))
      if (!texte) return undefined
      return { type, ...known, page, article: null, extrait: cut(texte, found) }
    }),
  )
  return addArticles(
    payload,
    results.filter((result) => result !== undefined),
    new Map([...issues.values()].map(({ numero, pdf }) => [numero, getRelationId(pdf) ?? ''])),
  )
}

/** Says of each page in which article its extract is. */
async function addArticles(
  payload: Payload,
  results: SearchResult[],
  documents: Map<number, string>,
): Promise<SearchResult[]> {
  const pages = results.filter((result) => result.type === 'page')
  const articles = await findArticlesOfPages(
    payload,
    pages.map(({ numero, page, extrait }) => ({
      document: documents.get(numero) ?? '',
      page,
      texte: extrait.map(({ texte }) => texte).join(''),
    })),
  )
  const byPage = new Map(pages.map((page, index) => [page, articles[index] ?? null]))
  return results.map((result) =>
    result.type === 'page' ? { ...result, article: byPage.get(result) ?? null } : result,
  )
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

const toPageKey = (document: string | undefined, page: number): string => `${document} ${page}`

/** Reads the texts of pages, by toPageKey. */
async function readTexts(
  payload: Payload,
  pages: { document: string; page: number }[],
): Promise<Map<string, string>> {
  if (pages.length === 0) return new Map()
  const texts = await readPageTexts(payload, {
    or: pages.map(({ document, page }) => isPage(document, page)),
  })
  return new Map(texts.map(({ document, page, texte }) => [toPageKey(document, page), texte]))
}

const MAX_SITE_PAGES = 20

const sitePages = memoizeUntilContentChange<SitePage>(MAX_SITE_PAGES)

async function toSiteResult(
  payload: Payload,
  groupe: string,
  found: Found,
): Promise<SearchResult | undefined> {
  const slug = groupe.slice(toSiteKey('').length) as GlobalSlug
  const page = await sitePages(slug, async () => (await readSitePage(payload, slug)) ?? null)
  if (!page) return undefined
  const { chemin, titre, texte } = page
  return { type: 'site', chemin, titre, extrait: cut(texte, found) }
}

import type { GlobalSlug, Payload } from 'payload'

import { memoizeUntilContentChange } from '../../infrastructure/contentVersion/memoizeUntilContentChange'
import { getRelationId } from '../../lib/payload/getRelationId'
import type { Regard } from '../../payload-types'
import { getSearchIndex } from './index/getSearchIndex'
import type { Candidate, IndexAnswer } from './index/SearchIndex'
import { isPage, readPageTexts } from './indexing/readIssue'
import { readSitePage, toSiteKey, type SitePage } from './indexing/sitePages'
import { expandTerms, type ExpandedTerm } from './query/expandTerms'
import { parseQuery, type ParsedQuery } from './query/parseQuery'
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
  | ({ type: 'page'; page: number } & IssueResult)
  | ({ type: 'numero' } & IssueResult)
  | { type: 'site'; chemin: string; titre: string; extrait: ExtractPart[] }

interface SearchAnswer {
  q: string
  total: number
  /** Whether there may be more matches than `total`: of very many, not all are counted. */
  auMoins: boolean
  page: number
  totalPages: number
  /** Another query that finds something, for one with a slip. */
  suggestion: string | null
  /** Years with results, the newest first, whether or not one is chosen. */
  annees: { annee: number; total: number }[]
  resultats: SearchResult[]
}

/** Searches what visitors may read. */
export async function search(
  payload: Payload,
  { q, annee, page }: SearchOptions,
): Promise<SearchAnswer> {
  const index = getSearchIndex(payload)
  const query = parseQuery(q)
  const terms = await expandTerms(index, query.terms)
  const found = await findMatches(payload, query, terms, annee)
  const ranked = rankCandidates(found.candidates, terms)
  const shown = ranked.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  return {
    q,
    total: found.total,
    auMoins: found.isLowerBound,
    page,
    // Of very many matches, the best ones only are candidates.
    totalPages: Math.ceil(Math.min(found.total, ranked.length) / PAGE_SIZE),
    suggestion: found.total === 0 ? await suggest(payload, query, terms) : null,
    annees: toYears(found.annees),
    resultats: await toResults(payload, shown, terms),
  }
}

const NOTHING: IndexAnswer = {
  annees: new Map(),
  total: 0,
  isLowerBound: false,
  candidates: [],
}

/**
 * Asks the index, also for a word that the vocabulary does not have: a process may have stopped between
 * the two.
 */
async function findMatches(
  payload: Payload,
  { phrases }: ParsedQuery,
  terms: ExpandedTerm[],
  annee: number | undefined,
): Promise<IndexAnswer> {
  if (terms.length === 0) return NOTHING
  return getSearchIndex(payload).search({ groups: terms, phrases, annee })
}

/** Proposes another query, if it finds something. */
async function suggest(
  payload: Payload,
  { text }: ParsedQuery,
  terms: ExpandedTerm[],
): Promise<string | null> {
  const index = getSearchIndex(payload)
  const suggestion = await suggestQuery(index, text, terms)
  if (suggestion === null) return null
  const query = parseQuery(suggestion)
  const { total } = await findMatches(
    payload,
    query,
    await expandTerms(index, query.terms),
    undefined,
  )
  return total > 0 ? suggestion : null
}

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
  terms: ExpandedTerm[],
): Promise<SearchResult[]> {
  const stems = terms.map(({ racines }) => racines)
  const issues = await readIssues(payload, shown)
  const pages = await readPages(payload, shown, issues)
  const results = await Promise.all(
    shown.map(async ({ type, groupe, page }): Promise<SearchResult | undefined> => {
      if (type === 'site') return toSiteResult(payload, groupe, stems)
      const issue = issues.get(groupe)
      if (!issue) return undefined
      const { numero, titre = null, dateParution, couverture } = issue
      const known = { numero, titre, dateParution, couverture }
      if (type === 'numero')
        return { type, ...known, extrait: cutExtract(issue.sommaire ?? '', stems) }
      const texte = pages.get(toPageKey(getRelationId(issue.pdf), page))
      return texte ? { type, ...known, page, extrait: cutExtract(texte, stems) } : undefined
    }),
  )
  return results.filter((result) => result !== undefined)
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

async function readPages(
  payload: Payload,
  shown: Candidate[],
  issues: Map<string, Regard>,
): Promise<Map<string, string>> {
  const wanted = shown.flatMap(({ type, groupe, page }) => {
    const document = getRelationId(issues.get(groupe)?.pdf)
    return type === 'page' && document ? [{ document, page }] : []
  })
  if (wanted.length === 0) return new Map()
  const texts = await readPageTexts(payload, {
    or: wanted.map(({ document, page }) => isPage(document, page)),
  })
  return new Map(texts.map(({ document, page, texte }) => [toPageKey(document, page), texte]))
}

const MAX_SITE_PAGES = 20

const sitePages = memoizeUntilContentChange<SitePage>(MAX_SITE_PAGES)

async function toSiteResult(
  payload: Payload,
  groupe: string,
  stems: string[][],
): Promise<SearchResult | undefined> {
  const slug = groupe.slice(toSiteKey('').length) as GlobalSlug
  const page = await sitePages(slug, async () => (await readSitePage(payload, slug)) ?? null)
  if (!page) return undefined
  const { chemin, titre, texte } = page
  return { type: 'site', chemin, titre, extrait: cutExtract(texte, stems) }
}

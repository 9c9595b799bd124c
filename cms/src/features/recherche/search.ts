import { parseQuery } from '@regards/text-analysis'
import type { Payload } from 'payload'

import { memoizeUntilContentChange } from '../../infrastructure/contentVersion/memoizeUntilContentChange'
import { getSearchIndex } from './index/getSearchIndex'
import type { PlaceCount } from './index/SearchIndex'
import { toSectionKey } from './index/toSectionKey'
import { isReady, readPageTexts, type PageText, type PublishedIssue } from './indexing/readIssue'
import { createPagesIndex } from './query/createPagesIndex'
import { expandTerms } from './query/expandTerms'
import { findNearest, type AskIndex, type Found, type SearchedQuery } from './query/findNearest'
import { suggestQuery } from './query/suggestQuery'
import { suggestWords } from './query/suggestWords'
import type { ExtractPart } from './results/cutExtract'
import { rankCandidates } from './results/rankCandidates'
import { cut, readResults, type SearchResult } from './results/readResults'

const PAGE_SIZE = 20

/** Sections that are offered as filters, at most. */
const MAX_SECTIONS = 12

type Filters = Pick<SearchedQuery, 'annee' | 'rubrique'>

interface SearchOptions {
  /** From normalizeQuery. */
  q: string
  /** Only issues of this year. */
  annee: number | undefined
  /** Only articles of this section. */
  rubrique: string | undefined
  /** From 1. */
  page: number
}

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
  /** Years with results in the chosen section, the newest first, whether or not one is chosen. */
  annees: { annee: number; total: number }[]
  /** Sections with results in the chosen year, those with most first, whether or not one is chosen. */
  rubriques: { rubrique: string; total: number }[]
  /** Words to try, for a query without any. */
  essais: string[]
  resultats: SearchResult[]
}

interface IssueSearchAnswer extends Summary {
  /** The pages with the words, the first page first. */
  resultats: { page: number; extrait: ExtractPart[] }[]
}

/** Searches what visitors may read. */
export async function search(
  payload: Payload,
  { q, annee, rubrique, page }: SearchOptions,
): Promise<SearchAnswer> {
  const ask: AskIndex = (query) => getSearchIndex(payload).search(query)
  const filters = { annee, rubrique }
  const found = await find(payload, ask, q, filters)
  const { answer, terms } = found
  const ranked = rankCandidates(answer.candidates, terms)
  const shown = ranked.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  return {
    ...(await summarize(payload, ask, q, found)),
    page,
    // Of very many matches, the best ones only are candidates.
    totalPages: Math.ceil(Math.min(answer.total, ranked.length) / PAGE_SIZE),
    annees: toYears(answer.places, filters),
    rubriques: toSections(answer.places, filters),
    essais: q === '' ? await suggestWords(payload) : [],
    resultats: await readResults(payload, shown, found),
  }
}

/** Searches the pages of a published issue. */
export async function searchIssue(
  payload: Payload,
  { document }: PublishedIssue,
  q: string,
): Promise<IssueSearchAnswer> {
  const prepared = await issuePages(document, () => readIssuePages(payload, document))
  const { pages, ask } = prepared ?? { pages: [], ask: createPagesIndex([]) }
  const found = await find(payload, ask, q)
  const hits = new Set(found.answer.candidates.map(({ page }) => page))
  const resultats = pages
    .filter(({ page }) => hits.has(page))
    .map(({ page, texte }) => ({ page, extrait: cut(texte, found) }))
  return { ...(await summarize(payload, ask, q, found)), resultats }
}

/** Issues whose pages stay prepared: of one, several searches follow each other. */
const MAX_PREPARED = 4

const issuePages = memoizeUntilContentChange<{ pages: PageText[]; ask: AskIndex }>(MAX_PREPARED)

async function readIssuePages(payload: Payload, document: string) {
  if (!(await isReady(payload, document))) return null
  const pages = await readPageTexts(payload, { document: { equals: document } })
  return { pages, ask: createPagesIndex(pages) }
}

async function find(
  payload: Payload,
  ask: AskIndex,
  q: string,
  filters: Filters = {},
): Promise<Found> {
  const query = parseQuery(q)
  const terms = await expandTerms(getSearchIndex(payload), query.terms)
  return findNearest(ask, { terms, phrases: query.phrases, ...filters })
}

async function summarize(
  payload: Payload,
  ask: AskIndex,
  q: string,
  found: Found,
): Promise<Summary> {
  const { answer, sans } = found
  const isMissed = answer.total === 0 || sans.length > 0
  return {
    q,
    total: answer.total,
    auMoins: answer.isLowerBound,
    suggestion: isMissed ? await suggest(payload, ask, q) : null,
    sans,
  }
}

/** Proposes another query, if all of it is found, whatever the year and the section. */
async function suggest(payload: Payload, ask: AskIndex, q: string): Promise<string | null> {
  const index = getSearchIndex(payload)
  const suggestion = await suggestQuery(index, q, await expandTerms(index, parseQuery(q).terms))
  if (suggestion === null) return null
  const { answer, sans } = await find(payload, ask, suggestion)
  return answer.total > 0 && sans.length === 0 ? suggestion : null
}

/** Counts the matches of the chosen section by year. */
function toYears(places: PlaceCount[], { rubrique }: Filters): SearchAnswer['annees'] {
  const key = rubrique === undefined ? undefined : toSectionKey(rubrique)
  const ofSection = places.filter(
    (place) => place.annee > 0 && (key === undefined || toSectionKey(place.rubrique) === key),
  )
  return [...sumBy(ofSection, ({ annee }) => annee)]
    .map(([annee, total]) => ({ annee, total }))
    .sort((one, other) => other.annee - one.annee)
}

/** Counts the matches of the chosen year by section. */
function toSections(places: PlaceCount[], { annee }: Filters): SearchAnswer['rubriques'] {
  const ofYear = places.filter(
    (place) => place.rubrique !== '' && (annee === undefined || place.annee === annee),
  )
  return [...sumBy(ofYear, ({ rubrique }) => rubrique)]
    .map(([rubrique, total]) => ({ rubrique, total }))
    .sort(
      (one, other) => other.total - one.total || one.rubrique.localeCompare(other.rubrique, 'fr'),
    )
    .slice(0, MAX_SECTIONS)
}

function sumBy<Key>(places: PlaceCount[], toKey: (place: PlaceCount) => Key): Map<Key, number> {
  const sums = new Map<Key, number>()
  for (const place of places) sums.set(toKey(place), (sums.get(toKey(place)) ?? 0) + place.total)
  return sums
}

import type { SearchResponse, SearchSummary } from '@regards/contract/schemas/recherche'
import { parseQuery } from '@regards/text-analysis'
import type { Payload } from 'payload'

import { getSearchIndex } from './index/getSearchIndex'
import { toSectionKey, type PlaceCount } from './index/SearchIndex'

import {
  expandTerms,
  findNearest,
  toIndexedPhrase,
  type AskIndex,
  type Found,
  type SearchedQuery,
} from './query/findNearest'
import { suggestQuery, suggestWords } from './query/suggestions'
import { rankCandidates } from './results/rankCandidates'
import { readResults } from './results/readResults'

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

/** Searches what visitors may read. */
export async function search(
  payload: Payload,
  { q, annee, rubrique, page }: SearchOptions,
): Promise<SearchResponse> {
  const ask: AskIndex = (query) => getSearchIndex(payload).search(query)
  const filters = { annee, rubrique }
  const found = await find(payload, ask, q, filters)
  const { answer, terms } = found
  const ranked = rankCandidates(answer.candidates, terms)
  const shown = ranked.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  return {
    ...(await summarize(payload, ask, q, found)),
    page,
    // Of very many matches, only the best are candidates.
    totalPages: Math.ceil(Math.min(answer.total, ranked.length) / PAGE_SIZE),
    annees: toYears(answer.places, filters),
    rubriques: toSections(answer.places, filters),
    essais: q === '' ? await suggestWords(payload) : [],
    resultats: await readResults(payload, shown, found),
  }
}

/** Finds what a query stands for, in an index or in pages. */
export async function find(
  payload: Payload,
  ask: AskIndex,
  q: string,
  filters: Filters = {},
): Promise<Found> {
  const query = parseQuery(q)
  const terms = await expandTerms(getSearchIndex(payload), query.terms)
  const { phrases, excluded } = query
  const left = { racines: excluded.stems, phrases: excluded.phrases.map(toIndexedPhrase) }
  return findNearest(ask, { terms, phrases, excluded: left, ...filters })
}

/** Builds totals, filters and suggestions of a result. */
export async function summarize(
  payload: Payload,
  ask: AskIndex,
  q: string,
  found: Found,
): Promise<SearchSummary> {
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

/** Proposes another query if all its words are found, without the filters. */
async function suggest(payload: Payload, ask: AskIndex, q: string): Promise<string | null> {
  const index = getSearchIndex(payload)
  const suggestion = await suggestQuery(index, q, await expandTerms(index, parseQuery(q).terms))
  if (suggestion === null) return null
  const { answer, sans } = await find(payload, ask, suggestion)
  return answer.total > 0 && sans.length === 0 ? suggestion : null
}

/** Counts the matches of the chosen section by year. */
function toYears(places: PlaceCount[], { rubrique }: Filters): SearchResponse['annees'] {
  const key = rubrique === undefined ? undefined : toSectionKey(rubrique)
  const ofSection = places.filter(
    (place) => place.annee > 0 && (key === undefined || toSectionKey(place.rubrique) === key),
  )
  return [...sumBy(ofSection, ({ annee }) => annee)]
    .map(([annee, total]) => ({ annee, total }))
    .sort((one, other) => other.annee - one.annee)
}

/** Counts the matches of the chosen year by section. */
function toSections(places: PlaceCount[], { annee }: Filters): SearchResponse['rubriques'] {
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

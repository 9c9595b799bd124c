import { toStem, type Phrase } from '@regards/text-analysis'

import type { IndexAnswer, IndexedPhrase, IndexQuery } from '../index/SearchIndex'
import { toStoredWord } from '../index/storedWords'
import type { ExpandedTerm } from './expandTerms'

/** What is looked for, and where; see IndexQuery. */
export interface SearchedQuery {
  terms: ExpandedTerm[]
  phrases: Phrase[]
  annee?: number
  rubrique?: string
}

export interface Found extends SearchedQuery {
  answer: IndexAnswer
  /** Words and phrases of the query, as typed, that the results lack. */
  sans: string[]
}

export type AskIndex = (query: IndexQuery) => Promise<IndexAnswer>

const hasMatches = ({ places }: IndexAnswer): boolean => places.length > 0

/**
 * Finds what has all words and phrases of a query; else what comes nearest: with the words of a phrase in
 * any order, or else with most of the words. Asks the index also for a word that the vocabulary does not have: a process may have stopped between the two.
 */
export async function findNearest(ask: AskIndex, query: SearchedQuery): Promise<Found> {
  const { terms, phrases, ...place } = query
  const look = (groups: ExpandedTerm[], sequences: Phrase[] = []) =>
    ask({ ...place, groups, phrases: sequences.map(toIndexedPhrase) })
  const answer = terms.length > 0 ? await look(terms, phrases) : NOTHING
  if (hasMatches(answer)) return { ...query, answer, sans: [] }

  const sans = phrases.map(({ written }) => written)
  const loose = terms.map((each) => ({ ...each, term: { ...each.term, isInPhrase: false } }))
  if (phrases.length > 0) {
    const anyOrder = await look(loose)
    if (hasMatches(anyOrder)) return { ...query, terms: loose, phrases: [], answer: anyOrder, sans }
  }
  const nearest = await findLargest(loose, look)
  if (!nearest) return { ...query, answer, sans: [] }
  const { kept } = nearest
  const lacking = loose.filter((each) => !kept.includes(each)).map(({ term }) => term.written)
  return { ...query, terms: kept, phrases: [], answer: nearest.answer, sans: lacking }
}

/**
 * Finds words of a query that have matches together: those that the vocabulary has, or all of these but
 * one, the commonest if possible; else the rarest word and each further one that leaves something.
 */
async function findLargest(
  terms: ExpandedTerm[],
  look: (kept: ExpandedTerm[]) => Promise<IndexAnswer>,
): Promise<{ kept: ExpandedTerm[]; answer: IndexAnswer } | undefined> {
  const known = terms
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => one.total - other.total)
  const withoutOne = known.map((one) => known.filter((other) => other !== one)).toReversed()
  for (const kept of [known, ...withoutOne]) {
    if (kept.length === 0 || kept.length === terms.length) continue
    const answer = await look(kept)
    if (hasMatches(answer)) return { kept, answer }
  }
  let largest: { kept: ExpandedTerm[]; answer: IndexAnswer } | undefined
  for (const each of known) {
    const kept: ExpandedTerm[] = [...(largest?.kept ?? []), each]
    const answer = await look(kept)
    if (hasMatches(answer)) largest = { kept, answer }
  }
  return largest
}

const toIndexedPhrase = ({ words }: Phrase): IndexedPhrase =>
  words.map((word) => toStoredWord(word, toStem(word)))

const NOTHING: IndexAnswer = { places: [], total: 0, isLowerBound: false, candidates: [] }

import { isStopWord, MIN_PREFIX, toStem, type Phrase, type Term } from '@regards/text-analysis'

import type {
  Group,
  IndexAnswer,
  IndexedPhrase,
  IndexQuery,
  SearchIndex,
  VocabularyWord,
} from '../index/SearchIndex'
import { toStoredWord } from '../index/storedWords'

/** A term with the words that it matches. */
export interface ExpandedTerm extends Group {
  term: Term
}

/** Words that the beginning of a word may stand for. */
const MAX_COMPLETIONS = 20

/**
 * Looks up the terms of a query in the vocabulary. A last word that occurs nowhere stands for the
 * words that begin like it, as somebody may be typing it: « brod » finds « broderie ».
 * @returns terms with total 0 for words that are not in the vocabulary
 */
export async function expandTerms(index: SearchIndex, terms: Term[]): Promise<ExpandedTerm[]> {
  const words = await index.vocabulary.findByStem(terms.flatMap(({ stems }) => stems))
  const totals = new Map<string, number>()
  for (const { racine, total } of words) totals.set(racine, (totals.get(racine) ?? 0) + total)
  return Promise.all(
    terms.map(async (term) => {
      const total = term.stems.reduce((sum, stem) => sum + (totals.get(stem) ?? 0), 0)
      if (total > 0 || !term.isOpen || term.word.length < MIN_PREFIX) {
        return { term, racines: term.stems, total }
      }
      const completions = await index.vocabulary.findByPrefix(term.word, MAX_COMPLETIONS)
      return { term, ...toGroup(term.stems, completions) }
    }),
  )
}

function toGroup(stems: string[], completions: VocabularyWord[]): Group {
  const words = completions.filter(({ mot }) => !isStopWord(mot))
  return {
    racines: [...new Set([...stems, ...words.map(({ racine }) => racine)])],
    total: words.reduce((sum, { total }) => sum + total, 0),
  }
}

/** The query; see IndexQuery. */
export interface SearchedQuery {
  terms: ExpandedTerm[]
  phrases: Phrase[]
  excluded: NonNullable<IndexQuery['excluded']>
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
 * Finds entries with all words and phrases of a query; else the nearest ones: with the words of a
 * phrase in any order, or else with most of the words. Also asks the index for a word that the
 * vocabulary lacks: a process may have stopped between writing the two.
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
 * Finds words of a query that have matches together: all words of the vocabulary, or all but one;
 * else the rarest word and each further word that leaves matches. Leaves out the word without which
 * articles, or else pages of an issue, are found; of several such words, the commonest.
 */
async function findLargest(
  terms: ExpandedTerm[],
  look: (kept: ExpandedTerm[]) => Promise<IndexAnswer>,
): Promise<{ kept: ExpandedTerm[]; answer: IndexAnswer } | undefined> {
  const known = terms
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => one.total - other.total)
  const withoutOne = known.map((one) => known.filter((other) => other !== one)).toReversed()
  for (const choices of [[known], withoutOne]) {
    const tried = choices.filter((kept) => kept.length > 0 && kept.length < terms.length)
    const found = await Promise.all(tried.map(async (kept) => ({ kept, answer: await look(kept) })))
    const [best] = found
      .filter(({ answer }) => hasMatches(answer))
      .toSorted((one, other) => gradeMatches(other.answer) - gradeMatches(one.answer))
    if (best) return best
  }
  let largest: { kept: ExpandedTerm[]; answer: IndexAnswer } | undefined
  for (const each of known) {
    const kept: ExpandedTerm[] = [...(largest?.kept ?? []), each]
    const answer = await look(kept)
    if (hasMatches(answer)) largest = { kept, answer }
  }
  return largest
}

const gradeMatches = ({ candidates }: IndexAnswer): number => {
  if (candidates.some(({ type }) => type === 'article')) return 2
  return candidates.some(({ type }) => type !== 'site') ? 1 : 0
}

export const toIndexedPhrase = ({ words }: Phrase): IndexedPhrase =>
  words.map((word) => toStoredWord(word, toStem(word)))

const NOTHING: IndexAnswer = { places: [], total: 0, isLowerBound: false, candidates: [] }

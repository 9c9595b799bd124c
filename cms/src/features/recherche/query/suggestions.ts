import { isStopWord, tokenize } from '@regards/text-analysis'
import type { Payload } from 'payload'

import { readContents } from '../../articles'
import type { SearchIndex, VocabularyWord } from '../index/SearchIndex'
import { getSearchIndex } from '../index/getSearchIndex'
import { readNewestIssues } from '../indexing/readIssue'
import type { ExpandedTerm } from './findNearest'

/** Shorter words have too many neighbours, longer ones too many spellings to try. */
const MIN_LENGTH = 4
const MAX_LENGTH = 24

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/**
 * Proposes another query if words of it occur nowhere: each replaced by the most frequent word of
 * the vocabulary that differs by one letter, or by two letters exchanged.
 * @param text the query as typed
 * @returns null if a word has no such neighbour, or all words occur
 */
export async function suggestQuery(
  index: SearchIndex,
  text: string,
  terms: ExpandedTerm[],
): Promise<string | null> {
  const unknown = terms.filter(({ total }) => total === 0).map(({ term }) => term)
  if (unknown.length === 0) return null
  let suggestion = text
  for (const { word, written } of unknown) {
    const known = await findNeighbour(index, word)
    if (!known) return null
    suggestion = suggestion.replace(written, known.forme)
  }
  return suggestion
}

async function findNeighbour(
  index: SearchIndex,
  word: string,
): Promise<VocabularyWord | undefined> {
  // Another number is no correction.
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH || /\d/.test(word)) return undefined
  const known = await index.vocabulary.find(
    listNeighbours(word).filter((each) => !isStopWord(each)),
  )
  return known.toSorted(
    (one, other) => other.total - one.total || (one.mot < other.mot ? -1 : 1),
  )[0]
}

/** Lists the spellings at edit distance 1, some 60 a letter, found by their primary key. */
export function listNeighbours(word: string): string[] {
  const neighbours = new Set<string>()
  for (let at = 0; at <= word.length; at += 1) {
    const before = word.slice(0, at)
    const after = word.slice(at)
    for (const letter of LETTERS) {
      neighbours.add(before + letter + after)
      if (after) neighbours.add(before + letter + after.slice(1))
    }
    if (after) neighbours.add(before + after.slice(1))
    const [first, second] = after
    if (first && second) neighbours.add(before + second + first + after.slice(2))
  }
  neighbours.delete(word)
  return [...neighbours]
}

/** Words that are suggested, and issues whose titles are looked at. */
const WORDS = 3
const ISSUES = 8

/** Shorter words say little by themselves. */
const MIN_SUGGESTED_LENGTH = 5

/**
 * Suggests words to somebody who has typed none: of each title of the newest issues, or else of the
 * articles of the newest one, the word that is found most often.
 */
export async function suggestWords(payload: Payload): Promise<string[]> {
  const issues = await readNewestIssues(payload, ISSUES)
  const [newest] = issues
  if (!newest) return []
  const contents = await readContents(payload, [newest.document])
  const articles = contents.get(newest.document) ?? []
  const titles = [...issues, ...articles].map(({ titre }) => listWords(titre ?? ''))
  const known = await getSearchIndex(payload).vocabulary.find([...new Set(titles.flat())])
  const byWord = new Map(known.map((word) => [word.mot, word]))
  const suggested = new Map<string, string>()
  for (const words of titles) {
    const [best] = words
      .flatMap((word) => byWord.get(word) ?? [])
      .toSorted((one, other) => other.total - one.total)
    if (best && !suggested.has(best.racine)) suggested.set(best.racine, best.forme)
  }
  return [...suggested.values()].slice(0, WORDS)
}

const listWords = (title: string): string[] =>
  tokenize(title)
    .map(({ word }) => word)
    .filter((word) => word.length >= MIN_SUGGESTED_LENGTH && !isStopWord(word) && !/\d/.test(word))

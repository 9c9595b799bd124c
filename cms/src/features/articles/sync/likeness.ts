import { foldText } from '@regards/text-analysis'

import type { Bloc } from '../../lecture'
import { toPlainText } from '../../lecture/text/toPlainText'

/** Part of the words of a text that a page has in their order, from which on it is the same text. */
const MIN_LIKENESS = 0.6

/** Part of the words of a block that belong to the text, from which on the block does. */
const MIN_OWN = 0.5

/** Words that are compared of either side: more than the densest page of a newspaper has. */
const MAX_WORDS = 3_000

/** Where a page has a text. */
export interface Likeness {
  /** Part of the words that the page has in their order, from 0 to 1. */
  part: number
  /** Indices of the page's blocks that have the words. */
  blocs: number[]
  /** Number of blocks of the text before the first, and after the last, of which the page has words. */
  missing: { before: number; after: number }
}

/** The words of blocks, each with the index of its block. */
interface Words {
  words: string[]
  owners: number[]
}

/** Returns the words of a block without accents and case; none of a picture. */
export const toWords = (bloc: Bloc): string[] =>
  bloc.type === 'image' ? [] : splitIntoWords(toPlainText([bloc]))

/** Returns the words of a text without accents and case. */
export const splitIntoWords = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map(foldText)

/**
 * Compares a text with a page word by word; changed words in between do not matter.
 * @returns undefined if the page has less than 60 % of the words in their order
 */
export function compareTexts(text: Bloc[], page: Bloc[]): Likeness | undefined {
  const [mine, theirs] = [collectWords(text), collectWords(page)]
  const least = MIN_LIKENESS * mine.words.length
  if (mine.words.length === 0 || countShared(mine.words, theirs.words) < least) return undefined
  const early = alignWords(mine.words, theirs.words)
  if (early.length < least) return undefined
  const late = alignFromEnd(mine.words, theirs.words)
  const blocs = findOwned(theirs, ...[early, late].map((pairs) => pairs.map(([, at]) => at)))
  const found = findOwned(
    mine,
    early.map(([at]) => at),
  )
  if (blocs.length === 0) return undefined
  return {
    part: early.length / mine.words.length,
    blocs,
    missing: {
      before: found[0] ?? 0,
      after: text.length - 1 - (found.at(-1) ?? text.length - 1),
    },
  }
}

function collectWords(blocs: Bloc[]): Words {
  const each = blocs.flatMap((bloc, index) => toWords(bloc).map((word) => ({ word, index })))
  const bounded = each.slice(0, MAX_WORDS)
  return { words: bounded.map(({ word }) => word), owners: bounded.map(({ index }) => index) }
}

/** How many words both have, in any order: at least as many as in the same order. */
function countShared(words: string[], others: string[]): number {
  const left = new Map<string, number>()
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of words) {
    const count = left.get(word) ?? 0
    if (count === 0) continue
    left.set(word, count - 1)
    shared += 1
  }
  return shared
}

/** The longest common subsequence of two lists of words, as pairs of indices, each as early as it may be. */
function alignWords(words: string[], others: string[]): [number, number][] {
  const width = others.length + 1
  const lengths = new Uint16Array((words.length + 1) * width)
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = words.length - 1; row >= 0; row -= 1) {
    for (let column = others.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        words[row] === others[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const pairs: [number, number][] = []
  let [row, column] = [0, 0]
  while (row < words.length && column < others.length) {
    if (words[row] === others[column]) {
      pairs.push([row, column])
      row += 1
      column += 1
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1
    else column += 1
  }
  return pairs
}

/** As `alignWords`, with each word as late as it may be. */
const alignFromEnd = (words: string[], others: string[]): [number, number][] =>
  alignWords(words.toReversed(), others.toReversed())
    .map(([at, other]): [number, number] => [words.length - 1 - at, others.length - 1 - other])
    .toReversed()

/**
 * Indices of the blocks that have at least half of their words in one of the alignments of words,
 * and some in each: a title has words that the text below has too.
 */
function findOwned({ owners }: Words, ...alignments: number[][]): number[] {
  const all = count(owners)
  const own = alignments.map((places) => count(places.map((place) => owners[place] ?? 0)))
  return [...all].flatMap(([index, words]) => {
    const aligned = own.map((counts) => counts.get(index) ?? 0)
    return Math.min(...aligned) > 0 && Math.max(...aligned) >= MIN_OWN * words ? index : []
  })
}

function count(values: number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

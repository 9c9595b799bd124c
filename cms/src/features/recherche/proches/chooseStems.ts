import { isStopWord, tokenize, toStem } from '@regards/text-analysis'

import type { VocabularyWord } from '../index/SearchIndex'

/** How much a word of the title, the standfirst and the keywords counts for, in occurrences. */
const SUBJECT_OCCURRENCES = 4

/** Shorter words are of little help: « fil », and rests of divided ones. */
const MIN_LENGTH = 4

/** Stems that are looked up in the vocabulary, the most frequent ones of the article. */
const MAX_STEMS = 300

/** Stems of the search for similar articles. */
const MAX_CHOSEN = 16

/** Stems of an article with their weights. */
export type WeightedStems = ReadonlyMap<string, number>

/** Counts the stems of an article without its small words and numbers, the most frequent first. */
export function countStems(sujet: string, texte: string): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (text: string, by: number) => {
    for (const { word } of tokenize(text)) {
      if (word.length < MIN_LENGTH || isStopWord(word) || /\d/.test(word)) continue
      const stem = toStem(word)
      counts.set(stem, (counts.get(stem) ?? 0) + by)
    }
  }
  add(sujet, SUBJECT_OCCURRENCES)
  add(texte, 1)
  return new Map([...counts].toSorted(([, one], [, other]) => other - one).slice(0, MAX_STEMS))
}

/**
 * Chooses the stems that distinguish an article: frequent in it, rare in the index, but found
 * there.
 * @param ownEntries entries of the index that are this article itself, at most
 */
export function chooseStems(
  counts: ReadonlyMap<string, number>,
  vocabulary: Pick<VocabularyWord, 'racine' | 'total'>[],
  ownEntries: number,
): WeightedStems {
  const totals = new Map<string, number>()
  for (const { racine, total } of vocabulary) totals.set(racine, (totals.get(racine) ?? 0) + total)
  const commonest = Math.max(1, ...totals.values())
  const weighted = [...counts].flatMap(([stem, count]): [string, number][] => {
    const total = totals.get(stem) ?? 0
    if (total <= Math.min(count, ownEntries)) return []
    return [[stem, (1 + Math.log(count)) * Math.log(1 + commonest / total)]]
  })
  return new Map(weighted.toSorted(([, one], [, other]) => other - one).slice(0, MAX_CHOSEN))
}

/** How similar a text is: the weights of the stems that it has. */
export function measureSimilarity(stems: WeightedStems, has: (stem: string) => boolean): number {
  let sum = 0
  for (const [stem, weight] of stems) if (has(stem)) sum += weight
  return sum
}

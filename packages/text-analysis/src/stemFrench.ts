import { stemmer } from '@orama/stemmers/french'
import { isStopWord } from './stopWords'

const MAX_CACHED_STEMS = 50_000

const cache = new Map<string, string>()

/** Plurals that neither the stemmer nor a rule below brings back to their singular. */
const IRREGULAR: Record<string, string> = {
  travaux: 'travail',
  vitraux: 'vitrail',
  emaux: 'email',
  coraux: 'corail',
  soupiraux: 'soupirail',
  yeux: 'oeil',
  cieux: 'ciel',
  aieux: 'aieul',
}

/**
 * Returns the stem that the forms of a French word share: « brodées » and « brodé » have one. Made
 * for words without accents, as visitors often type them: Snowball’s rules alone would keep the
 * last letters of « brodee ».
 * @param word folded
 */
export function stemFrench(word: string): string {
  const known = cache.get(word)
  if (known !== undefined) return known
  if (cache.size >= MAX_CACHED_STEMS) cache.clear()
  const stem = findStem(word)
  cache.set(word, stem)
  return stem
}

function findStem(word: string): string {
  if (/\d/.test(word) || word.length < 3) return word
  const singular = IRREGULAR[word] ?? word.replace(/(?<=(?:ea|o|e)u)x$/, '')
  const stem = stemmer(singular).replace(/(?<=u)x$/, '')
  const bare = stem.replace(/(?<!e)e+$/, '')
  return bare.length > 2 ? bare : stem
}

/** End of the stem of a small word: no other word has it after letters alone. */
const SMALL = '00'
const SMALL_STEM = /^(\D+)00$/

/**
 * Returns what a word of a text is indexed by: its stem. A small word has one of its own, which no other
 * word shares: the possessive « son » is not the singular of « sons ».
 * @param word folded
 * @returns letters and digits only
 */
export const toStem = (word: string): string => (isStopWord(word) ? word + SMALL : stemFrench(word))

/** Returns the small word that has a stem; undefined for the stem of another word. */
export const fromSmallStem = (stem: string): string | undefined => SMALL_STEM.exec(stem)?.[1]

import { stemmer } from '@orama/stemmers/french'
import { LRUCache } from 'lru-cache'

const MAX_CACHED_STEMS = 50_000

const cache = new LRUCache<string, string>({ max: MAX_CACHED_STEMS })

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
  const stem = findStem(word)
  cache.set(word, stem)
  return stem
}

function findStem(word: string): string {
  if (/\d/.test(word) || word.length < 3) return word
  const singular = IRREGULAR[word] ?? word.replace(/(?<=(?:ea|o|e)u)x$/, '')
  const stem = stemmer(singular).replace(/(?<=u)x$/, '')
  const bare = stem.replace(/e+$/, '')
  return bare.length > 2 ? bare : stem
}

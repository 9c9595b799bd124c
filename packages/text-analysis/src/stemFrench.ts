import { stemmer } from '@orama/stemmers/french'
import { isStopWord } from './stopWords'

const MAX_CACHED_STEMS = 50_000

const cache = new Map<string, string>()

/** Plurals and feminines that neither the stemmer nor a rule below brings back, by their singular. */
const IRREGULAR: Record<string, string> = {
  ...{ travaux: 'travail', vitraux: 'vitrail', emaux: 'email', coraux: 'corail' },
  ...{ soupiraux: 'soupirail', yeux: 'oeil', cieux: 'ciel', aieux: 'aieul' },
  ...{ materiaux: 'materiau', morvandiaux: 'morvandiau', bagadou: 'bagad' },
  ...{ grecque: 'grec', turque: 'turc', publique: 'public', paysanne: 'paysan' },
  ...{ tourangelle: 'tourangeau', mancelle: 'manceau', jumelle: 'jumeau', belle: 'beau' },
  ...{ vieille: 'vieux', blanche: 'blanc', longue: 'long', douce: 'doux', rousse: 'roux' },
  ...{ folle: 'fou', neuve: 'neuf' },
}

/**
 * Endings that the stemmer mistakes for endings of verbs, or leaves, each with the masculine
 * singular ending.
 */
const ENDINGS: [RegExp, string][] = [
  [/(?<=(?:[ey]a|o|e)u)x$/, ''],
  [/(?<=\w{2}(?:(?<!ref|ab)u|[cdgnrtv]o))s$/, ''],
  [/(?<=(?:gn|rg|ch|uc)eron)s$/, ''],
  [/trices?$/, 'teur'],
  [/(?<=\w{2}eu)ses?$/, 'r'],
  [/(?<=\w{2}(?:i|g|ch))er(?:es?|s)$/, 'er'],
  [/(?<=\w{4}ais)es?$/, ''],
]

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
  const known = IRREGULAR[word] ?? IRREGULAR[word.replace(/s$/, '')] ?? word
  const masculine = ENDINGS.reduce((form, [ending, by]) => form.replace(ending, by), known)
  // « danseur », « danseuse », « heureux » and « heureuse » end alike, « peur » and « peu » do not.
  const stem = stemmer(masculine).replace(/(?<=\w{2}eu)r$|(?<=u)x$/, '')
  const bare = stem.replace(/(?<!e)e+$/, '')
  return bare.length > 2 ? bare : stem
}

/** End of the stem of a small word: no other word has it after letters alone. */
const SMALL = '00'
const SMALL_STEM = /^(\D+)00$/

/**
 * Returns the stem under which a word of a text is indexed. A small word has a stem that no other
 * word shares: the possessive « son » is not the singular of « sons ».
 * @param word folded
 * @returns letters and digits only
 */
export const toStem = (word: string): string => (isStopWord(word) ? word + SMALL : stemFrench(word))

/** Returns the small word that has a stem; undefined for the stem of another word. */
export const fromSmallStem = (stem: string): string | undefined => SMALL_STEM.exec(stem)?.[1]

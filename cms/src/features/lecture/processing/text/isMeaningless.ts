/** Words of a page that are needed for a decision, at least. */
const MIN_WORDS = 30

/** Part of the words that are one letter, from which on they are pieces of words. */
const MAX_SINGLE = 0.7

/** Part of Latin letters that are vowels in any language that uses them, at least. */
const MIN_VOWELS = 0.2

/**
 * Whether a page's words are meaningless, though a person can read the page: fonts without Unicode,
 * as of old programs, give one sign a word, or wrong signs.
 */
export function isMeaningless(words: string[]): boolean {
  const spelled = words.filter((word) => /\p{L}/u.test(word))
  if (spelled.length < MIN_WORDS) return false
  const single = spelled.filter((word) => word.replace(/[^\p{L}\p{N}]/gu, '').length === 1)
  if (single.length > MAX_SINGLE * spelled.length) return true
  const letters = spelled.join('').normalize('NFD').match(/[a-z]/gi) ?? []
  const vowels = letters.filter((letter) => /[aeiouy]/i.test(letter))
  const isLatin = letters.length > 0.5 * spelled.join('').length
  return isLatin && vowels.length < MIN_VOWELS * letters.length
}

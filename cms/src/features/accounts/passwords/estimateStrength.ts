/** How long a password withstands guessing, in the words that are shown. */
export type Strength = 'faible' | 'correct' | 'fort'

/** Bits from which a password is no longer weak, and from which it is strong. */
const CORRECT_BITS = 40
const STRONG_BITS = 65

/**
 * Bits of a character that follows one of its own kind: within a word, or a year. About two of a
 * word's letters, as a list of some thousand words is guessed word by word.
 */
const BITS_WITHIN_RUN = 2.2

/** Kinds of characters, and how many a person chooses from. */
const KINDS: [RegExp, number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
]
const SYMBOLS = 33

/**
 * Estimates the strength of a password by its length and kinds of characters. Deliberately low: a
 * run of letters or digits counts as a word or a year, and repetitions and sequences (`aaa`,
 * `abc`, `motmotmot`) count for nothing.
 */
export function estimateStrength(password: string): Strength {
  const bits = estimateBits([...password])
  if (bits < CORRECT_BITS) return 'faible'
  return bits < STRONG_BITS ? 'correct' : 'fort'
}

function estimateBits(characters: string[]): number {
  const kinds = characters.map(getKind)
  const alphabet = [...new Set(kinds)].reduce((sum, kind) => sum + (KINDS[kind]?.[1] ?? SYMBOLS), 0)
  const freshBits = Math.log2(Math.max(alphabet, 1))
  const seen = new Set<string>()
  return characters.reduce((bits, character, index) => {
    const before = characters[index - 1]
    if (before === undefined) return bits + freshBits
    const pair = `${before}${character}`
    if (isStep(before, character) || seen.has(pair)) return bits
    seen.add(pair)
    return bits + (kinds[index] === kinds[index - 1] ? BITS_WITHIN_RUN : freshBits)
  }, 0)
}

/** Index in `KINDS`; -1 for symbols. */
const getKind = (character: string): number => KINDS.findIndex(([mark]) => mark.test(character))

/** Whether two characters are the same, or neighbours in the alphabet. */
const isStep = (one: string, other: string): boolean =>
  Math.abs((one.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0)) <= 1

/** A word whose letters tell what it is, beside its size. */
export interface SetWord {
  isBold?: boolean
  family?: string
  colour?: number
}

/** Difference of red, green or blue, of 255, from which on two colours are seen apart. */
const OTHER_COLOUR = 48

/** Part of the words that must have the look of a text. */
const MOST = 0.7

/** Whether the words of a text are all set alike: of one weight, family and colour. */
export const isUniform = ([first, ...others]: SetWord[]): boolean =>
  first !== undefined && others.every((word) => !isUnlike(word, first))

/** Whether a word is set in another weight, family or colour. */
function isUnlike(one: SetWord, other: SetWord): boolean {
  return (
    Boolean(one.isBold) !== Boolean(other.isBold) ||
    one.family !== other.family ||
    isOtherColour(one.colour ?? 0, other.colour ?? 0)
  )
}

/** Whether most words have another family or colour than a text, or are bold where it is not. */
export function standsOut(words: SetWord[], text: SetWord[]): boolean {
  const [first] = words
  if (!first || !isUniform(words)) return false
  const marked = text.filter(
    (word) =>
      (first.isBold && !word.isBold) ||
      first.family !== word.family ||
      isOtherColour(first.colour ?? 0, word.colour ?? 0),
  )
  return marked.length >= MOST * text.length
}

function isOtherColour(one: number, other: number): boolean {
  const toParts = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255]
  const parts = toParts(other)
  return toParts(one).some((part, index) => Math.abs(part - (parts[index] ?? 0)) >= OTHER_COLOUR)
}

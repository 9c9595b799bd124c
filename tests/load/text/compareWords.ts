/** How much of a reference text was found again, and how much of it in its order. */
export interface WordMatch {
  /** Words of the reference. */
  words: number
  /** Words found again, each as often as the reference has it. */
  found: number
  /** Places of words whose order is compared, and those that are in order. */
  places: number
  inOrder: number
  /** Words that are several of the reference in one, and words of the reference that are several. */
  glued: number
  divided: number
}

/** Words without anything but letters and digits: hyphens and apostrophes join what they stand in. */
export function toWords(text: string): string[] {
  return text
    .normalize('NFKC')
    .replace(/([\p{L}\p{N}])[-\u00ad\u2010]\s*\n\s*(?=\p{L})/gu, '$1')
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((word) => word !== '')
}

/** Compares with a text of known order: the longest common subsequence. */
export const compareText = (reference: string[], words: string[]): WordMatch => ({
  words: reference.length,
  found: countCommon(reference, words),
  places: reference.length,
  inOrder: measureCommon(reference, words),
  ...countJoins(reference, words),
})

/**
 * Compares with texts whose order of blocks is not known, only that of their words: pairs of
 * neighbours. Of several, the one with most of them counts.
 */
export function comparePairs(references: string[][], words: string[]): WordMatch {
  const matches = references.map((reference): WordMatch => {
    const pairs = toPairs(reference)
    return {
      words: reference.length,
      found: countCommon(reference, words),
      places: pairs.length,
      inOrder: countCommon(pairs, toPairs(words)),
      ...countJoins(reference, words),
    }
  })
  const missing = ({ places, inOrder }: WordMatch) => places - inOrder
  return matches.reduce((best, match) => (missing(match) < missing(best) ? match : best))
}

const countJoins = (reference: string[], words: string[]) => ({
  glued: countJoined(words, reference),
  divided: countJoined(reference, words),
})

/** Counts the words that the others do not have, but as several neighbours. */
function countJoined(words: string[], others: string[]): number {
  const known = new Set(others)
  const begins = (word: string, at: number): boolean => {
    let rest = word
    for (let index = at; rest !== ''; index += 1) {
      const part = others[index]
      if (part === undefined || !rest.startsWith(part)) return false
      rest = rest.slice(part.length)
    }
    return true
  }
  return words.filter((word) => !known.has(word) && others.some((_, at) => begins(word, at))).length
}

const toPairs = (words: string[]): string[] =>
  words.slice(1).map((word, index) => `${words[index]} ${word}`)

function countCommon(reference: string[], found: string[]): number {
  const counts = new Map<string, number>()
  for (const each of found) counts.set(each, (counts.get(each) ?? 0) + 1)
  return reference.filter((each) => {
    const count = counts.get(each) ?? 0
    counts.set(each, count - 1)
    return count > 0
  }).length
}

/** Length of the longest common subsequence. */
function measureCommon(one: string[], other: string[]): number {
  const numbers = new Map<string, number>()
  const toNumbers = (words: string[]) =>
    Int32Array.from(words, (word) => {
      const number = numbers.get(word) ?? numbers.size
      numbers.set(word, number)
      return number
    })
  const [rows, columns] = [toNumbers(one), toNumbers(other)]
  const lengths = new Uint16Array(columns.length + 1)
  for (const word of rows) {
    let diagonal = 0
    for (let column = 0; column < columns.length; column += 1) {
      const above = lengths[column + 1] ?? 0
      lengths[column + 1] =
        word === columns[column] ? diagonal + 1 : Math.max(above, lengths[column] ?? 0)
      diagonal = above
    }
  }
  return lengths[columns.length] ?? 0
}

/** How much of a reference text was found again, and how much of it in its order. */
export interface WordMatch {
  /** Words of the reference. */
  reference: number
  /** Words found again, each as often as the reference has it. */
  found: number
  /** Longest common subsequence. */
  inOrder: number
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

export function compareWords(reference: string[], words: string[]): WordMatch {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  let found = 0
  for (const word of reference) {
    const count = counts.get(word) ?? 0
    if (count === 0) continue
    counts.set(word, count - 1)
    found += 1
  }
  return { reference: reference.length, found, inOrder: measureCommon(reference, words) }
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

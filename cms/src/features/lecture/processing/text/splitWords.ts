import { normalizeSpaces } from './normalizeSpaces'
import type { Letter } from './readLetters'

interface LetterWord {
  letters: Letter[]
  text: string
}

/** Distance of two words, in parts of the font size, beyond that of the letters of a spaced title. */
const MIN_SPACE = 0.13

/** Letters of a line from which on their usual distance is that of a spaced title. */
const MIN_TRACKED = 3

/** Splits the letters of a line into words: at spaces, and where the distance is wide. */
export function splitWords(run: Letter[]): LetterWord[] {
  const tracking = findTracking(run)
  const words: Letter[][] = []
  let last: Letter | undefined
  let isAfterSpace = false
  for (const letter of run) {
    if (letter.isSpace) {
      isAfterSpace = true
      continue
    }
    const isNew =
      !last || isAfterSpace || isSpaced(last, letter, tracking) || isNote(words.at(-1), letter)
    if (isNew) words.push([letter])
    else words.at(-1)?.push(letter)
    last = letter
    isAfterSpace = false
  }
  return joinTyped(words).flatMap((letters) => {
    const text = toText(letters)
    return text ? { letters, text } : []
  })
}

/** Soft hyphens are kept at the end only, where one may divide a word. */
const toText = (letters: Letter[]): string =>
  normalizeSpaces(letters.map(({ text }) => text).join(''))
    .replace(/\u00ad(?=[-\u2010]?$)/, '\u0001')
    .replace(/\u00ad/g, '')
    .replace(/\u0001[-\u2010]?/, '\u00ad')

const isSpaced = (last: Letter, letter: Letter, tracking: number): boolean =>
  letter.start - last.end > tracking + MIN_SPACE * Math.max(last.size, letter.size)

/** The number of a note is no part of the word before it. */
function isNote(word: Letter[] | undefined, letter: Letter): boolean {
  const last = word?.at(-1)
  if (!word || !last || !/^\d$/.test(letter.text) || letter.size > 0.85 * last.size) return false
  return last.baseline - letter.baseline > 0.15 * last.size && word.length > 1
}

/** Finds the distance of most letters of a spaced title; 0 for ordinary text. */
function findTracking(run: Letter[]): number {
  const gaps: number[] = []
  for (const [index, letter] of run.entries()) {
    const before = run[index - 1]
    if (before && !before.isSpace && !letter.isSpace) {
      gaps.push((letter.start - before.end) / letter.size)
    }
  }
  if (gaps.length < MIN_TRACKED) return 0
  const sorted = gaps.toSorted((one, other) => one - other)
  const median = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  const same = gaps.filter((gap) => Math.abs(gap - median) < 0.08).length
  return median > 0 && same >= 0.6 * gaps.length ? median * (run[0]?.size ?? 0) : 0
}

/** Joins a title that was typed with a space after each letter. */
function joinTyped(words: Letter[][]): Letter[][] {
  const isTyped =
    words.length > MIN_TRACKED &&
    words.every(([letter, ...others]) => others.length === 0 && /^\p{Lu}$/u.test(letter?.text ?? ''))
  if (!isTyped) return words
  const gaps = words
    .slice(1)
    .map(([letter], index) => (letter?.start ?? 0) - (words[index]?.[0]?.end ?? 0))
  const usual = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 0
  return words.reduce<Letter[][]>((joined, word, index) => {
    if (index > 0 && (gaps[index - 1] ?? 0) <= 1.6 * usual) joined.at(-1)?.push(...word)
    else joined.push([...word])
    return joined
  }, [])
}

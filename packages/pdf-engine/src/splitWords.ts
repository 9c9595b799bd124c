import { normalizeSpaces } from './normalizeSpaces'
import { isBehindNote, raise, readRaised, toSuperscript } from './raisedDigits'
import type { Letter } from './readLetters'

interface LetterWord {
  letters: Letter[]
  text: string
}

/** Distance of two words, in parts of the font size. */
const MIN_SPACE = 0.13

/** Distance of two letters without a space, at most. */
const NO_SPACE = 0.03

/** Difference of the distances of letters that are set apart. */
const SAME_GAP = 0.08

/** Part of the distances that may be smaller: those of pairs like AV. */
const MAX_CLOSE = 0.2

/** Dots that lead to a number are set apart too. */
const LETTER = /^[\p{L}\p{N}]/u

/** Words of one letter in a row from which on they are letters that are set apart. */
const MIN_SPACED = 4

/** Splits the letters of a line into words: at spaces, and where the distance is wide. */
export function splitWords(run: Letter[]): LetterWord[] {
  const trackings = findTrackings(run)
  const words: Letter[][] = []
  let last: Letter | undefined
  let space: Letter | undefined
  for (const [index, read] of run.entries()) {
    if (read.isSpace) {
      space ??= read
      continue
    }
    const raised = readRaised(words.at(-1), run, index)
    const letter = space ? read : toSuperscript(read, raised)
    const isBehind = isBehindNote(words.at(-1), letter)
    // The number before the text of a note.
    if (isBehind && words.length === 1) words.push(words.splice(0).flat().map(raise))
    const isNew =
      !last ||
      (space && !isCovered(last, space, letter)) ||
      letter.start - last.end >
        (MIN_SPACE + (trackings.get(letter.object) ?? 0)) * Math.max(last.size, letter.size) ||
      raised === 'note' ||
      raised === 'apart' ||
      isBehind
    if (isNew && letter.text !== '\u00ad') words.push([letter])
    else words.at(-1)?.push(letter)
    last = letter
    space = undefined
  }
  return joinSpaced(words.flatMap(splitList)).flatMap((letters) => {
    const text = toText(letters)
    return text ? { letters, text } : []
  })
}

/**
 * Whether a space between two letters has no room: some programs write soft hyphens so. It begins
 * where the letter before it ends, whatever is drawn there.
 */
function isCovered(last: Letter, space: Letter, letter: Letter): boolean {
  const isBetween = space.start > last.start && space.start <= letter.start
  const end = isBetween ? Math.min(last.end, space.start) : last.end
  return Math.abs(letter.start - end) / Math.max(last.size, letter.size) < NO_SPACE
}

/** Finds the distance of the letters of each text object that sets them apart. */
function findTrackings(run: Letter[]): Map<number, number> {
  const gaps = new Map<number, number[]>()
  const all: number[] = []
  for (const [index, letter] of run.entries()) {
    const before = run[index - 1]
    if (!before || !LETTER.test(before.text) || !LETTER.test(letter.text)) continue
    const gap = (letter.start - before.end) / letter.size
    all.push(gap)
    const inside = gaps.get(letter.object) ?? []
    gaps.set(letter.object, before.object === letter.object ? [...inside, gap] : inside)
  }
  const whole = findTracking(all)
  return new Map([...gaps].map(([object, inside]) => [object, findTracking(inside) || whole]))
}

/** Returns the distance that most letters have; 0 when they are not set apart. */
function findTracking(gaps: number[]): number {
  const usual = median(gaps)
  const same = gaps.filter((gap) => Math.abs(gap - usual) < SAME_GAP).length
  const close = gaps.filter((gap) => gap < usual - SAME_GAP).length
  const isSpaced = same >= 0.6 * gaps.length && close <= MAX_CLOSE * gaps.length
  return gaps.length >= MIN_SPACED - 1 && usual > 0 && isSpaced ? usual : 0
}

const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0

/** A soft hyphen at the end may divide a word; before another letter it is a hyphen. */
const toText = (letters: Letter[]): string =>
  normalizeSpaces(
    letters
      .map((letter, index) => {
        const next = letters[index + 1]
        if (letter.text !== '\u00ad' || !next) return letter.text
        return letter.end > letter.start ? '-' : ''
      })
      .join(''),
  ).replace(/\u00ad[-\u2010]$/, '\u00ad')

/** Joins letters that are set apart, in a title or for emphasis: words of one letter in a row. */
function joinSpaced(words: Letter[][]): Letter[][] {
  const joined: Letter[][] = []
  let at = 0
  while (at < words.length) {
    const end = words.findIndex((word, index) => index >= at && word.length > 1)
    const single = words.slice(at, end === -1 ? undefined : end)
    joined.push(...(isSpacedText(single) ? joinLetters(single.flat()) : single))
    at += single.length
    const [word] = words.slice(at, at + 1)
    if (word) joined.push(word)
    at += 1
  }
  return joined
}

/** Whether words of one letter are letters of longer words; of few, their distances tell. */
function isSpacedText(words: Letter[][]): boolean {
  const letters = words.flat()
  if (letters.length < 2 || letters.some(({ text }) => !/^[\p{L}\p{N}’'.,!?-]$/u.test(text))) {
    return false
  }
  if (letters.length >= MIN_SPACED)
    return !isListOfLetters(letters.map(({ text }) => text).join(''))
  return letters.every(({ text }) => /^\p{Lu}$/u.test(text)) && !hasWideGap(letters)
}

/** Splits letters that are set apart and are no word. */
const splitList = (letters: Letter[]): Letter[][] =>
  gapsOf(letters).every((gap) => gap > MIN_SPACE) &&
  isListOfLetters(letters.map(({ text }) => text).join(''))
    ? letters.map((letter) => [letter])
    : [letters]

/** Whether letters are those of an alphabet, a formula or a code: no word has so many vowels in a row, nor so many pairs. */
const isListOfLetters = (text: string): boolean =>
  /\p{N}/u.test(text) ||
  /[aeiouy]{5}|[b-df-hj-np-tv-xz]{6}|(.)\1(.)\2(.)\3/i.test(
    text.normalize('NFD').replace(/\P{L}/gu, ''),
  )

const hasWideGap = (letters: Letter[]): boolean => gapsOf(letters).some((gap) => gap > 0.6)

/** Distances of letters that follow each other, in parts of their size. */
const gapsOf = (letters: Letter[]): number[] =>
  letters.slice(1).map((letter, index) => (letter.start - (letters[index]?.end ?? 0)) / letter.size)

/** Joins letters into words, between which the distance is wider. */
function joinLetters(letters: Letter[]): Letter[][] {
  const gaps = gapsOf(letters)
  const usual = median(gaps)
  return letters.reduce<Letter[][]>((words, letter, index) => {
    if (index > 0 && (gaps[index - 1] ?? 0) <= usual + MIN_SPACE) words.at(-1)?.push(letter)
    else words.push([letter])
    return words
  }, [])
}

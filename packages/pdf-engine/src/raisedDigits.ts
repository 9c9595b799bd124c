import type { Letter } from './readLetters'

/**
 * A raised digit: the number of a note, an exponent, one more digit of either, the minutes or cents
 * of a number, or something else that stands apart, such as the numerator of « 3 1/2 ».
 */
type Raised = 'note' | 'exponent' | 'next' | 'number' | 'apart'

const DIGIT = /^\d$/
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const RAISED_DIGIT = new RegExp(`^[${SUPERSCRIPTS}]$`)

/** Before an exponent: « m² », « 12m² », « m/s² », « E=mc² »; before the digit of « CO² », which is none of a note. */
const BASE = /(?:^|[/=(])\p{L}$|(?<!\p{L})(?:[kcdhm]?m|mc|CO)$/u

/** A number with an exponent rather than a note: « 5² », « 10³ ». */
const NUMBER_BASE = /(?<!\d)(?:\d|10)$/

/** Before raised minutes or cents of two digits: « 14h³⁰ », « 9,⁹⁰ € », « 9€⁹⁰ ». */
const PART = /(?<!\d)\d{1,3}[h,.€]$/

const YEAR = /(?<!\d)(?:1\d|20)\d\d$/

/** Tells what a digit is that is raised behind a word; undefined when it is not raised. */
export function readRaised(word: Letter[] = [], run: Letter[], index: number): Raised | undefined {
  const [letter, last] = [run[index], word.at(-1)]
  if (!letter || !last || !DIGIT.test(letter.text)) return undefined
  if (RAISED_DIGIT.test(last.text)) return isLevel(letter, last) ? 'next' : undefined
  if (!isRaised(letter, last)) return undefined
  let end = index + 1
  while (isDigitBeside(run[end], letter)) end += 1
  return tell(word.map(({ text }) => text).join(''), letter.text, end - index, run[end]?.text)
}

/** @param count of raised digits that follow each other */
function tell(word: string, digit: string, count: number, next = ''): Raised {
  if (count === 2 && PART.test(word)) return 'number'
  if (count === 1 && BASE.test(word)) return 'exponent'
  if (/[\p{L}\p{P}]$/u.test(word)) return 'note'
  if (/[/⁄]/.test(next) || !/\d$/.test(word)) return 'apart'
  if (count === 1) return NUMBER_BASE.test(word) ? 'exponent' : 'note'
  return YEAR.test(word) && count === 2 && digit !== '0' ? 'note' : 'apart'
}

/** Gives the digit of a note or an exponent its character, ¹ to ⁹. */
export const toSuperscript = (letter: Letter, raised: Raised | undefined): Letter =>
  raised === 'note' || raised === 'exponent' || raised === 'next' ? raise(letter) : letter

export const raise = (letter: Letter): Letter =>
  DIGIT.test(letter.text) ? { ...letter, text: SUPERSCRIPTS.charAt(Number(letter.text)) } : letter

/** Whether a word is the number of a note, and the letter behind it is none of it. */
export const isBehindNote = (word: Letter[] | undefined, letter: Letter): boolean =>
  word !== undefined &&
  /^\p{L}/u.test(letter.text) &&
  word.every((each) => isDigit(each) && isRaised(each, letter))

const isDigit = ({ text }: Letter): boolean => DIGIT.test(text) || RAISED_DIGIT.test(text)

const isDigitBeside = (letter: Letter | undefined, before: Letter): boolean =>
  letter !== undefined && DIGIT.test(letter.text) && isLevel(letter, before)

const isLevel = (one: Letter, other: Letter): boolean =>
  Math.abs(one.baseline - other.baseline) < 0.15 * other.size

const isRaised = (small: Letter, large: Letter): boolean =>
  small.size <= 0.85 * large.size && large.baseline - small.baseline > 0.15 * large.size

import type { Letter } from './readLetters'

/** Distance at which a letter is printed again for its shadow or its weight, in parts of its size. */
const SHADOW = 0.2

/** Accents that old fonts print apart, with the mark that goes with a letter. */
const ACCENTS: Record<string, string> = {
  '´': '\u0301',
  '`': '\u0300',
  '^': '\u0302',
  ˆ: '\u0302',
  '¨': '\u0308',
  '¸': '\u0327',
  '~': '\u0303',
  '˜': '\u0303',
  '˚': '\u030a',
  ˇ: '\u030c',
}

/**
 * Leaves out letters that are printed twice, and joins accents that are printed apart with their
 * letters.
 */
export const cleanLetters = (letters: Letter[]): Letter[] => joinAccents(dropDoubles(letters))

function dropDoubles(letters: Letter[]): Letter[] {
  const rows = new Map<string, { letter: Letter; index: number }[]>()
  return letters.filter((letter, index) => {
    if (letter.isSpace) return true
    const row = Math.floor(letter.baseline / Math.max(letter.size, 1))
    const key = `${letter.text}${row}`
    const near = [row - 1, row, row + 1].flatMap((at) => rows.get(`${letter.text}${at}`) ?? [])
    if (near.some((other) => index - other.index > 1 && isDouble(other.letter, letter)))
      return false
    const here = rows.get(key)
    if (here) here.push({ letter, index })
    else rows.set(key, [{ letter, index }])
    return true
  })
}

const isDouble = (one: Letter, other: Letter): boolean =>
  one.angle === other.angle &&
  Math.abs(one.start - other.start) < SHADOW * one.size &&
  Math.abs(one.baseline - other.baseline) < SHADOW * one.size &&
  Math.abs(one.size - other.size) < 0.1 * one.size

/** Accents stand before or after their letter in the content, or after the whole line. */
function joinAccents(letters: Letter[]): Letter[] {
  const joined = new Set<Letter>()
  for (const [index, accent] of letters.entries()) {
    const mark = ACCENTS[accent.text]
    if (!mark) continue
    const near = [letters[index + 1], letters[index - 1]]
    const letter =
      near.find((other) => other && isOver(accent, other)) ??
      letters.find((other) => isOver(accent, other))
    if (!letter) continue
    letter.text = (plain(letter.text) + mark).normalize('NFC')
    joined.add(accent)
  }
  return letters.filter((letter) => !joined.has(letter))
}

/** The accent of a dotless letter replaces the dot. */
const plain = (text: string): string => text.replace('ı', 'i').replace('ȷ', 'j')

function isOver(accent: Letter, letter: Letter): boolean {
  if (letter.angle !== accent.angle || !/^\p{L}$/u.test(letter.text)) return false
  if (Math.abs(accent.baseline - letter.baseline) > letter.size / 2) return false
  const width = Math.min(accent.end - accent.start, letter.end - letter.start)
  const shared = Math.min(accent.end, letter.end) - Math.max(accent.start, letter.start)
  return width > 0 && shared > 0.5 * width
}

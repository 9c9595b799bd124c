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
  const places = new Map<string, { letter: Letter; index: number }[]>()
  return letters.filter((letter, index) => {
    if (letter.isSpace) return true
    const [column, row] = [toCell(letter.start, letter.size), toCell(letter.baseline, letter.size)]
    const key = (x: number, y: number) => `${letter.text} ${letter.angle} ${x} ${y}`
    const near = [-1, 0, 1].flatMap((x) =>
      [-1, 0, 1].flatMap((y) => places.get(key(column + x, row + y)) ?? []),
    )
    if (near.some((other) => index - other.index > 1 && isDouble(other.letter, letter))) return false
    const here = places.get(key(column, row)) ?? []
    places.set(key(column, row), [...here, { letter, index }])
    return true
  })
}

const toCell = (place: number, size: number): number => Math.floor(place / Math.max(size, 1))

const isDouble = (one: Letter, other: Letter): boolean =>
  Math.abs(one.start - other.start) < SHADOW * one.size &&
  Math.abs(one.baseline - other.baseline) < SHADOW * one.size &&
  Math.abs(one.size - other.size) < 0.1 * one.size

function joinAccents(letters: Letter[]): Letter[] {
  const joined: Letter[] = []
  for (let index = 0; index < letters.length; index += 1) {
    const letter = letters[index]
    if (!letter) continue
    const mark = ACCENTS[letter.text]
    const [before, after] = [joined.at(-1), letters[index + 1]]
    if (mark && after && isOver(letter, after)) {
      joined.push({ ...after, text: (plain(after.text) + mark).normalize('NFC') })
      index += 1
    } else if (mark && before && isOver(letter, before)) {
      before.text = (plain(before.text) + mark).normalize('NFC')
    } else joined.push({ ...letter })
  }
  return joined
}

/** The accent of a dotless letter replaces the dot. */
const plain = (text: string): string => text.replace('ı', 'i').replace('ȷ', 'j')

function isOver(accent: Letter, letter: Letter): boolean {
  if (!/^\p{L}$/u.test(letter.text) || letter.angle !== accent.angle) return false
  if (Math.abs(accent.baseline - letter.baseline) > letter.size / 2) return false
  const width = Math.min(accent.end - accent.start, letter.end - letter.start)
  const shared = Math.min(accent.end, letter.end) - Math.max(accent.start, letter.start)
  return width > 0 && shared > 0.5 * width
}

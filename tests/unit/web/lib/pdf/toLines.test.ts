import { expect, it } from 'vitest'
import { toLines } from '../../../../../web/src/lib/pdf/toLines'

/** A piece of text of 10 points, 5 points a character. */
const piece = (str: string, x: number, y: number, size = 10) => ({
  str,
  transform: [size, 0, 0, size, x, y],
  width: str.length * 5,
})
const texts = (...items: ReturnType<typeof piece>[]) =>
  toLines(items, 1_000).map(({ text }) => text)

it('joins the pieces of a line, with a space where there is a gap', () => {
  expect(texts(piece('Re', 0, 700), piece('gards', 10, 700), piece('n° 52', 38, 700))).toEqual([
    'Regards n° 52',
  ])
})

it('keeps lines and columns apart', () => {
  expect(texts(piece('Un', 0, 700), piece('Deux', 0, 688), piece('Trois', 300, 688))).toEqual([
    'Un',
    'Deux',
    'Trois',
  ])
})

it('joins an entry with its page number, however far it is', () => {
  expect(texts(piece('La vielle', 0, 700), piece('12', 400, 700))).toEqual(['La vielle 12'])
  expect(texts(piece('12', 0, 700), piece('La vielle', 60, 700))).toEqual(['12 La vielle'])
})

it('keeps a raised letter on its line', () => {
  expect(texts(piece('n', 0, 700), piece('o', 5, 704, 6), piece('52', 12, 700))).toEqual(['no 52'])
})

it('measures a line by its largest piece, in parts of the page', () => {
  expect(toLines([piece('Regards', 0, 700, 40), piece(' 52', 35, 700)], 800)).toEqual([
    { text: 'Regards 52', size: 0.05 },
  ])
})

it('leaves out what is blank', () => {
  expect(texts(piece(' ', 0, 700), piece('', 0, 690))).toEqual([])
})

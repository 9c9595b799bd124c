import type { Line } from '@regards/pdf-engine/groupLines'
import { expect, it } from 'vitest'
import { toLines } from '@web/features/administration/pdf/reader/toLines'

/** A piece of a line of 10 points, 5 points a character. */
const piece = (text: string, x: number, baseline: number, size = 10): Line => ({
  text,
  box: [x, baseline - 8, x + text.length * 5, baseline + 2],
  ...{ words: [], baseline, size, angle: 0, order: 0, content: -1 },
})
const texts = (...pieces: Line[]) => toLines(pieces, 1_000).map(({ text }) => text)

it('joins the pieces of a line, with a space where there is a gap', () => {
  expect(texts(piece('Re', 0, 100), piece('gards', 10, 100), piece('n° 52', 38, 100))).toEqual([
    'Regards n° 52',
  ])
})

it('separates lines, columns and turned text', () => {
  expect(texts(piece('Un', 0, 100), piece('Deux', 0, 112), piece('Trois', 300, 112))).toEqual([
    'Un',
    'Deux',
    'Trois',
  ])
  expect(texts(piece('Un', 0, 100), { ...piece('Deux', 12, 100), angle: 90 })).toHaveLength(2)
})

it('joins an entry with its page number, however far it is', () => {
  expect(texts(piece('La vielle', 0, 100), piece('12', 400, 100))).toEqual(['La vielle 12'])
  expect(texts(piece('12', 0, 100), piece('La vielle', 60, 100))).toEqual(['12 La vielle'])
})

it('keeps a raised letter on its line', () => {
  expect(texts(piece('n', 0, 100), piece('o', 5, 96, 6), piece('52', 12, 100))).toEqual(['no 52'])
})

it('measures a line by its largest piece, in parts of the page', () => {
  expect(toLines([piece('Regards', 0, 100, 40), piece('52', 45, 100)], 800)).toEqual([
    { text: 'Regards 52', size: 0.05 },
  ])
})

it('shows the hyphen at the end of a line', () => {
  expect(texts(piece('calei\u00ad', 0, 100))).toEqual(['calei-'])
})

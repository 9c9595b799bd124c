import { expect, test } from 'vitest'
import { toCsvLine } from '../../../../cms/src/lib/toCsvLine'

test('values stand between semicolons, and a line ends as RFC 4180 says', () => {
  expect(toCsvLine(['2026-11-22', 52, 'La dentelle', -3])).toBe('2026-11-22;52;La dentelle;-3\r\n')
})

test.each([
  ['a; b', '"a; b"'],
  ['dite « "la belle" »', '"dite « ""la belle"" »"'],
  ['deux\r\nlignes', '"deux\r\nlignes"'],
])('%j stands in quotes', (value, field) => {
  expect(toCsvLine([value])).toBe(`${field}\r\n`)
})

test.each(['=1+1', '+33 1', '-2', '@SUM(A1)', '\t=1', '\r=1'])(
  'the text %j is no formula to a spreadsheet',
  (value) => {
    expect(toCsvLine([value]).replace(/^"/, '')).toMatch(/^'/)
  },
)

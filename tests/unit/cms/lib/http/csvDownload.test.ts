import { expect, test } from 'vitest'
import { toCsv } from '../../../../../cms/src/lib/http/csvDownload'

test('values stand between semicolons, and a line ends as RFC 4180 says', () => {
  expect(toCsv([['2026-11-22', 52, 'La dentelle', 3]])).toBe('2026-11-22;52;La dentelle;3\r\n')
})

test.each([
  ['a; b', '"a; b"'],
  ['dite « "la belle" »', '"dite « ""la belle"" »"'],
  ['deux\r\nlignes', '"deux\r\nlignes"'],
  ['deux\nlignes', '"deux\nlignes"'],
  ['deux\rlignes', '"deux\rlignes"'],
])('%j stands in quotes', (value, field) => {
  expect(toCsv([[value]])).toBe(`${field}\r\n`)
})

test.each(['=1+1', '+33 1', '-2', '@SUM(A1)', '\t=1', '\r=1'])(
  'the text %j is no formula to a spreadsheet',
  (value) => {
    expect(toCsv([[value]]).replace(/^"/, '')).toMatch(/^'/)
  },
)

test('a later line of a text is no formula to a spreadsheet', () => {
  expect(toCsv([['2 rue X\n@SUM(1+1)\r\n=1', 3]])).toBe(`"2 rue X\n'@SUM(1+1)\r\n'=1";3\r\n`)
})

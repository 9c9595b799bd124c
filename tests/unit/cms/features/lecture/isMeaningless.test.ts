import { expect, test } from 'vitest'
import { isMeaningless } from '../../../../../cms/src/features/lecture/processing/text/isMeaningless'
import { paragraphs } from '../../../../factories/magazines/content/paragraphs'

const text = [...paragraphs.values()].join(' ')
/** As a font without Unicode has it: each sign is another one. */
const shifted = text.replace(
  /[a-z]/g,
  (letter) => 'bcdfghjklmnpqrstvwxzbcdfgh'[letter.charCodeAt(0) - 97] ?? '',
)

test.each([
  ['one sign a word', text.replace(/[^\p{L}]/gu, '').split('')],
  ['signs that stand for others', shifted.split(' ')],
])('%s are no text', (_, words) => expect(isMeaningless(words)).toBe(true))

test.each([
  ['French', text.split(' ')],
  ['capitals', text.toUpperCase().split(' ')],
  ['Greek', 'Η γιορτή του χωριού αρχίζει με το ηλιοβασίλεμα '.repeat(8).split(' ')],
  ['numbers of a table', Array.from({ length: 80 }, (_, index) => String(index))],
  ['few words', ['A', 'B', 'C']],
])('%s are', (_, words) => expect(isMeaningless(words)).toBe(false))

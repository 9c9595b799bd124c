import { toStem } from '@regards/text-analysis'
import { expect, test } from 'vitest'
import {
  joinPages,
  listStems,
  listWords,
  splitPages,
  toFullText,
  toSequencePart,
  toStoredText,
  toStoredWord,
} from '../../../../../cms/src/features/recherche/index/storedWords'

const store = (...words: string[]) => words.map((word) => toStoredWord(word, toStem(word)))

test.each([
  ['brodees', 'brod/ees'],
  ['travaux', 'travail/=travaux'],
  ['danse', 'dans/e'],
  ['de', 'de00/'],
  ['b100', 'b100/'],
  ['1900', '1900/'],
])('%s is stored as %s, and read again', (word, stored) => {
  expect(store(word)).toEqual([stored])
  expect(listWords(` ${stored} `)).toEqual([word])
})

test('a text has its words in order, then its compounds; a sequence does not reach them', () => {
  const text = toStoredText(store('un', 'porte', 'manteau'), store('portemanteau'))
  expect(listStems(text)).toEqual(['un00', 'port', 'manteau', 'portemanteau'])
  expect(listWords(text, text)).toEqual(['un', 'porte', 'manteau', 'portemanteau'])
  expect(text).toContain(toSequencePart(store('porte', 'manteau')))
  expect(text).not.toContain(toSequencePart(store('manteau', 'portemanteau')))
  expect(toStoredText([], [])).toBe('')
})

test('a full-text index has the small words once, behind the others', () => {
  const text = toStoredText(store('la', 'danse', 'de', 'la', 'coiffe'), [])
  expect(toFullText(text)).toBe('dans coiff la00 de00')
})

test('the text of several pages is divided again, and has the words of all', () => {
  const pages = [
    { page: 3, text: toStoredText(store('fil'), []) },
    { page: 4, text: '' },
    { page: 12, text: toStoredText(store('de', 'lin'), store('delin')) },
  ]
  const joined = joinPages(pages)
  expect(splitPages(joined).map(({ page, text }) => [page, listStems(text)])).toEqual([
    [3, ['fil']],
    [4, []],
    [12, ['de00', 'lin', 'delin']],
  ])
  expect(listWords(joined)).toEqual(['fil', 'de', 'lin', 'delin'])
  // No phrase goes over a page.
  expect(joined).not.toContain(toSequencePart(store('fil', 'de')))
  expect(joined).toContain(toSequencePart(store('de', 'lin')))
})

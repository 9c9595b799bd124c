import { normalizeQuery, parseQuery } from '@regards/text-analysis'
import { expect, test } from 'vitest'

const wordsOf = (text: string) => parseQuery(text).terms.map(({ word }) => word)

test('a query is cut to 200 characters and 8 words', () => {
  expect(normalizeQuery('a'.repeat(10_000))).toHaveLength(200)
  expect(wordsOf(Array.from({ length: 30 }, (_, at) => `mot${at}`).join(' '))).toHaveLength(8)
})

test('control characters and invisible ones are no part of it', () => {
  expect(normalizeQuery(' bour\u00adrée\u0000\n à  deux ')).toBe('bourrée à deux')
  expect(normalizeQuery(undefined)).toBe('')
})

test('small words and signs are left out, unless there is nothing else', () => {
  expect(wordsOf('l’été & (la bourrée) * "')).toEqual(['ete', 'bourree'])
  expect(wordsOf('broderie d’or')).toEqual(['broderie', 'or'])
  expect(wordsOf('l’Est')).toEqual(['est'])
  expect(wordsOf('à la')).toEqual(['la'])
  expect(wordsOf('y')).toEqual(['y'])
})

test('a small word that is asked for stands for the noun too', () => {
  expect(parseQuery('son').terms[0]?.stems).toEqual(['son00', 'son'])
})

test('a part of a compound also matches the compound written in one', () => {
  expect(parseQuery('porte-manteau').terms.map(({ stems }) => stems)).toEqual([
    ['port', 'portemanteau'],
    ['manteau', 'portemanteau'],
  ])
  expect(parseQuery('1 250').terms.map(({ stems }) => stems)).toEqual([
    ['1', '1250'],
    ['250', '1250'],
  ])
})

test.each(['"fil de lin"', '«\u00a0fil de lin\u00a0»', '“fil de lin”'])(
  '%s is a phrase',
  (text) => {
    const { phrases, terms } = parseQuery(text)
    expect(phrases).toEqual([{ words: ['fil', 'de', 'lin'], written: 'fil de lin' }])
    expect(terms.map(({ isOpen, isInPhrase }) => [isOpen, isInPhrase])).toEqual([
      [false, true],
      [false, true],
    ])
  },
)

test.each([
  ['danse -bourrée', ['danse'], ['bourr'], []],
  ['danse −bourrée –coiffe', ['danse'], ['bourr', 'coiff'], []],
  ['danse -l’été', ['danse'], ['ete'], []],
  ['danse -"fil de lin"', ['danse'], [], ['fil de lin']],
  ['danse -porte-manteau', ['danse'], ['portemanteau'], ['porte manteau']],
  ['porte-manteau', ['porte', 'manteau'], [], []],
  ['danse - bourrée', ['danse', 'bourree'], [], []],
  ['1914 -1918', ['1914', '1918'], [], []],
  ['fêtes -2025', ['fetes'], ['2025'], []],
  ['-bourrée', ['bourree'], [], []],
])('%s', (text, wanted, stems, phrases) => {
  const { terms, excluded } = parseQuery(text)
  expect(terms.map(({ word }) => word)).toEqual(wanted)
  expect(excluded.stems).toEqual(stems)
  expect(excluded.phrases.map(({ words }) => words.join(' '))).toEqual(phrases)
})

test('only the last word may be the beginning of one', () => {
  const openOf = (text: string) => parseQuery(text).terms.map(({ isOpen }) => isOpen)
  expect(openOf('danse brod')).toEqual([false, true])
  expect(openOf('danse "pas brod"')).toEqual([false, false, false])
})

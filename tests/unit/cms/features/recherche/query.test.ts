import { expect, test } from 'vitest'
import {
  normalizeQuery,
  parseQuery,
} from '../../../../../cms/src/features/recherche/query/parseQuery'
import { listNeighbours } from '../../../../../cms/src/features/recherche/query/suggestQuery'

const wordsOf = (text: string) => parseQuery(text).terms.map(({ word }) => word)

test('a query is cut to 200 characters and 8 words', () => {
  expect(normalizeQuery('a'.repeat(10_000))).toHaveLength(200)
  expect(wordsOf(Array.from({ length: 30 }, (_, at) => `mot${at}`).join(' '))).toHaveLength(8)
})

test('control characters and invisible ones are no part of it', () => {
  expect(normalizeQuery(' bour\u00adrée\u0000\n à  deux ')).toBe('bourrée à deux')
  expect(normalizeQuery(undefined)).toBe('')
})

test('stop words and signs are left out', () => {
  expect(wordsOf('l’été & (la bourrée) * OR "')).toEqual(['ete', 'bourree'])
})

test.each(['"fil de lin"', '«\u00a0fil de lin\u00a0»', '“fil de lin”'])(
  '%s is a phrase',
  (text) => {
    const { phrases, terms } = parseQuery(text)
    expect(phrases).toEqual([['fil', 'lin']])
    expect(terms.map(({ isOpen }) => isOpen)).toEqual([false, false])
  },
)

test('only the last word may be the beginning of one', () => {
  const openOf = (text: string) => parseQuery(text).terms.map(({ isOpen }) => isOpen)
  expect(openOf('danse brod')).toEqual([false, true])
  expect(openOf('danse "pas brod"')).toEqual([false, false, false])
})

test('the neighbours of a word are those at one slip', () => {
  const neighbours = listNeighbours('coiffe')
  for (const slip of ['coife', 'coifffe', 'coiffa', 'ociffe', 'coiffes', 'oiffe']) {
    expect(neighbours, slip).toContain(slip)
  }
  expect(neighbours).not.toContain('coiffe')
  expect(neighbours).not.toContain('coif')
  expect(listNeighbours('a'.repeat(24)).length).toBeLessThan(1_300)
})

import { describe, expect, test } from 'vitest'
import { foldText } from '../../../../../cms/src/features/recherche/text/foldText'
import { stemFrench } from '../../../../../cms/src/features/recherche/text/stemFrench'
import { isSearchable } from '../../../../../cms/src/features/recherche/text/stopWords'
import { tokenize } from '../../../../../cms/src/features/recherche/text/tokenize'

test.each([
  ['Élèves', 'eleves'],
  ['ŒUVRE', 'oeuvre'],
  ['Lætitia', 'laetitia'],
  ['e\u0301te\u0301', 'ete'],
  ['NAÏF', 'naif'],
])('%s is folded to %s', (word, folded) => expect(foldText(word)).toBe(folded))

test.each([
  ['cheval', 'chevaux'],
  ['chateau', 'chateaux'],
  ['bijou', 'bijoux'],
  ['feu', 'feux'],
  ['travail', 'travaux'],
  ['oeil', 'yeux'],
  ['brode', 'brodees'],
  ['broder', 'brodee'],
  ['dentelliere', 'dentellieres'],
  ['tradition', 'traditions'],
  ['heureux', 'heureuse'],
  ['faience', 'faiences'],
])('%s and %s have one stem', (one, other) => expect(stemFrench(one)).toBe(stemFrench(other)))

test.each([
  ['sabot', 'sabotier'],
  ['foi', 'foin'],
  ['1900', '1901'],
  ['bourree', 'bourg'],
])('%s and %s have not', (one, other) => expect(stemFrench(one)).not.toBe(stemFrench(other)))

test('apostrophes and hyphens separate words, whatever their sign', () => {
  const words = (text: string) => tokenize(text).map(({ word }) => word)
  expect(words("l’été, l'arc-en-ciel d‘hier")).toEqual([
    'l',
    'ete',
    'l',
    'arc',
    'en',
    'ciel',
    'd',
    'hier',
  ])
  expect(words('')).toEqual([])
})

describe('a word is searched for', () => {
  test.each(['ete', '52', '7', 'danse'])('%s', (word) => expect(isSearchable(word)).toBe(true))
  test.each(['l', 'les', 'qu', 'a'.repeat(41)])('not %s', (word) =>
    expect(isSearchable(word)).toBe(false),
  )
})

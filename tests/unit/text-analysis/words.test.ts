import { describe, expect, test } from 'vitest'
import {
  findMarks,
  foldText,
  isStopWord,
  joinCompounds,
  stemFrench,
  tokenize,
  toStem,
} from '@regards/text-analysis'
import { wordPairs } from '../../factories/wordPairs'

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

test('200 pairs of words of the field are each found, and marked, by both', () => {
  expect(wordPairs.length).toBeGreaterThanOrEqual(200)
  const missed = wordPairs.filter(
    ([one, other]) => findMarks(one, other).length !== 1 || findMarks(other, one).length !== 1,
  )
  expect(missed).toEqual([])
})

test.each([
  ['peur', 'peu'],
  ['danseur', 'danse'],
  ['sabot', 'sabotier'],
  ['foi', 'foin'],
  ['1900', '1901'],
  ['bourree', 'bourg'],
])('%s and %s have not', (one, other) => expect(stemFrench(one)).not.toBe(stemFrench(other)))

test('apostrophes and hyphens separate words, whatever their sign', () => {
  const words = (text: string) => tokenize(text).map(({ word }) => word)
  expect(words("l’été, l'arc-en-ciel d‘hier")).toEqual('l ete l arc en ciel d hier'.split(' '))
  expect(words('')).toEqual([])
})

test.each([
  ['XIXᵉ', 'xixe'],
  ['1ᵉʳ', '1er'],
  ['oﬃce', 'office'],
  ['ＡＢ', 'ab'],
  ['Łowicz', 'lowicz'],
  ['Rømø', 'romo'],
  ['Đà', 'da'],
  ['Ísafjörður', 'isafjordur'],
  ['Þór', 'thor'],
  ['Kırklareli', 'kirklareli'],
  ['STRAẞE', 'strasse'],
  ['Straße', 'strasse'],
])('%s, of other alphabets and shapes, is folded to %s', (word, folded) =>
  expect(foldText(word)).toBe(folded),
)

test('an apostrophe that Unicode counts as a letter separates words too', () => {
  const words = (text: string) => tokenize(text).map(({ word }) => word)
  expect(words('cʼhoarioù')).toEqual(['c', 'hoariou'])
  expect(words('cʼhoarioù')).toEqual(words("c'hoarioù"))
})

describe('compounds that are also written in one', () => {
  const compounds = (text: string) =>
    joinCompounds(tokenize(text), text).map(({ word, start, end }) => [
      word,
      text.slice(start, end),
    ])

  test.each([
    ['un tam-tam', 'tamtam', 'tam-tam'],
    ['l’arc-en-ciel', 'arcenciel', 'arc-en-ciel'],
    ['des cʼhoarioù', 'choariou', 'cʼhoarioù'],
    ['marc’had', 'marchad', 'marc’had'],
    ['les 1 250 danseurs', '1250', '1 250'],
    ['en 1\u00a0250\u00a0000 ans', '1250000', '1\u00a0250\u00a0000'],
    ['1\u202f250, et', '1250', '1\u202f250'],
    ['12.500 voix', '12500', '12.500'],
  ])('%s', (text, word, written) => expect(compounds(text)).toEqual([[word, written]]))

  test.each([
    'dit-il',
    'lui-même',
    '1914-1918',
    'en 1936 250 danseurs',
    '12 5000',
    'porte - manteau',
    'c’est',
  ])('not %s', (text) => expect(compounds(text)).toEqual([]))
})

test('a small word has a stem that no other word shares', () => {
  expect(toStem('son')).not.toBe(toStem('sons'))
  expect(toStem('danse')).toBe('dans')
})

describe('in a query with other words', () => {
  test.each(['l', 'les', 'qu', 'son', 'est'])('%s is passed over', (word) =>
    expect(isStopWord(word)).toBe(true),
  )
  test.each(['ete', '52', '7', 'danse', 'or', 'ton'])('%s is not', (word) =>
    expect(isStopWord(word)).toBe(false),
  )
})

test('ignores words beyond the maximum length', () => {
  expect(tokenize(`a ${'b'.repeat(41)} c`).map(({ word }) => word)).toEqual(['a', 'c'])
})

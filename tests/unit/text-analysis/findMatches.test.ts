import { findMarks, findMatches } from '@regards/text-analysis'
import { describe, expect, test } from 'vitest'

/** What a search marks in a text. */
const marked = (text: string, q: string) =>
  findMarks(text, q).map(({ start, end }) => text.slice(start, end))

const text =
  'L’été, les Cœurs des élèves dansaient la Bourrée ; la bourrée d’Auvergne, brodée de fils d’or.'

describe('a search marks', () => {
  test.each([
    ['ete', ['été']],
    ['l’été', ['été']],
    ["L'ÉTÉ", ['été']],
    ['coeur', ['Cœurs']],
    ['danser', ['dansaient']],
    ['bourrées', ['Bourrée', 'bourrée']],
    ['fil', ['fils']],
    ['broder d’or', ['brodée', 'or']],
    ['"bourrée d’Auvergne"', ['bourrée d’Auvergne']],
    ['« la bourrée »', ['la Bourrée', 'la bourrée']],
    ['"bourrée élèves"', []],
    ['"bourrées"', []],
    ['"fil d’or"', []],
    ['la', ['la', 'la']],
    ['la bourrée', ['Bourrée', 'bourrée']],
    ['', []],
    ['?!', []],
  ])('%s', (q, words) => expect(marked(text, q)).toEqual(words))

  test.each([
    ['danser', 'la danse'],
    ['bretonne', 'les bretons'],
    ['travaux', 'un travail'],
    ['fêter', 'la fête'],
    ['yeux', 'un œil'],
    ['chanter', 'ils chantaient'],
    ['tisser', 'elles tissaient'],
    ['traditionnel', 'chants traditionnels'],
    ['portemanteau', 'un porte-manteau'],
    ['porte-manteaux', 'des portemanteaux'],
    ['1250', 'quelque 1\u00a0250'],
    ['1 250', 'quelque 1250'],
    ['XIXe', 'au XIXᵉ'],
    ['choariou', 'des cʼhoarioù'],
  ])('for %s: %s', (q, words) => {
    expect(marked(words, q)).toEqual([words.split(' ').at(-1)])
  })

  test('words that begin like the last one, where it does not occur itself', () => {
    expect(marked('broderie, brodeuse et bord', 'brod')).toEqual(['broderie', 'brodeuse'])
    expect(marked('l’art des artisans', 'art')).toEqual(['art'])
    expect(marked('broderie', 'brod danse')).toEqual([])
    expect(marked('broderie', '"brod"')).toEqual([])
  })
})

test('matches are in order, do not overlap, and have their place in the query', () => {
  const matches = findMatches(
    'le fil de lin et le lin',
    [['lin'], ['fil']],
    [{ words: ['fil', 'de', 'lin'], written: 'fil de lin' }],
  )
  expect(matches).toEqual([
    { start: 3, end: 13, group: 2 },
    { start: 20, end: 23, group: 0 },
  ])
})

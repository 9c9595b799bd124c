import { describe, expect, it } from 'vitest'
import { findMarks } from '@web/features/lecture/helpers/findMarks'
import { toCouche } from '@web/features/lecture/helpers/toCouche'
import { toTextLayer } from '@web/features/lecture/components/TextLayer'
import { layWords } from '../../../factories/couche'

type Around = Parameters<typeof layWords>[1]

const layer = (lines: string[], around?: Around) =>
  toCouche({ mots: layWords(lines, around), liens: [] }).mots

/** The boxes that a search marks. */
const marked = (lines: string[], search: string, around?: Around) => {
  const mots = layer(lines, around)
  return [...findMarks(mots, search)].map((place) => mots[place]?.texte)
}

const text = ['L’été, les Cœurs des élèves battent', 'la Bourrée ; la bourrée d’Auvergne.']

describe('words that a search marks', () => {
  it.each([
    ['ete', ['L’été,']],
    ["L'ÉTÉ", ['L’été,']],
    ['coeur', ['Cœurs']],
    ['battre la bourrée', ['Bourrée', 'bourrée']],
    ['battent', ['battent']],
    ['bourrées', ['Bourrée', 'bourrée']],
    ['bour', ['Bourrée', 'bourrée']],
    ['Auvergne', ['d’Auvergne.']],
    ['des', ['des']],
    ['les élèves', ['élèves']],
    ['"bourrée d’Auvergne"', ['bourrée', 'd’Auvergne.']],
    ['« la bourrée »', ['la', 'Bourrée', 'la', 'bourrée']],
    ['"bourrée élèves"', []],
    ['"battent la"', ['battent', 'la']],
    ['', []],
    ['?!', []],
  ])('%s: %j', (search, found) => expect(marked(text, search)).toEqual(found))

  it.each([
    ['brodeuse', ['les bro/', 'deuses, et'], ['bro', 'deuses,']],
    ['"brodeuses et"', ['les bro/', 'deuses, et'], ['bro', 'deuses,', 'et']],
    ['arc-en-ciel', ['un arc-en-/', 'ciel luit'], ['arc-en-', 'ciel']],
    ['porte-manteau', ['les porte-manteaux'], ['porte-manteaux']],
    ['portemanteau', ['les porte-/', 'manteaux'], ['porte-', 'manteaux']],
    ['1250', ['quelque 1 250 voix'], ['1', '250']],
  ])('are all boxes of a word: %s', (search, lines, found) =>
    expect(marked(lines, search)).toEqual(found),
  )

  it('are both parts of a word that two pages share', () => {
    expect(marked(['un kaléido/'], 'kaléidoscope', { after: 'scope' })).toEqual(['kaléido'])
    expect(marked(['scope, un'], 'kaléidoscope', { before: 'kaléido' })).toEqual(['scope,'])
  })
})

it('a divided word is copied and spoken as one', () => {
  const words = toTextLayer(layer(['les bro/', 'deuses', 'dansent']), 0.7)
  expect(words.map(({ texte, separator }) => texte + separator).join('')).toBe(
    'les brodeuses\ndansent ',
  )
})

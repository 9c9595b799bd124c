import { describe, expect, it } from 'vitest'
import { findInText, findWords } from '../../../../web/src/features/lecture/helpers/findWords'

const text = 'L’été, les Cœurs des élèves battent la Bourrée ; la bourrée d’Auvergne.'
const words = text.split(' ')

/** The words that a search marks. */
const marked = (search: string) => [...findWords(words, search)].map((place) => words[place])

describe('words that a search marks', () => {
  it.each([
    ['ete', ['L’été,']],
    ['l’été', ['L’été,']],
    ["L'ÉTÉ", ['L’été,']],
    ['coeur', ['Cœurs']],
    ['eleve', ['élèves']],
    ['bourrées', ['Bourrée', 'bourrée']],
    ['Auvergne', ['d’Auvergne.']],
    ['bour', []],
    ['', []],
    ['?!', []],
  ])('%s: %j', (search, found) => {
    expect(marked(search)).toEqual(found)
  })

  it('are the words in a row of a phrase between quotation marks', () => {
    expect(marked('"bourrée d’Auvergne"')).toEqual(['bourrée', 'd’Auvergne.'])
    expect(marked('« la bourrée »')).toEqual(['la', 'Bourrée', 'la', 'bourrée'])
    expect(marked('"bourrée élèves"')).toEqual([])
  })
})

describe('a search in a text', () => {
  it('counts, and shows the words around the first', () => {
    const { count, passage } = findInText(text, 'bourrée')
    expect(count).toBe(2)
    expect(passage.filter(({ isMarked }) => isMarked).map(({ texte }) => texte)).toEqual([
      'Bourrée',
      'bourrée',
    ])
  })

  it('needs all of its words', () => {
    expect(findInText(text, 'bourrée Auvergne').count).toBe(3)
    expect(findInText(text, 'bourrée Bretagne').count).toBe(0)
  })

  it('cuts a long text on both sides', () => {
    const long = `${'avant '.repeat(50)}cornemuse ${'après '.repeat(50)}`
    const { passage } = findInText(long, 'cornemuses')
    expect(passage).toHaveLength(19)
    expect(passage[0]?.texte).toBe('…')
    expect(passage.at(-1)?.texte).toBe('…')
  })
})

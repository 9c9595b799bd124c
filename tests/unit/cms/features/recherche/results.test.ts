import { describe, expect, test } from 'vitest'
import type { Candidate } from '../../../../../cms/src/features/recherche/index/SearchIndex'
import { cutExtract } from '../../../../../cms/src/features/recherche/results/cutExtract'
import { rankCandidates } from '../../../../../cms/src/features/recherche/results/rankCandidates'

const textOf = (parts: { texte: string }[]) => parts.map(({ texte }) => texte).join('')
const marksOf = (parts: { texte: string; marque: boolean }[]) =>
  parts.flatMap(({ texte, marque }) => (marque ? [texte] : []))

describe('an extract', () => {
  const filler = 'Le vent courait sur la lande et les genêts. '.repeat(30)

  test('begins before the passage with most of the words, and ends after a word', () => {
    const text = `${filler}Une coiffe, une coiffe, une coiffe. ${filler}La coiffe et la dentelle se repassent.${filler}`
    const parts = cutExtract(text, [['coiff'], ['dentel']], [])
    expect(marksOf(parts)).toEqual(['coiffe', 'dentelle'])
    expect(textOf(parts)).toMatch(/^… \S.*\S\u00a0…$/)
    expect(textOf(parts).length).toBeLessThan(260)
  })

  test('keeps the spelling of the text, and marks its other forms', () => {
    expect(
      marksOf(cutExtract('Œuvres d’été\u00a0: ÉTÉS, étés.', [['oeuvr'], ['ete']], [])),
    ).toEqual(['Œuvres', 'été', 'ÉTÉS', 'étés'])
  })

  test('of a text without the words is its beginning; of none, nothing', () => {
    expect(textOf(cutExtract(filler, [['absent']], []))).toMatch(/^Le vent/)
    expect(cutExtract('', [['absent']], [])).toEqual([])
    expect(cutExtract('\u00ad \n', [['absent']], [])).toEqual([])
  })

  test('of a million characters takes no time', () => {
    const began = performance.now()
    cutExtract('coiffe '.repeat(140_000), [['coiff']], [])
    expect(performance.now() - began).toBeLessThan(1_500)
  })
})

describe('the best result', () => {
  const candidate = (cle: string, values: Partial<Candidate> = {}): Candidate => ({
    ...{ cle, groupe: cle, type: 'page', page: 1, date: '2020-01-01', titre: '', longueur: 200 },
    texte: ' coiff/e dentel/le / ',
    ...values,
  })
  const groups = [
    { racines: ['coiff'], total: 10 },
    { racines: ['dentel'], total: 10 },
  ]
  const orderOf = (...candidates: Candidate[]) =>
    rankCandidates(candidates, groups).map(({ cle }) => cle)

  test('has the words in its title', () => {
    expect(orderOf(candidate('a'), candidate('b', { titre: ' coiff/e dentel/le / ' }))).toEqual([
      'b',
      'a',
    ])
  })

  test('has them near each other', () => {
    const far = ` coiff/e ${'vent/ '.repeat(150)}dentel/le / `
    expect(orderOf(candidate('a', { texte: far }), candidate('b'))).toEqual(['b', 'a'])
  })

  test('is otherwise of the newest issue, then the first page', () => {
    const newer = { date: '2024-01-01' }
    expect(
      orderOf(candidate('a'), candidate('b', { ...newer, page: 9 }), candidate('c', newer)),
    ).toEqual(['c', 'b', 'a'])
  })
})

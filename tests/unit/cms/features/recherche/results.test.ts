import { describe, expect, test } from 'vitest'
import type { Candidate } from '../../../../../cms/src/features/recherche/index/SearchIndex'
import { joinPages } from '../../../../../cms/src/features/recherche/index/storedWords'
import { locatePages } from '../../../../../cms/src/features/recherche/results/readResults'
import { rankCandidates } from '../../../../../cms/src/features/recherche/results/rankCandidates'

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

  test('is the article with the words in its title, before an issue and before any text', () => {
    const named = { titre: ' un00/ coiff/e dentel/le / ', texte: '', longueur: 2_000 }
    expect(
      orderOf(
        candidate('texte', { texte: ' coiff/e dentel/le / '.repeat(20) }),
        candidate('numero', { type: 'numero', ...named, longueur: 2 }),
        candidate('article', { type: 'article', ...named }),
      ),
    ).toEqual(['article', 'numero', 'texte'])
  })

  test('is an article rather than a page of its issue, such as the contents', () => {
    const [article, page] = ['article', 'page'] as const
    const contents = candidate('contents', { type: page, groupe: 'a', longueur: 50 })
    const long = candidate('long', { type: article, groupe: 'a', longueur: 300 })
    expect(orderOf(contents, long)).toEqual(['long', 'contents'])
    expect(orderOf(contents, { ...long, groupe: 'b' })).toEqual(['contents', 'long'])
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

describe('the pages of an article', () => {
  const texte = joinPages([
    { page: 3, text: ' coiff/e ' },
    { page: 4, text: ' dentel/le coiff/e / ' },
    { page: 6, text: ' coiff/e dentel/les coiff/es / ' },
    { page: 7, text: ' lin/ / ' },
  ])
  const groups = (...stems: string[]) => stems.map((stem) => ({ racines: [stem], total: 1 }))

  test('are the pages with most words, the best first', () => {
    expect(locatePages(texte, groups('coiff', 'dentel'))).toEqual([6, 4])
    expect(locatePages(texte, groups('lin', 'absent'))).toEqual([7])
  })

  test('are empty where only the title has the words', () => {
    expect(locatePages(texte, groups('absent'))).toEqual([])
  })
})

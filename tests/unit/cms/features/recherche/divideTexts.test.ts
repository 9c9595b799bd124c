import { expect, test } from 'vitest'
import type { SearchedArticle } from '../../../../../cms/src/features/articles/contents/searchedArticles'
import { divideTexts } from '../../../../../cms/src/features/recherche/indexing/divideTexts'

const page = (number: number, ...lines: string[]) => ({
  document: 'pdf',
  page: number,
  texte: lines.join('\n'),
})

const article = (values: Partial<SearchedArticle> = {}): SearchedArticle => {
  const textes = [{ page: 3, texte: 'La coiffe se repasse.' }]
  return {
    ...{ id: 'a', titre: 'Sous la coiffe', auteurs: ['Anne Le Goff'], rubrique: 'Costume' },
    ...{ premierePage: 3, textes, trouves: values.textes ?? textes },
    ...values,
  }
}

const ADVERTISEMENT =
  'Maison Kerdraon, rubans et galons depuis trois générations, au bourg de Plonéour, chaque jeudi et samedi matin, sauf en août, catalogue gratuit contre un timbre.'

test('a page without an article is found by itself', () => {
  const sommaire = page(2, 'Sous la coiffe', '3')
  expect(divideTexts([sommaire], [article()]).pages).toEqual([sommaire])
})

test('a page of an article is no entry, and its title, authors and section do not make it one', () => {
  const lines = ['COSTUME', 'Sous la', 'coiffe', 'par Anne Le Goff', 'La coiffe se repasse.']
  const { articles, pages } = divideTexts([page(3, ...lines)], [article()])
  expect(pages).toEqual([])
  expect(articles[0]?.textes).toEqual([
    { page: 3, texte: 'La coiffe se repasse.\npar Anne Le Goff' },
  ])
})

test('a few words beside an article are found with it: the folio', () => {
  const { articles, pages } = divideTexts(
    [page(3, 'La coiffe se repasse.', 'Automne 2026'), page(4, 'Le fer chauffe.')],
    [
      article({
        textes: [
          { page: 3, texte: 'La coiffe se repasse.' },
          { page: 4, texte: 'Le fer chauffe.' },
        ],
      }),
    ],
  )
  expect(pages).toEqual([])
  expect(articles[0]?.textes.map(({ texte }) => texte)).toEqual([
    'La coiffe se repasse.\nAutomne 2026',
    'Le fer chauffe.\n',
  ])
})

test('many words beside an article are found as the page: an advertisement', () => {
  const { articles, pages } = divideTexts(
    [page(3, 'La coiffe se repasse.', ADVERTISEMENT)],
    [article()],
  )
  expect(pages).toEqual([page(3, ADVERTISEMENT)])
  expect(articles[0]?.textes).toEqual([{ page: 3, texte: 'La coiffe se repasse.' }])
})

test('words that a corrected text replaced are no longer found', () => {
  const corrected = article({
    textes: [{ page: 3, texte: 'La coiffe se plisse à la paille.' }],
    trouves: [
      { page: 3, texte: 'La coiffe se repasse.' },
      { page: 4, texte: ADVERTISEMENT },
    ],
  })
  const { articles, pages } = divideTexts(
    [page(3, 'La coiffe se repasse.'), page(4, ADVERTISEMENT)],
    [corrected],
  )
  expect(pages).toEqual([])
  expect(articles[0]?.textes.map(({ texte }) => texte.trim())).toEqual([
    'La coiffe se plisse à la paille.',
  ])
})

import { expect, test } from 'vitest'
import { proposeArticles } from '../../../../../cms/src/features/articles/proposal/proposeArticles'
import { lettersOf, toLetters } from '../../../../factories/magazines/compareArticles'
import { readMagazine } from '../../../../factories/magazines/readMagazine'
import {
  headingsOf,
  PAGES,
  REVUE_FILE,
  revue,
  textsOf,
} from '../../../../factories/magazines/revue/text'
import { withPlainSpaces } from '../../../../support/normalizeSpaces'

const input = readMagazine(REVUE_FILE)
const { articles, confiance } = withPlainSpaces(proposeArticles(input))

test('46 pages of two programs without tags and outline have eight articles, which are shown at once', () => {
  expect([input.nombreDePages, input.plan]).toEqual([PAGES, []])
  expect(confiance).toBe(1)
  const seen = articles.map(({ titre, chapo, auteurs, premierePage, dernierePage }) => ({
    ...{ titre, chapo, auteurs },
    pages: [premierePage, dernierePage],
  }))
  expect(seen).toEqual(
    revue.map(({ titre, chapo, auteur, pages }) => ({ titre, chapo, auteurs: [auteur], pages })),
  )
})

test.each(revue.map((article, rank) => [article.titre, article, rank] as const))(
  '« %s » has its bold intertitles, captions and paragraphs in order',
  (_, article, rank) => {
    const proposed = articles[rank]
    const blocs = proposed?.blocs ?? []
    expect(blocs.flatMap((bloc) => (bloc.type === 'titre' ? bloc.texte : []))).toEqual(
      headingsOf(article, rank),
    )
    expect(blocs.flatMap((bloc) => (bloc.type === 'image' ? bloc.legende : []))).toEqual(
      article.legendes,
    )
    const letters = proposed ? lettersOf(proposed) : ''
    let end = 0
    for (const text of textsOf(article, rank).map(toLetters)) {
      const at = letters.indexOf(text, end)
      expect(at, text).toBeGreaterThanOrEqual(end)
      end = at + text.length
    }
  },
)

import { expect, test } from 'vitest'

import {
  toRefsOfAll,
  type PageWithBlocs,
} from '../../../../../cms/src/features/articles/records/pageBlocs'
import { withoutBlocsOf } from '../../../../../cms/src/features/articles/sync/mergeProposals'
import type { ProposedArticle } from '../../../../../cms/src/features/articles/records/storedArticles'

const text = (texte: string) => ({ type: 'paragraphe', texte }) as const
const [free, dance, music] = [text('Entrée libre.'), text('Un bal.'), text('Un concert.')]
const pages = [{ page: 5, blocs: [dance, free, music, free] }] as unknown as PageWithBlocs[]
const article = (...blocs: ReturnType<typeof text>[]): ProposedArticle => ({
  ...{ titre: '', chapo: null, auteurs: [], rubrique: null, image: null },
  ...{ premierePage: 5, dernierePage: 5 },
  blocs: blocs.map((bloc) => ({ ...bloc, page: 5 })),
})

test('two articles with the same sentence on one page have a block each', () => {
  const articles = [article(dance, free), article(music, free)]
  expect([...toRefsOfAll(articles, pages).values()]).toEqual([
    [
      [5, 0],
      [5, 1],
    ],
    [
      [5, 2],
      [5, 3],
    ],
  ])
})

test('a proposal with a sentence that a corrected article has too stays', () => {
  const [corrected, other] = [article(dance, free), article(music, free)]
  expect(withoutBlocsOf([article(dance, free), other], [corrected], pages)).toEqual([other])
})

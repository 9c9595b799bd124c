import { expect, test } from 'vitest'
import {
  continueArticles,
  withoutBlocsOf,
} from '../../../../../cms/src/features/articles/sync/mergeProposals'
import type { PageWithBlocs } from '../../../../../cms/src/features/articles/records/pageBlocs'
import type { StoredArticle } from '../../../../../cms/src/features/articles/records/storedArticles'
import type { Bloc } from '@regards/contract/schemas/blocs'

const text = (texte: string): Bloc => ({ type: 'paragraphe', texte })

const proposal = (titre: string, premierePage: number, texte = titre, visible = false) => ({
  ...{ titre, premierePage, dernierePage: premierePage, visible },
  ...{ chapo: null, auteurs: [], rubrique: null, image: null },
  blocs: [{ ...text(texte), page: premierePage }],
})

const stored = (id: string, titre: string, premierePage: number, visible: boolean) =>
  ({ ...proposal(titre, premierePage), id, visible }) as unknown as StoredArticle

test('a proposal continues the article with its title, else the article on its page', () => {
  const proposed = [proposal('Danses', 4), proposal('Coiffes bigoudènes', 2), proposal('Vielle', 9)]
  const existing = [stored('a', 'Coiffes', 2, false), stored('b', 'Danses', 3, false)]
  const ids = continueArticles(proposed, existing).map((article) => article.id)
  expect(ids).toEqual(['b', 'a', undefined])
})

test('an article that visitors see stays visible when the next proposal is less sure', () => {
  const proposed = [proposal('Danses', 3), proposal('Coiffes', 2)]
  const existing = [stored('a', 'Danses', 3, true), stored('b', 'Coiffes', 2, false)]
  const visible = continueArticles(proposed, existing).map((article) => article.visible)
  expect(visible).toEqual([true, false])
})

test('a proposal that has a block of a corrected article is left out', () => {
  const pages = [2, 3].map(
    (page) => ({ page, blocs: [text('Un'), text('Deux')] }) as unknown as PageWithBlocs,
  )
  const proposed = [proposal('A', 2, 'Un'), proposal('B', 2, 'Deux'), proposal('C', 3, 'Un')]
  const kept = [proposal('Corrigé', 2, 'Deux')]
  const titles = withoutBlocsOf(proposed, kept, pages).map(({ titre }) => titre)
  expect(titles).toEqual(['A', 'C'])
})

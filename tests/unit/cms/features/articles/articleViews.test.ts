import { expect, test } from 'vitest'
import { joinDivided } from '../../../../../cms/src/features/articles/views/articleViews'
import type { BlocDArticle } from '../../../../../cms/src/features/articles/records/storedArticles'

const text = (texte: string, page = 1): BlocDArticle => ({ type: 'paragraphe', texte, page })
const image: BlocDArticle = { type: 'image', alternative: '', page: 2 }
const quote: BlocDArticle = {
  type: 'paragraphe',
  texte: '« On danse. »',
  role: 'citation',
  page: 2,
}

test('a paragraph over two pages is one, before the pictures and quotations between its parts', () => {
  const blocs = [
    text('La ronde tourne et', 1),
    image,
    quote,
    text('ne finit pas. Puis', 2),
    text('elle dort.', 3),
    text('Le jour vient.', 3),
  ]
  expect(joinDivided(blocs)).toEqual([
    text('La ronde tourne et ne finit pas. Puis elle dort.', 1),
    image,
    quote,
    text('Le jour vient.', 3),
  ])
})

test('whole paragraphs, and blocks behind a heading, stay apart', () => {
  const blocs: BlocDArticle[] = [
    text('La ronde tourne.'),
    text('puis elle dort.'),
    text('Le rouet'),
    text('Il tourne'),
    { type: 'titre', niveau: 3, texte: 'Les pas', page: 1 },
    text('un à un.'),
  ]
  expect(joinDivided(blocs)).toEqual(blocs)
})

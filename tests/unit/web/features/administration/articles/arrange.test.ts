import type { BlocRef } from '@regards/contract/schemas/articles'
import type { SentBloc } from '@regards/contract/schemas/blocs'
import { describe, expect, test } from 'vitest'

import {
  addArticle,
  changePages,
  givePage,
  mergeWithPrevious,
  moveArticle,
  removeArticle,
  splitArticle,
} from '@web/features/administration/articles/helpers/arrange'
import {
  listFreeBlocks,
  listFreePages,
  toBlocks,
  type ArrangedArticle,
  type IssuePage,
} from '@web/features/administration/articles/helpers/arrangement'

const titre = (texte: string): SentBloc => ({ type: 'titre', page: 1, niveau: 2, texte })
const paragraphe = (texte: string): SentBloc => ({ type: 'paragraphe', page: 1, texte })
const image = (nom: string): SentBloc => ({
  ...{ type: 'image', page: 1, alternative: '', legende: 'Une coiffe', nom },
  image: {
    images: [{ url: `/media/${nom}-480.webp`, largeur: 480 }],
    ...{ largeur: 480, hauteur: 320, alternative: '', legende: 'Une coiffe' },
  },
})

const page = (number: number, ...blocs: SentBloc[]): IssuePage => ({
  ...{ page: number, largeur: 595, hauteur: 842, vignette: null, images: [], blocs },
})

/** Page 1 is the cover; two articles begin on page 2, of which the second goes on to page 4. */
const blocks = toBlocks([
  page(1, paragraphe('Regards')),
  page(2, titre('Les coiffes'), image('2-f1'), paragraphe('De lin.'), titre('La bourrée')),
  page(3, paragraphe('À deux temps.'), titre('Les pas'), image('3-f1'), paragraphe('Avancer.')),
  page(4, paragraphe('Reculer.'), paragraphe('Saluer.')),
])

const article = (key: string, titre: string, blocs: BlocRef[], image: string | null = null) => ({
  ...{ key, id: key, titre, blocs, image, chapo: '', auteurs: '', rubrique: '' },
  ...{ visible: true, aRevoir: false, ancienTexte: null },
})

const coiffes = article(
  'a',
  'Les coiffes',
  [
    [2, 1],
    [2, 2],
  ],
  '2-f1',
)
const bourree = article(
  'b',
  'La bourrée',
  [
    [3, 0],
    [3, 1],
    [3, 2],
    [3, 3],
    [4, 0],
    [4, 1],
  ],
  '3-f1',
)
const articles: ArrangedArticle[] = [coiffes, bourree]

const refsOf = (made: ArrangedArticle[]) => made.map(({ blocs }) => blocs.map(String))

describe('an article is divided', () => {
  test('at a heading, which becomes the title of the second article', () => {
    const made = splitArticle(articles, { article: 'b', position: 1, key: 'c' }, blocks)
    expect(made.map(({ titre }) => titre)).toEqual(['Les coiffes', 'La bourrée', 'Les pas'])
    expect(refsOf(made).slice(1)).toEqual([['3,0'], ['3,2', '3,3', '4,0', '4,1']])
    // The picture goes with its words.
    expect(made.map(({ image }) => image)).toEqual(['2-f1', null, '3-f1'])
    expect(made[1]).toMatchObject({ id: 'b' })
    expect(made[2]).toMatchObject({ key: 'c', visible: true })
    expect(made[2]?.id).toBeUndefined()
  })

  test('before a paragraph, whose words are the title and stay', () => {
    const made = splitArticle(articles, { article: 'b', position: 4, key: 'c' }, blocks)
    expect(made[2]).toMatchObject({
      titre: 'Reculer',
      blocs: [
        [4, 0],
        [4, 1],
      ],
    })
  })

  test('nowhere before its first block', () => {
    expect(splitArticle(articles, { article: 'b', position: 0, key: 'c' }, blocks)).toBe(articles)
  })
})

describe('an article is joined with the one before it', () => {
  test('and its title is a heading there', () => {
    // The heading « La bourrée » is on the page before its text.
    const here = [coiffes, { ...bourree, titre: 'Les pas', blocs: bourree.blocs.slice(2) }]
    const [joined, ...others] = mergeWithPrevious(here, 'b', blocks)
    expect(others).toEqual([])
    expect(joined?.blocs.map(String)).toEqual(['2,1', '2,2', '3,1', '3,2', '3,3', '4,0', '4,1'])
    expect(joined).toMatchObject({ id: 'a', titre: 'Les coiffes' })
  })

  test('joining a division again restores the article', () => {
    const divided = splitArticle(articles, { article: 'b', position: 1, key: 'c' }, blocks)
    expect(refsOf(mergeWithPrevious(divided, 'c', blocks))).toEqual(refsOf(articles))
  })

  test('the first one is not', () => {
    expect(mergeWithPrevious(articles, 'a', blocks)).toBe(articles)
  })
})

describe('an article gets other pages', () => {
  test('what it loses at its end goes to the next one, at its beginning to the one before', () => {
    const later = article('d', 'Plus loin', [[4, 1]])
    const three = [coiffes, { ...bourree, blocs: bourree.blocs.slice(0, 5) }, later]
    const shorter = changePages(three, { key: 'b', first: 3, last: 3 }, blocks)
    expect(refsOf(shorter)).toEqual([
      ['2,1', '2,2'],
      ['3,0', '3,1', '3,2', '3,3'],
      ['4,0', '4,1'],
    ])
    const without = changePages(three, { key: 'b', first: 4, last: 4 }, blocks)
    expect(refsOf(without)[0]).toEqual(['2,1', '2,2', '3,0', '3,1', '3,2', '3,3'])
    expect(without.map(({ image }) => image)).toEqual(['2-f1', null, null])
  })

  test('it takes all texts of a page that it gets, and an article without any goes', () => {
    const made = changePages(articles, { key: 'b', first: 2, last: 4 }, blocks)
    expect(made.map(({ key }) => key)).toEqual(['b'])
    expect(made[0]?.blocs.map(String).slice(0, 5)).toEqual(['2,0', '2,1', '2,2', '2,3', '3,0'])
  })

  test('the same pages, or none, change nothing', () => {
    expect(changePages(articles, { key: 'b', first: 4, last: 3 }, blocks)).toBe(articles)
    expect(refsOf(changePages(articles, { key: 'b', first: 3, last: 4 }, blocks))).toEqual(
      refsOf(articles),
    )
  })
})

test('an article is removed, and its texts are free', () => {
  const left = removeArticle(articles, 'b')
  expect(left).toEqual([coiffes])
  expect(listFreeBlocks(left, blocks).map(String)).toEqual([
    ...['1,0', '2,0', '2,3', '3,0', '3,1', '3,2', '3,3', '4,0', '4,1'],
  ])
})

test('pages of no article are listed with their pictures, and given to an article', () => {
  const pages = toBlocks([
    page(1, image('1-f1')),
    page(2, titre('Les coiffes'), paragraphe('De lin.')),
    page(3, image('3-f1'), image('3-f2')),
    page(4, paragraphe('Une dernière page de texte, sans image. '.repeat(6).trim())),
  ])
  const alone = [article('a', 'Les coiffes', [[2, 1]])]
  expect(listFreePages(alone, pages)).toMatchObject([
    { page: 3, text: 'Une coiffe Une coiffe', pictures: 2 },
    { page: 4, pictures: 0 },
  ])
  const given = givePage(alone, { page: 3, key: 'a' }, pages)
  expect(refsOf(given)).toEqual([['2,1', '3,0', '3,1']])
  expect(listFreePages(given, pages).map((free) => free.page)).toEqual([4])
  expect(refsOf(givePage(given, { page: 2, key: 'a' }, pages)), 'its own title').toEqual(
    refsOf(given),
  )
})

test('an article without a heading is called as its first sentence, cut between words', () => {
  const long =
    'Les fileuses du bourg se retrouvaient chaque soir de l’hiver dans la grande salle de la ferme, et chantaient'
  const pages = toBlocks([
    page(1, paragraphe('De lin. Et de laine.'), paragraphe(`${long}. Puis elles dansaient.`)),
  ])
  const whole = [
    article('a', 'Les coiffes', [
      [1, 0],
      [1, 1],
    ]),
  ]
  const titles = splitArticle(whole, { article: 'a', position: 1, key: 'c' }, pages)
  expect(titles[1]?.titre).toBe(
    'Les fileuses du bourg se retrouvaient chaque soir de l’hiver dans la grande…',
  )
  expect(addArticle([], { page: 1, key: 'c' }, pages)[0]?.titre).toBe('De lin')
})

test.each([
  ['Au clair de la lune,\nMon ami Pierrot', 'Au clair de la lune, Mon ami Pierrot'],
  ['M. Le Goff et Mme J. Rey dansent. Puis rien.', 'M. Le Goff et Mme J. Rey dansent'],
  ['Il a dansé à Auch en 1998. Puis rien.', 'Il a dansé à Auch en 1998'],
])('the first sentence of « %s » is a title', (text, titre) => {
  const pages = toBlocks([page(1, paragraphe(text))])
  expect(addArticle([], { page: 1, key: 'c' }, pages)[0]?.titre).toBe(titre)
})

test('a heading that is longer than a title is cut between words', () => {
  const pages = toBlocks([page(1, titre('dentelles '.repeat(30).trim()), paragraphe('De lin.'))])
  const cut = addArticle([], { page: 1, key: 'c' }, pages)[0]?.titre
  expect(cut).toMatch(/^(?:dentelles )+dentelles…$/)
  expect(cut?.length).toBeLessThanOrEqual(200)
})

test('an article is made of the free texts of a page, and stands by it', () => {
  const left = removeArticle(articles, 'a')
  const made = addArticle(left, { page: 2, key: 'c' }, blocks)
  expect(made.map(({ key }) => key)).toEqual(['c', 'b'])
  expect(made[0]).toMatchObject({ titre: 'Les coiffes', image: '2-f1' })
  expect(made[0]?.blocs.map(String)).toEqual(['2,1', '2,2', '2,3'])
  expect(addArticle(left, { page: 3, key: 'c' }, blocks), 'a page without free texts').toBe(left)
})

test('an article changes places with its neighbour, never beyond the ends', () => {
  expect(moveArticle(articles, 'b', -1).map(({ key }) => key)).toEqual(['b', 'a'])
  expect(moveArticle(articles, 'b', 1)).toBe(articles)
  expect(moveArticle(articles, 'a', -1)).toBe(articles)
})

import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { makeParagraph } from '../../factories/articles'
import { READING_FOLDER } from '../../factories/lecture'
import { publishWithSharedCover } from '../../factories/regard'
import { articlesPath } from '../../support/articles'
import { publishMagazine, type ArticlesIssue } from '../../support/articlesIssue'
import { client } from '../../support/client'
import { openRecords } from '../../support/records'

const product = inject('product')
const visitor = client(product.url)

const COSTUME = 'un-langage-de-fil-et-de-drap'

let issue: ArticlesIssue

const admin = await visitor.as('administrateur')
const records = await openRecords(product)
afterAll(() => records.close())

beforeEach(async () => {
  issue = await publishMagazine(product, records, admin)
})

const articleOf = (slug: string, query = '') => articlesPath(issue.numero, `/${slug}${query}`)

describe('proposed articles', () => {
  test('are the contents of the issue', async () => {
    const { json } = await visitor.get(articlesPath(issue.numero))
    expect(json).toMatchObject({
      ...{ numero: issue.numero, titre: 'Sous la coiffe', etat: 'prete' },
      articles: [
        { slug: COSTUME, rang: 1, premierePage: 2, dernierePage: 3, minutes: 1 },
        { slug: 'la-bourree', rang: 2, titre: 'La bourrée', premierePage: 3, dernierePage: 4 },
      ],
    })
    for (const article of await issue.articles.list()) {
      expect(article).not.toHaveProperty('id')
      expect(article).not.toHaveProperty('visible')
    }
  })

  test('are read one by one, with their pictures, pages and neighbours', async () => {
    const { status, json } = await visitor.get<{ contenu: object[]; pages: object[] }>(
      articleOf(COSTUME),
    )
    expect(status).toBe(200)
    expect(json).toMatchObject({
      ...{ numero: issue.numero, titreDuNumero: 'Sous la coiffe', langue: 'fr' },
      ...{ titre: 'Un langage de fil et de drap', texteCorrige: null, motsCles: [] },
      precedent: null,
      suivant: { slug: 'la-bourree', titre: 'La bourrée' },
    })
    expect(json.contenu).toEqual([
      { ...makeParagraph('La coiffe'), page: 2 },
      {
        ...{ type: 'image', page: 2, nom: '2-f1', alternative: 'Une coiffe de dentelle' },
        legende: 'Coiffe de fête, vers 1900.',
        image: {
          images: [480, 720].map((largeur) => ({
            url: `/media/${READING_FOLDER}/2-f1-${largeur}.webp`,
            largeur,
          })),
          ...{ largeur: 720, hauteur: 540, alternative: 'Une coiffe de dentelle' },
          legende: 'Coiffe de fête, vers 1900.',
        },
      },
      { ...makeParagraph('Le tablier'), page: 2 },
      { ...makeParagraph('Le châle'), page: 3 },
    ])
    expect(json.pages).toMatchObject([{ page: 2, largeur: 595 }, { page: 3 }])
    const last = await visitor.get(articleOf('la-bourree'))
    expect(last.json).toMatchObject({ precedent: { slug: COSTUME }, suivant: null })
  })

  test('of the newest issue are on the home page, the first three', async () => {
    type Latest = { numero: number; articles: { titre: string }[] }
    const latest = async () => (await visitor.get<Latest>('/api/regards/articles')).json
    const newest = await publishMagazine(product, records, admin, { dateParution: '2031-01-01' })
    // An article of each block; the second one is hidden.
    const answer = await newest.rearrange((first, second) =>
      [...first.blocs, ...second.blocs].map((bloc, index) => ({
        ...{ titre: `Article ${index + 1}`, chapo: null, auteurs: [], rubrique: null },
        ...{ visible: index !== 1, image: null, blocs: [bloc] },
      })),
    )
    expect(answer.status, answer.text).toBe(200)
    const { numero, articles } = await latest()
    expect(numero).toBe(newest.numero)
    expect(articles.map(({ titre }) => titre)).toEqual(['Article 1', 'Article 3', 'Article 4'])
    expect(articles).toEqual((await newest.articles.list()).slice(0, 3))

    const { id, numero: unread } = await publishWithSharedCover(admin, {
      dateParution: '2031-02-01',
    })
    expect(await latest()).toEqual({ numero: unread, articles: [] })
    for (const issue of [id, newest.id]) await admin.delete(`/api/regards/${issue}`)
    expect((await latest()).numero).not.toBe(newest.numero)
  })

  test('are the same when they are proposed again', async () => {
    const before = await issue.articles.listAll()
    await issue.articles.propose()
    expect(await issue.articles.listAll()).toEqual(before)
  })

  test('are arranged by the blocks of their pages', async () => {
    const { articles: list, pages } = await issue.articles.read()
    expect(list.map(({ blocs }) => blocs)).toEqual([
      [
        [2, 1],
        [2, 2],
        [2, 3],
        [3, 0],
      ],
      [
        [3, 2],
        [4, 0],
      ],
    ])
    expect(pages.map(({ page }) => page)).toEqual([1, 2, 3, 4])
    expect(pages[1]?.blocs[2]).toMatchObject({ type: 'image', nom: '2-f1' })
  })
})

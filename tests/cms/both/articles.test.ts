import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { magazine, magazinePlan, makeParagraph } from '../../factories/articles'
import { READING_FOLDER, toRelation, writeReading } from '../../factories/lecture'
import { nextNumero, publishRegard } from '../../factories/regard'
import { makeRichText } from '../../factories/richText'
import {
  articlesPath,
  createArticlesClient,
  toSent,
  type ArrangedArticle,
  type Arrangement,
} from '../../support/articles'
import { client, type Client } from '../../support/client'
import { createJournalReader } from '../../support/journal'
import { openRecords, type Records } from '../../support/records'

const product = inject('product')
const visitor = client(product.url)

type Arranged = Arrangement['articles'][number]

const COSTUME = 'un-langage-de-fil-et-de-drap'

let admin: Client
let records: Records
let issue: { id: string; numero: number; pdf: { id: string } }
let articles: ReturnType<typeof createArticlesClient>

beforeAll(async () => {
  admin = await visitor.as('administrateur')
  records = await openRecords(product)
})
afterAll(() => records.close())

beforeEach(async () => {
  const { numero } = await publishRegard(admin, { titre: 'Sous la coiffe' })
  const { json } = await admin.get<{ docs: (typeof issue)[] }>(
    `/api/regards?where[numero][equals]=${numero}`,
  )
  const [doc] = json.docs
  if (!doc) throw new Error(`Issue ${numero} is not found`)
  issue = doc
  await writeReading(product, records, issue.pdf.id, { pages: magazine, plan: magazinePlan })
  articles = createArticlesClient(visitor, admin, numero)
  expect((await articles.propose()).status).toBe(200)
})

const articleOf = (slug: string, query = '') => articlesPath(issue.numero, `/${slug}${query}`)
const titlesOf = (list: { titre: string }[]) => list.map(({ titre }) => titre)

/** Arranges the two articles as they are, but for a change. */
async function rearrange(change: (first: Arranged, second: Arranged) => ArrangedArticle[]) {
  const { version, articles: list } = await articles.read()
  const [first, second] = list
  if (!first || !second) throw new Error('The issue has not two articles')
  return articles.save(version, change(first, second))
}

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
    for (const article of await articles.list()) {
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

  test('are the same when they are proposed again', async () => {
    const before = await articles.listAll()
    await articles.propose()
    expect(await articles.listAll()).toEqual(before)
  })

  test('are arranged by the blocks of their pages', async () => {
    const { articles: list, pages } = await articles.read()
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

describe('an arrangement', () => {
  test('splits, orders, names and hides articles, and gives them a picture', async () => {
    const answer = await rearrange((costume, bourree) => [
      { ...toSent(bourree), titre: 'La bourrée : à deux temps', auteurs: ['Anne Le Goff'] },
      {
        ...toSent(costume),
        blocs: [
          [2, 1],
          [2, 2],
        ],
        image: '2-f1',
        rubrique: 'Costume',
      },
      {
        ...{ titre: 'Le tablier', chapo: ' ', auteurs: [], rubrique: null, image: null },
        ...{
          visible: false,
          blocs: [
            [2, 3],
            [3, 0],
          ],
        },
      },
    ])
    expect(answer.status).toBe(200)
    expect(answer.json.articles).toMatchObject([
      { slug: 'la-bourree-a-deux-temps', rang: 1, auteurs: ['Anne Le Goff'], corrige: true },
      { slug: COSTUME, rang: 2, premierePage: 2, dernierePage: 2, rubrique: 'Costume' },
      { slug: 'le-tablier', rang: 3, chapo: null, visible: false, corrige: true },
    ])
    const shown = await articles.list()
    expect(titlesOf(shown)).toEqual([
      'La bourrée\u00a0: à deux temps',
      'Un langage de fil et de drap',
    ])
    expect(shown[1]?.image?.images[0]?.url).toBe(`/media/${READING_FOLDER}/2-f1-480.webp`)
    expect((await visitor.get(articleOf('le-tablier'))).status).toBe(404)
    expect((await admin.get(articleOf('le-tablier', '?draft=true'))).status).toBe(200)
  })

  test('leads from the former slug of a renamed article to it, for good', async () => {
    await rearrange((costume, bourree) => [
      { ...toSent(costume), titre: 'Fil et drap' },
      toSent(bourree),
    ])
    expect((await visitor.get(articleOf(COSTUME))).json).toMatchObject({ slug: 'fil-et-drap' })
    await rearrange((costume, bourree) => [
      { ...toSent(costume), titre: 'Un langage de fil et de drap' },
      toSent(bourree),
    ])
    expect((await visitor.get(articleOf('fil-et-drap'))).json).toMatchObject({ slug: COSTUME })
  })

  test('leads from a merged article to the one that has its text', async () => {
    await rearrange((costume, bourree) => [
      { ...toSent(costume), blocs: [...costume.blocs, ...bourree.blocs] },
    ])
    expect((await visitor.get(articleOf('la-bourree'))).json).toMatchObject({ slug: COSTUME })
    expect(titlesOf(await articles.list())).toEqual(['Un langage de fil et de drap'])
  })

  test('gives two articles of one title two slugs', async () => {
    const answer = await rearrange((...list) =>
      list.map((one) => ({ ...toSent(one), titre: 'Éditorial' })),
    )
    expect(answer.json.articles.map(({ slug }) => slug)).toEqual(['editorial', 'editorial-2'])
  })

  test('of a list that somebody else changed is refused', async () => {
    const { version, articles: list } = await articles.read()
    expect((await articles.save(version, list.slice(0, 1).map(toSent))).status).toBe(200)
    const late = await articles.save(version, list.map(toSent))
    expect(late.status).toBe(409)
    expect(late.json.errors?.[0]?.code).toBe('articles-changed')
    expect(await articles.list()).toHaveLength(1)
  })

  test('of articles that were changed in the panel meanwhile is refused', async () => {
    const { version, articles: list } = await articles.read()
    await admin.patch(`/api/articles/${list[0]?.id}`, { rubrique: 'Costume' })
    expect((await articles.save(version, list.map(toSent))).status).toBe(409)
  })

  test('keeps a corrected text as long as the blocks stay', async () => {
    const { articles: list } = await articles.read()
    const texteCorrige = makeRichText('Le texte.')
    await admin.patch(`/api/articles/${list[0]?.id}`, { texteCorrige })
    await rearrange((costume, bourree) => [toSent(bourree), toSent(costume)])
    expect((await articles.read()).articles[1]).toMatchObject({ hasTexteCorrige: true })
    await rearrange((bourree, costume) => [
      toSent(bourree),
      { ...toSent(costume), blocs: [[2, 1]] },
    ])
    expect((await articles.read()).articles[1]).toMatchObject({ hasTexteCorrige: false })
  })

  test('is dropped by new proposals', async () => {
    await rearrange((costume) => [{ ...toSent(costume), titre: 'Autre', visible: false }])
    await articles.propose()
    expect(titlesOf(await articles.list())).toEqual(['Un langage de fil et de drap', 'La bourrée'])
    expect((await articles.read()).articles.map(({ corrige }) => corrige)).toEqual([false, false])
  })

  test('is in the journal, with who made it', async () => {
    const journal = createJournalReader(admin)
    const [entry] = await journal.entriesOf(() => rearrange((costume) => [toSent(costume)]))
    expect(entry).toMatchObject({
      ...{ action: 'modification', cible: `Regards n°\u00a0${issue.numero}`, cibleType: 'regards' },
      details: expect.stringMatching(/1 retirés/) as string,
    })
    expect(entry?.auteur).toMatch(/@/)
  })
})

describe('an article that is changed in the panel', () => {
  test('is shown so, under a slug of its new title', async () => {
    const [article] = await articles.listAll()
    const answer = await admin.patch<{ doc: object }>(`/api/articles/${article?.id}`, {
      titre: 'Fil et drap',
      auteurs: ['Anne Le Goff', 'Yves Prado'],
    })
    expect(answer.status).toBe(200)
    expect(answer.json.doc).toMatchObject({ slug: 'fil-et-drap', corrige: true })
    expect((await articles.list())[0]).toMatchObject({
      ...{ titre: 'Fil et drap', auteurs: ['Anne Le Goff', 'Yves Prado'] },
    })
    expect((await visitor.get(articleOf(COSTUME))).json).toMatchObject({ slug: 'fil-et-drap' })
  })

  test('says which issue it is of', async () => {
    const [article] = await articles.listAll()
    const { json } = await admin.get(`/api/articles/${article?.id}`)
    expect(json).toMatchObject({ parution: `Regards n°\u00a0${issue.numero}` })
  })

  test('has its slug, blocks and place from the PDF alone', async () => {
    const [article] = await articles.listAll()
    await admin.patch(`/api/articles/${article?.id}`, {
      slug: 'x',
      blocs: [],
      rang: 9,
      corrige: true,
    })
    expect(await articles.listAll()).toEqual([article, expect.anything()])
  })
})

test('the articles of a renumbered issue are under its new number', async () => {
  const numero = nextNumero()
  expect((await admin.patch(`/api/regards/${issue.id}`, { numero })).status).toBe(200)
  expect((await visitor.get(articlesPath(numero))).json).toMatchObject({ articles: [{}, {}] })
  expect((await visitor.get(articlesPath(issue.numero))).status).toBe(404)
})

test('an issue that is deleted leaves none of its articles', async () => {
  const of = toRelation(product.databaseUrl, 'document', issue.pdf.id)
  expect(await records.find('articles', of)).toHaveLength(2)
  expect((await admin.delete(`/api/regards/${issue.id}`)).status).toBe(200)
  expect(await records.find('articles', of)).toEqual([])
})

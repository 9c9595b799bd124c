import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { toRelation } from '../../factories/lecture'
import { nextNumero } from '../../factories/regard'
import { makeParagraph, makeRichText } from '../../factories/richText'
import { articlesPath, toSent } from '../../support/articles'
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

describe('an article that is changed in the panel', () => {
  test('is shown so, under a slug of its new title', async () => {
    const [article] = await issue.articles.listAll()
    const answer = await admin.patch<{ doc: object }>(`/api/articles/${article?.id}`, {
      titre: 'Fil et drap',
      auteurs: ['Anne Le Goff', 'Yves Prado'],
    })
    expect(answer.status).toBe(200)
    expect(answer.json.doc).toMatchObject({ slug: 'fil-et-drap', corrige: true })
    expect((await issue.articles.list())[0]).toMatchObject({
      ...{ titre: 'Fil et drap', auteurs: ['Anne Le Goff', 'Yves Prado'] },
    })
    expect((await visitor.get(articlesPath(issue.numero, `/${COSTUME}`))).json).toMatchObject({
      slug: 'fil-et-drap',
    })
  })

  test('has the text of the PDF again where its correction was emptied in the editor', async () => {
    const [article] = await issue.articles.listAll()
    const path = `/api/articles/${article?.id}`
    const [before] = await issue.articles.list()
    await admin.patch(path, { texteCorrige: makeRichText('Une ligne.') })
    expect((await issue.articles.list())[0]).toMatchObject({ minutes: 1 })
    // The editor leaves an empty paragraph.
    await admin.patch(path, { texteCorrige: makeRichText(makeParagraph()) })
    expect((await admin.get(path)).json).toMatchObject({ texteCorrige: null })
    expect((await issue.articles.list())[0]).toEqual(before)
  })

  describe('by an earlier release, which stored other texts,', () => {
    const path = async () => `/api/articles/${(await issue.articles.listAll())[0]?.id}`
    const store = (values: Parameters<typeof records.update>[2]) =>
      records.update(
        'articles',
        { slug: COSTUME, ...toRelation(product.databaseUrl, 'document', issue.pdf) },
        values,
      )

    test('keeps its former text while its correction stays empty', async () => {
      const texteCorrige = makeRichText(makeParagraph())
      const toReview = { aRevoir: true, ancienTexte: 'La coiffe tapée.' }
      await store({ texteCorrige, ...toReview })
      for (const change of [{ visible: false }, { visible: true, texteCorrige }]) {
        expect((await admin.patch(await path(), change)).status).toBe(200)
        expect((await admin.get(await path())).json).toMatchObject(toReview)
      }
    })
  })

  test('has its slug, blocks and place from the PDF alone', async () => {
    const [article] = await issue.articles.listAll()
    await admin.patch(`/api/articles/${article?.id}`, {
      slug: 'x',
      blocs: [],
      rang: 9,
      corrige: true,
    })
    expect(await issue.articles.listAll()).toEqual([article, expect.anything()])
  })
})

describe('the corrected text of a page', () => {
  const toText = (texte: string) => ({ type: 'paragraphe', texte, page: 2 })

  async function correct(...texts: string[]): Promise<void> {
    const { json } = await admin.get<{ docs: { id: string }[] }>(
      `/api/pagesDeRegards?where[document][equals]=${issue.pdf}&where[page][equals]=2`,
    )
    const path = `/api/pagesDeRegards/${json.docs[0]?.id}`
    const texteCorrige = texts.length > 0 ? makeRichText(...texts) : null
    expect((await admin.patch(path, { texteCorrige })).status).toBe(200)
  }
  const read = async (slug: string) =>
    (await visitor.get<{ contenu: object[] }>(articlesPath(issue.numero, `/${slug}`))).json.contenu

  test('reaches the articles that have the page, and leaves them when it is removed', async () => {
    const before = await read(COSTUME)
    await correct('Le fil et le drap', 'La coiffe blanche', 'Le tablier noir')
    expect(await issue.articles.list()).toMatchObject([{ titre: 'Le fil et le drap' }, {}])
    expect((await read('le-fil-et-le-drap')).slice(0, 3)).toMatchObject([
      toText('La coiffe blanche'),
      { type: 'image', nom: '2-f1' },
      toText('Le tablier noir'),
    ])
    await correct()
    expect(await read(COSTUME)).toEqual(before)
  })

  test('reaches an arranged article too', async () => {
    await issue.rearrange((costume) => [toSent(costume)])
    await correct('Titre', 'La coiffe blanche', 'Le tablier noir')
    await correct('Titre', 'La coiffe claire', 'Le tablier noir')
    expect((await read(COSTUME))[0]).toEqual(toText('La coiffe claire'))
  })

  test('of the second of two equal paragraphs changes only that one', async () => {
    await issue.rearrange((costume) => [toSent(costume)])
    await correct('Titre', 'Tournez, belle.', 'Tournez, belle.')
    await correct('Titre', 'Tournez, belle.', 'Saluez, belle.')
    const texts = (await read(COSTUME)).filter((bloc) => 'texte' in bloc && !('nom' in bloc))
    expect(texts.slice(0, 2)).toMatchObject(['Tournez, belle.', 'Saluez, belle.'].map(toText))
  })
})

test('the articles of a renumbered issue are under its new number', async () => {
  const numero = nextNumero()
  expect((await admin.patch(`/api/regards/${issue.id}`, { numero })).status).toBe(200)
  expect((await visitor.get(articlesPath(numero))).json).toMatchObject({ articles: [{}, {}] })
  expect((await visitor.get(articlesPath(issue.numero))).status).toBe(404)
})

test('a deleted issue leaves no articles behind', async () => {
  const of = toRelation(product.databaseUrl, 'document', issue.pdf)
  expect(await records.find('articles', of)).toHaveLength(2)
  expect((await admin.delete(`/api/regards/${issue.id}`)).status).toBe(200)
  expect(await records.find('articles', of)).toEqual([])
})

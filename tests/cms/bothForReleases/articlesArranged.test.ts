import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { makeParagraph } from '../../factories/articles'
import { READING_FOLDER, toRelation } from '../../factories/lecture'
import { makeRichText } from '../../factories/richText'
import { articlesPath, toSent } from '../../support/articles'
import { publishMagazine, type ArticlesIssue } from '../../support/articlesIssue'
import { client } from '../../support/client'
import { createJournalReader } from '../../support/journal'
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
/** Types the text of a page, as an administrator does in the panel. */
async function correctPage(page: number, ...texts: string[]): Promise<void> {
  const { json } = await admin.get<{ docs: { id: string }[] }>(
    `/api/pagesDeRegards?where[document][equals]=${issue.pdf}&where[page][equals]=${page}`,
  )
  const path = `/api/pagesDeRegards/${json.docs[0]?.id}`
  const { status } = await admin.patch(path, { texteCorrige: makeRichText(...texts) })
  expect(status).toBe(200)
}

const titlesOf = (list: { titre: string }[]) => list.map(({ titre }) => titre)

describe('an arrangement', () => {
  test('splits, orders, names and hides articles, and gives them a picture', async () => {
    const answer = await issue.rearrange((costume, bourree) => [
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
      { slug: 'la-bourree-a-deux-temps', auteurs: ['Anne Le Goff'], corrige: true },
      { slug: COSTUME, rubrique: 'Costume' },
      { slug: 'le-tablier', chapo: null, visible: false, corrige: true },
    ])
    expect(answer.json).toEqual(await issue.articles.read())
    expect(await issue.articles.listAll()).toMatchObject([
      { rang: 1, premierePage: 3, dernierePage: 4 },
      { rang: 2, premierePage: 2, dernierePage: 2 },
      { rang: 3, premierePage: 2, dernierePage: 3 },
    ])
    const shown = await issue.articles.list()
    expect(titlesOf(shown)).toEqual([
      'La bourrée\u00a0: à deux temps',
      'Un langage de fil et de drap',
    ])
    expect(shown[1]?.image?.images[0]?.url).toBe(`/media/${READING_FOLDER}/2-f1-480.webp`)
    expect((await visitor.get(articleOf('le-tablier'))).status).toBe(404)
    expect((await admin.get(articleOf('le-tablier', '?draft=true'))).status).toBe(200)
  })

  test('takes the lead picture from an article that has it no more', async () => {
    await issue.rearrange((costume) => [{ ...toSent(costume), image: '2-f1' }])
    expect((await issue.articles.list())[0]?.image).not.toBeNull()
    const { version, articles: list } = await issue.articles.read()
    const others = list.map((one) => ({ ...toSent(one), blocs: one.blocs.slice(2) }))
    expect((await issue.articles.save(version, others)).status).toBe(200)
    expect((await issue.articles.list())[0]?.image).toBeNull()
  })

  test('leads from the former slug of a renamed article to it, for good', async () => {
    await issue.rearrange((costume, bourree) => [
      { ...toSent(costume), titre: 'Fil et drap' },
      toSent(bourree),
    ])
    expect((await visitor.get(articleOf(COSTUME))).json).toMatchObject({ slug: 'fil-et-drap' })
    // So does its card.
    const card = await visitor.get(`${articleOf('fil-et-drap')}/carte.jpg`)
    expect((await visitor.get(`${articleOf(COSTUME)}/carte.jpg`)).json).toEqual(card.json)
    await issue.rearrange((costume, bourree) => [
      { ...toSent(costume), titre: 'Un langage de fil et de drap' },
      toSent(bourree),
    ])
    expect((await visitor.get(articleOf('fil-et-drap'))).json).toMatchObject({ slug: COSTUME })
  })

  test('leads from a merged article to the article that has its text', async () => {
    await issue.rearrange((costume, bourree) => [
      { ...toSent(costume), blocs: [...costume.blocs, ...bourree.blocs] },
    ])
    expect((await visitor.get(articleOf('la-bourree'))).json).toMatchObject({ slug: COSTUME })
    expect(titlesOf(await issue.articles.list())).toEqual(['Un langage de fil et de drap'])
  })

  test('gives an article that is split off again its own slug', async () => {
    await issue.rearrange((costume, bourree) => [
      { ...toSent(costume), blocs: [...costume.blocs, ...bourree.blocs] },
    ])
    const { version, articles: merged } = await issue.articles.read()
    const again = merged.flatMap((one) => [
      { ...toSent(one), blocs: one.blocs.slice(0, 4) },
      { ...toSent(one), id: undefined, titre: 'La bourrée', blocs: one.blocs.slice(4) },
    ])
    expect((await issue.articles.save(version, again)).status).toBe(200)
    expect((await visitor.get(articleOf('la-bourree'))).json).toMatchObject({
      ...{ slug: 'la-bourree', precedent: { slug: COSTUME } },
    })
  })

  test('of new articles in place of old ones keeps the old slugs', async () => {
    const before = await issue.articles.list()
    await issue.rearrange((...list) => list.map((one) => ({ ...toSent(one), id: undefined })))
    expect(await issue.articles.list()).toEqual(before)
  })

  test('of a list that another account changed is refused', async () => {
    const { version, articles: list } = await issue.articles.read()
    expect((await issue.articles.save(version, list.slice(0, 1).map(toSent))).status).toBe(200)
    const late = await issue.articles.save(version, list.map(toSent))
    expect(late.status).toBe(409)
    expect(late.json.errors?.[0]?.code).toBe('articles-changed')
    expect(await issue.articles.list()).toHaveLength(1)
  })

  test('of articles that were changed in the panel meanwhile is refused', async () => {
    const { version, articles: list } = await issue.articles.read()
    await admin.patch(`/api/articles/${list[0]?.id}`, { rubrique: 'Costume' })
    expect((await issue.articles.save(version, list.map(toSent))).status).toBe(409)
  })

  test('keeps a corrected text as long as the blocks stay', async () => {
    const { articles: list } = await issue.articles.read()
    const texteCorrige = makeRichText('Le texte.')
    await admin.patch(`/api/articles/${list[0]?.id}`, { texteCorrige })
    await issue.rearrange((costume, bourree) => [toSent(bourree), toSent(costume)])
    expect((await issue.articles.read()).articles[1]).toMatchObject({ hasTexteCorrige: true })
    await issue.rearrange((bourree, costume) => [
      toSent(bourree),
      { ...toSent(costume), blocs: [[2, 1]] },
    ])
    expect((await issue.articles.read()).articles[1]).toMatchObject({ hasTexteCorrige: false })
  })

  test('leaves the articles that it does not change to follow the PDF', async () => {
    const answer = await issue.rearrange((costume, bourree) => [
      { ...toSent(costume), titre: 'Fil et drap' },
      toSent(bourree),
    ])
    expect(answer.json.articles.map(({ corrige }) => corrige)).toEqual([true, false])
    const texts = ['La vielle, corrigée.', 'Un paragraphe de plus.'].map(
      (start) => makeParagraph(start).texte,
    )
    await correctPage(4, ...texts)
    const { json } = await visitor.get<{ contenu: { texte?: string }[] }>(articleOf('la-bourree'))
    expect(json.contenu.map(({ texte }) => texte).slice(-2)).toEqual(texts)
    expect(titlesOf(await issue.articles.list())).toEqual(['Fil et drap', 'La bourrée'])
  })

  test('that removes an article adds none again, and keeps its order, when a text changes', async () => {
    await issue.rearrange((costume, bourree) => [toSent(bourree), toSent(costume)])
    await correctPage(4, 'La vielle, corrigée.', 'Une phrase de plus.')
    expect(titlesOf(await issue.articles.list())).toEqual([
      'La bourrée',
      'Un langage de fil et de drap',
    ])
    await issue.rearrange((bourree) => [toSent(bourree)])
    await correctPage(2, 'Un langage de fil et de drap', 'La coiffe, corrigée.', 'Une autre.')
    expect(await issue.articles.listAll()).toMatchObject([{ titre: 'La bourrée', corrige: false }])
  })

  test('marks an article that stays hidden as looked at', async () => {
    await records.update('articles', toRelation(product.databaseUrl, 'document', issue.pdf), {
      visible: false,
    })
    const answer = await issue.rearrange((costume, bourree) => [toSent(costume), toSent(bourree)])
    expect(answer.json.articles.map(({ corrige }) => corrige)).toEqual([true, true])
  })

  test('is dropped by new proposals', async () => {
    await issue.rearrange((costume) => [{ ...toSent(costume), titre: 'Autre', visible: false }])
    await issue.articles.propose()
    expect(titlesOf(await issue.articles.list())).toEqual([
      'Un langage de fil et de drap',
      'La bourrée',
    ])
    expect((await issue.articles.read()).articles.map(({ corrige }) => corrige)).toEqual([
      false,
      false,
    ])
  })

  test('is in the journal with its author', async () => {
    const journal = createJournalReader(admin)
    const [entry] = await journal.entriesOf(() => issue.rearrange((costume) => [toSent(costume)]))
    expect(entry).toMatchObject({
      ...{ action: 'modification', cible: `Regards n°\u00a0${issue.numero}`, cibleType: 'regards' },
      details: expect.stringMatching(/1 retirés/) as string,
    })
    expect(entry?.auteur).toMatch(/@/)
  })
})

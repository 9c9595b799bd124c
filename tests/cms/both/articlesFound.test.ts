import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { makeRichText } from '../../factories/richText'
import { toSent } from '../../support/articles'
import { publishMagazine } from '../../support/articlesIssue'
import { client } from '../../support/client'
import { openRecords } from '../../support/records'
import { nameHit, search as ask, textOf, type SearchResult } from '../../support/searchSite'

const product = inject('product')
const visitor = client(product.url)

/** Years of no other issue. */
const YEAR = 2177
const LATER = 2178

const admin = await visitor.as('administrateur')
const records = await openRecords(product)
const issue = await publishMagazine(product, records, admin, { dateParution: `${YEAR}-03-15` })
const later = await publishMagazine(product, records, admin, { dateParution: `${LATER}-03-15` })
afterAll(async () => {
  await admin.delete(`/api/regards/${issue.id}`)
  await admin.delete(`/api/regards/${later.id}`)
  await records.close()
})

const COSTUME = 'un-langage-de-fil-et-de-drap'
const BOURREE = 'la-bourree'

/** The results of the first of both years, without their number. */
const search = async (q: string, more: Record<string, string | number> = {}) =>
  (await ask(visitor, q, { annee: YEAR, ...more })).json
const hits = async (q: string, more = {}) =>
  (await search(q, more)).resultats.map((hit) => nameHit(hit).replace(/^\d+\/?/, ''))

async function first(q: string): Promise<SearchResult> {
  const [hit] = (await search(q)).resultats
  if (!hit) throw new Error(`Nothing for ${q}`)
  return hit
}

describe('an article', () => {
  test('is one result, with the pages that have the words, and the passage of the best one', async () => {
    const { total, resultats } = await search('costume pays')
    expect(total).toBe(resultats.length)
    expect(resultats.map(({ article, pages }) => [article?.slug, pages])).toEqual([
      [COSTUME, [2, 3]],
      [BOURREE, [3, 4]],
    ])
    const hit = await first('châle')
    expect(hit).toMatchObject({ type: 'article', numero: issue.numero, page: 3, pages: [3] })
    expect(textOf(hit)).toMatch(/^Le châle/)
  })

  test('has title, authors, pages, lead picture and picture of the page', async () => {
    const { article, vignette } = await first('tablier')
    expect(article).toMatchObject({
      ...{ titre: 'Un langage de fil et de drap', auteurs: [], rubrique: null },
      ...{ premierePage: 2, dernierePage: 3 },
    })
    expect(article?.image?.images[0]?.url).toMatch(/\/2-f1-480\.webp$/)
    expect(vignette?.images[0]?.url).toMatch(/\/2-\d+\.webp$/)
  })

  test('is found by words of two of its pages, and of its title', async () => {
    expect(await hits('tablier châle')).toEqual([COSTUME])
    expect(await hits('langage châle')).toEqual([COSTUME])
    expect(await hits('bourrée vielle')).toEqual([BOURREE])
  })

  test('with the words in its title comes first', async () => {
    // Found in the issue by its title too: see publishMagazine.
    await admin.patch(`/api/regards/${issue.id}`, { titre: 'La bourrée, la bourrée' })
    const [best, ...others] = await hits('bourrée')
    expect(best).toBe(BOURREE)
    expect(others).toEqual([''])
  })
})

test('an article comes before all pages of the site that have its words in their text', async () => {
  const types: string[] = []
  // Other files leave issues in the index: the pages of the site may be on a later page.
  for (let page = 1, totalPages = 1; page <= totalPages; page += 1) {
    const { json } = await ask(visitor, 'costume', { page })
    totalPages = json.totalPages
    types.push(...json.resultats.map(({ type }) => type))
  }
  expect(types.filter((type) => type === 'site').length).toBeGreaterThan(0)
  expect(types.lastIndexOf('article')).toBeGreaterThanOrEqual(0)
  expect(types.indexOf('site')).toBeGreaterThan(types.lastIndexOf('article'))
})

describe('changes of an article', () => {
  const ofAuthor = () => hits('"Anne Le Goff"')

  test('its authors, its title and its section, by an arrangement', async () => {
    expect(await ofAuthor()).toEqual([])
    await issue.rearrange((costume, bourree) => [
      { ...toSent(costume), auteurs: ['Anne Le Goff'], rubrique: 'Parure' },
      { ...toSent(bourree), titre: 'Gavotte et bourrée', rubrique: 'Farandole' },
    ])
    expect(await ofAuthor()).toEqual([COSTUME])
    expect((await hits('gavotte'))[0]).toBe('gavotte-et-bourree')
  })

  test('its visibility: its pages are found by themselves', async () => {
    await issue.rearrange((costume, bourree) => [
      toSent(costume),
      { ...toSent(bourree), visible: false },
    ])
    expect(await hits('vielle')).toEqual(['4'])
    await issue.rearrange((costume, bourree) => [
      toSent(costume),
      { ...toSent(bourree), visible: true },
    ])
    expect(await hits('vielle')).toEqual(['gavotte-et-bourree'])
  })

  test('of its text, by a correction in the panel or of a page', async () => {
    const { docs } = (
      await admin.get<{ docs: { id: string; slug: string }[] }>(
        `/api/articles?where[document][equals]=${issue.pdf}`,
      )
    ).json
    const id = docs.find(({ slug }) => slug === COSTUME)?.id
    await admin.patch(`/api/articles/${id}`, {
      texteCorrige: makeRichText('Un caraco de velours.'),
    })
    expect(await hits('caraco')).toEqual([COSTUME])
    expect(await hits('tablier')).toEqual([])
    await admin.patch(`/api/articles/${id}`, { texteCorrige: null })
    expect(await hits('caraco')).toEqual([])
    expect(await hits('tablier')).toEqual([COSTUME])
  })

  test('its issue, which is withdrawn', async () => {
    await admin.patch(`/api/regards/${issue.id}`, { _status: 'draft' })
    expect(await hits('tablier')).toEqual([])
    await admin.patch(`/api/regards/${issue.id}`, { _status: 'published' })
    expect(await hits('tablier')).toEqual([COSTUME])
  })

  test('an article that an index knows too long is not shown', async () => {
    await records.update('articles', { slug: 'gavotte-et-bourree' }, { visible: false })
    expect((await search('vielle', { page: 1 })).resultats).toEqual([])
    await issue.rearrange((costume, bourree) => [
      toSent(costume),
      { ...toSent(bourree), visible: true },
    ])
  })
})

describe('sections', () => {
  const all = async (q: string, more = {}) => (await ask(visitor, q, more)).json
  const q = 'costume pays'
  /** Beside those of other files' issues. */
  const sections = [
    { rubrique: expect.stringMatching(/^parure$/i) as string, total: 2 },
    { rubrique: 'Farandole', total: 1 },
  ]

  beforeAll(() =>
    later.rearrange((costume, bourree) => [
      { ...toSent(costume), rubrique: 'PARURE' },
      toSent(bourree),
    ]),
  )

  test('are counted, in the chosen year and without it; their spellings are one', async () => {
    expect((await all(q)).rubriques).toEqual(expect.arrayContaining(sections))
    expect((await search(q)).rubriques.map(({ total }) => total)).toEqual([1, 1])
  })

  test('filter, with and without a year; the years are those of the section', async () => {
    const danse = await all(q, { rubrique: 'farandole' })
    expect(danse.resultats.map(({ article }) => article?.rubrique)).toEqual(['Farandole'])
    expect(danse.annees).toEqual([{ annee: YEAR, total: 1 }])
    const costume = await all(q, { rubrique: 'Parure' })
    expect(costume.annees).toEqual([
      { annee: LATER, total: 1 },
      { annee: YEAR, total: 1 },
    ])
    expect(await hits(q, { rubrique: 'Parure' })).toEqual([COSTUME])
    expect((await all(q, { rubrique: 'Farandole', annee: LATER })).total).toBe(0)
    expect((await all(q, { rubrique: 'Inconnue' })).total).toBe(0)
  })

  test('filter the results of a phrase', async () => {
    const found = await all('"pièce du costume"', { rubrique: 'Farandole' })
    expect(found.resultats.map(({ article }) => article?.rubrique)).toEqual(['Farandole'])
    expect(found.rubriques).toEqual(expect.arrayContaining(sections))
  })
})

test('an empty query suggests words, and each is found', async () => {
  const { essais, resultats } = (await ask(visitor, '')).json
  expect(resultats).toEqual([])
  expect(essais.length).toBeGreaterThan(0)
  expect(essais.length).toBeLessThanOrEqual(3)
  for (const word of essais) expect((await ask(visitor, word)).json.total).toBeGreaterThan(0)
})

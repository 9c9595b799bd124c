import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { toSent } from '../../support/articles'
import { publishMagazine, type ArticlesIssue } from '../../support/articlesIssue'
import { client, type Client } from '../../support/client'
import { openRecords, type Records } from '../../support/records'
import type { SearchAnswer } from '../../support/searchSite'

const product = inject('product')
const visitor = client(product.url)

/** A year of no other issue. */
const YEAR = 2177

let admin: Client
let records: Records
let issue: ArticlesIssue

beforeAll(async () => {
  admin = await visitor.as('administrateur')
  records = await openRecords(product)
  issue = await publishMagazine(product, records, admin, { dateParution: `${YEAR}-03-15` })
  // The search learns of the pages, which were written behind its back.
  expect((await admin.patch(`/api/regards/${issue.id}`, { sommaire: 'La vielle' })).status).toBe(
    200,
  )
})
afterAll(async () => {
  await admin.delete(`/api/regards/${issue.id}`)
  await records.close()
})

/** The results of that year: page and article. */
async function search(q: string) {
  const { json } = await visitor.get<SearchAnswer>(
    `/api/recherche?q=${encodeURIComponent(q)}&annee=${YEAR}`,
  )
  return json.resultats.map(({ type, page, article }) => ({ type, page, article: article?.slug }))
}

const COSTUME = 'un-langage-de-fil-et-de-drap'

test('a page that is found says in which article its words are', async () => {
  expect(await search('tablier')).toEqual([{ type: 'page', page: 2, article: COSTUME }])
  // A page of two articles.
  expect(await search('châle')).toEqual([{ type: 'page', page: 3, article: COSTUME }])
  expect(await search('bourrée danse')).toEqual([{ type: 'page', page: 3, article: 'la-bourree' }])
  expect(await search('vielle')).toEqual([
    { type: 'numero', page: undefined, article: undefined },
    { type: 'page', page: 4, article: 'la-bourree' },
  ])
})

test('an article that is not visible is of no page', async () => {
  await issue.rearrange((costume, bourree) => [
    toSent(costume),
    { ...toSent(bourree), visible: false },
  ])
  expect(await search('vielle')).toContainEqual({ type: 'page', page: 4, article: undefined })
  await issue.articles.propose()
})

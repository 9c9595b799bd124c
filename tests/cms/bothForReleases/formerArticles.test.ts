import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { READING_FOLDER, toRelation } from '../../factories/lecture'
import { makePdf } from '../../factories/pdf'
import { uploadFile } from '../../factories/regard'
import { createFolderName, pdfMetadata } from '../../factories/uploads'
import { articlesPath, toSent, waitForCarryOver } from '../../support/articles'
import { publishMagazine, type ArticlesIssue } from '../../support/articlesIssue'
import { client } from '../../support/client'
import { poll } from '../../support/ports'
import { openRecords } from '../../support/records'
import { search } from '../../support/searchSite'

const product = inject('product')
const visitor = client(product.url)

const SLUGS = ['un-langage-de-fil-et-de-drap', 'la-bourree']

let issue: ArticlesIssue
/** That only the second article of the issue has. */
let word: string

const admin = await visitor.as('administrateur')
const records = await openRecords(product)
afterAll(() => records.close())

beforeEach(async () => {
  issue = await publishMagazine(product, records, admin)
  word = `zibel${String(issue.numero).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`
  const { status } = await issue.rearrange((first, second) => [
    toSent(first),
    { ...toSent(second), chapo: `Avec un ${word}.` },
  ])
  expect(status).toBe(200)
})

/** Gives the issue another PDF, which this product does not prepare. */
async function replacePdf(more: object = {}): Promise<string> {
  const pdf = await uploadFile(admin, await makePdf(), {
    ...{ ...pdfMetadata, folder: createFolderName() },
  })
  expect((await admin.patch(`/api/regards/${issue.id}`, { pdf, ...more })).status).toBe(200)
  return pdf
}

/** Address of the file of the issue's PDF. */
async function readPdfUrl(): Promise<string> {
  const { json } = await admin.get<{ pdf: { url: string } }>(`/api/regards/${issue.id}?depth=1`)
  return json.pdf.url
}

const listSlugs = async () => (await issue.articles.list()).map(({ slug }) => slug)
const statusOf = async (path: string) => (await visitor.raw('GET', path)).status
const statusOfArticle = (slug = 'la-bourree') => statusOf(articlesPath(issue.numero, `/${slug}`))
const isFound = async () => (await search(visitor, word)).json.resultats.length > 0

/** An index and its parts, once other tests have published enough. */
async function readSitemaps(): Promise<string> {
  const { text } = await visitor.get('/sitemap.xml')
  const parts = [...text.matchAll(/<loc>[^<]*(\/sitemap-\d+\.xml)<\/loc>/g)]
  const texts = await Promise.all(
    parts.map(async ([, path]) => (await visitor.get(path ?? '')).text),
  )
  return [text, ...texts].join('\n')
}

test('a replaced PDF keeps the former articles on the site until its own are there', async () => {
  const former = await readPdfUrl()
  await poll(isFound, { what: 'the article in the search' })
  await replacePdf()
  expect(await listSlugs()).toEqual(SLUGS)
  await waitForCarryOver(records)

  expect(await listSlugs()).toEqual(SLUGS)
  const { status, json } = await visitor.get(articlesPath(issue.numero, `/${SLUGS[0]}`))
  expect([status, json]).toMatchObject([
    200,
    {
      langue: 'fr',
      image: { images: [{ url: expect.stringContaining(READING_FOLDER) as string }, {}] },
      suivant: { slug: 'la-bourree' },
      pages: [{ page: 2 }, { page: 3 }],
    },
  ])
  expect(await isFound()).toBe(true)
  expect(await statusOf(articlesPath(issue.numero, '/la-bourree/proches'))).toBe(200)
  expect(await statusOf(`/regards/${issue.numero}/articles/la-bourree`)).toBe(200)
  expect((await visitor.raw('HEAD', `/regards/${issue.numero}/epub`)).status).toBe(200)
  expect(await readSitemaps()).toContain(`/regards/${issue.numero}/articles/la-bourree<`)
  // Their pictures are in its folder.
  expect(await statusOf(former)).toBe(200)
})

test('a second replacement meanwhile keeps them too', async () => {
  await replacePdf()
  await replacePdf()
  expect(await listSlugs()).toEqual(SLUGS)
  await waitForCarryOver(records)
  expect(await listSlugs()).toEqual(SLUGS)
  expect(await statusOfArticle()).toBe(200)
})

test('« retirer tout de suite » takes the former articles from the site at once', async () => {
  await poll(isFound, { what: 'the article in the search' })
  const former = await readPdfUrl()
  await replacePdf({ retirerAncienTexte: true })
  expect(await listSlugs()).toEqual([])
  expect(await statusOf(former)).toBe(404)
  expect(await statusOf(await readPdfUrl())).toBe(200)
  expect(await statusOfArticle()).toBe(404)
  expect(await isFound()).toBe(false)
  expect(await statusOf(`/regards/${issue.numero}/epub`)).toBe(404)
  await waitForCarryOver(records)
  expect(await listSlugs()).toEqual([])
  await replacePdf()
  expect(await listSlugs()).toEqual([])
})

test('« retirer tout de suite » may follow the replacement', async () => {
  await replacePdf()
  expect(await statusOfArticle()).toBe(200)
  const body = { retirerAncienTexte: true }
  const { status, json } = await admin.patch<{ doc: object }>(`/api/regards/${issue.id}`, body)
  expect(status).toBe(200)
  expect(json.doc).not.toHaveProperty('retirerAncienTexte')
  expect(await statusOfArticle()).toBe(404)
})

test('a preparation without progress for a day leaves no former article on the site', async () => {
  const former = await readPdfUrl()
  const pdf = await replacePdf()
  await waitForCarryOver(records)
  expect([await statusOfArticle(), await statusOf(former)]).toEqual([200, 200])
  const then = new Date(Date.now() - 25 * 60 * 60 * 1000)
  await records.update('lectures', toRelation(product.databaseUrl, 'document', pdf), {
    updatedAt: product.databaseUrl ? then : then.toISOString(),
  })
  // A change of the issue makes the cached responses stale.
  expect((await admin.patch(`/api/regards/${issue.id}`, { titre: 'Un an après' })).status).toBe(200)
  expect([await statusOfArticle(), await statusOf(former)]).toEqual([404, 404])
  await poll(async () => !(await isFound()), { what: 'the search without the article' })
})

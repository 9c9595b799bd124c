import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { writeReading } from '../../factories/lecture'
import { nextNumero } from '../../factories/regard'
import { articlesPath, toSent, type ArrangedArticle } from '../../support/articles'
import { publishMagazine } from '../../support/articlesIssue'
import { client } from '../../support/client'
import { openRecords } from '../../support/records'

const product = inject('product')
const visitor = client(product.url)

type Errors = { errors: { message: string; code: string }[] }

const NEW: ArrangedArticle = {
  ...{ titre: 'Nouveau', chapo: null, auteurs: [], rubrique: null, visible: true, image: null },
  blocs: [[2, 1]],
}

const admin = await visitor.as('administrateur')
const editor = await visitor.as('editeur')
const records = await openRecords(product)
const issue = await publishMagazine(product, records, admin)
afterAll(() => records.close())

const pathOf = (rest = '') => articlesPath(issue.numero, rest)

const codeOf = ({ status, json }: { status: number; json: unknown }) => [
  status,
  (json as Errors).errors[0]?.code,
]

describe('articles for visitors', () => {
  const article = '/un-langage-de-fil-et-de-drap'

  test.each(['', article])('articles%s are cached for visitors only', async (rest) => {
    const forVisitors = await visitor.get(pathOf(rest))
    expect(forVisitors.headers.get('cache-control')).toContain('public')
    const forOne = await admin.get(pathOf(rest))
    expect(forOne.headers.get('cache-control')).toBe('private, no-store')
  })

  test.each(['?draft=true', ''])(
    'a visitor and an editor see what is visible (%s)',
    async (query) => {
      for (const who of [visitor, editor]) {
        const { json } = await who.get<{ articles: object[] }>(pathOf(query))
        expect(json.articles).toHaveLength(2)
        expect(json.articles[0]).not.toHaveProperty('visible')
      }
    },
  )

  test('an article or an issue that is not there is said', async () => {
    expect(codeOf(await visitor.get(pathOf('/inconnu')))).toEqual([404, 'article-not-found'])
    for (const rest of ['', article]) {
      const unknown = await visitor.get(articlesPath(nextNumero(), rest))
      expect(codeOf(unknown)).toEqual([404, 'regard-not-found'])
      for (const invalid of ['0', 'abc', '1.5']) {
        const answer = await visitor.get(`/api/regards/numero/${invalid}/articles${rest}`)
        expect(codeOf(answer)).toEqual([400, 'invalid-numero'])
      }
    }
  })

  test('an issue whose PDF is not ready has no articles', async () => {
    const other = await publishMagazine(product, records, admin)
    await writeReading(product, records, other.pdf, { etat: 'indisponible' })
    const { json } = await visitor.get(articlesPath(other.numero))
    expect(json).toMatchObject({ etat: 'indisponible', articles: [] })
    expect((await visitor.get(articlesPath(other.numero, article))).status).toBe(404)
  })

  test('administrators who ask for drafts get a draft', async () => {
    const draft = await publishMagazine(product, records, admin, { isDraft: true })
    for (const rest of ['', article]) {
      for (const who of [visitor, editor]) {
        expect((await who.get(articlesPath(draft.numero, `${rest}?draft=true`))).status).toBe(404)
      }
      expect((await admin.get(articlesPath(draft.numero, rest))).status).toBe(404)
      expect((await admin.get(articlesPath(draft.numero, `${rest}?draft=true`))).status).toBe(200)
    }
  })
})

describe('the arrangement', () => {
  const requests = [
    ['GET', '/arrangement'],
    ['PUT', ''],
    ['POST', '/propositions'],
  ] as const

  test.each(requests)('%s %s waits for the pages', async (method, rest) => {
    const other = await publishMagazine(product, records, admin)
    await writeReading(product, records, other.pdf, { etat: 'enCours' })
    const json = method === 'GET' ? undefined : { version: '', articles: [] }
    const answer = await admin.request(method, articlesPath(other.numero, rest), { json })
    expect(codeOf(answer)).toEqual([409, 'reading-not-ready'])
  })

  test('is not cached', async () => {
    const { status, headers } = await admin.get(pathOf('/arrangement'))
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toContain('no-store')
  })
})

describe('a wrong arrangement', () => {
  let version: string
  let stored: ArrangedArticle[]

  beforeEach(async () => {
    const read = await issue.articles.read()
    version = read.version
    stored = read.articles.map(toSent)
  })

  const malformed: [string, object][] = [
    ['no title', { titre: ' ' }],
    ['a long title', { titre: 'x'.repeat(201) }],
    ['a long standfirst', { chapo: 'x'.repeat(1_001) }],
    ['many authors', { auteurs: Array(21).fill('Anne') }],
    ['an empty author', { auteurs: [''] }],
    ['a long section', { rubrique: 'x'.repeat(101) }],
    ['a negative block', { blocs: [[2, -1]] }],
    ['a slug', { slug: 'autre' }],
    ['no visible', { visible: undefined }],
  ]
  test.each(malformed)('with %s is refused', async (_what, values) => {
    const articles = [{ ...NEW, ...values }]
    const answer = await admin.request('PUT', pathOf(), { json: { version, articles } })
    expect(codeOf(answer)).toEqual([400, 'invalid-request'])
  })

  test('with more than 500 articles is refused', async () => {
    const answer = await issue.articles.save(version, Array<ArrangedArticle>(501).fill(NEW))
    expect(codeOf(answer)).toEqual([400, 'invalid-request'])
  })

  const impossible: [string, (list: ArrangedArticle[]) => ArrangedArticle[]][] = [
    ['a block that is not there', () => [{ ...NEW, blocs: [[2, 9]] }]],
    ['a page that is not there', () => [{ ...NEW, blocs: [[9, 0]] }]],
    ['no blocks', () => [{ ...NEW, blocs: [] }]],
    ['no blocks any more', ([first]) => (first ? [{ ...first, blocs: [] }] : [])],
    [
      'a block twice',
      () => [
        {
          ...NEW,
          blocs: [
            [2, 1],
            [2, 1],
          ],
        },
      ],
    ],
    ['a block of two articles', (list) => [...list, NEW]],
    ['an article that is not there', () => [{ ...NEW, id: 'inconnu' }]],
    ['an article twice', ([first]) => (first ? [first, { ...NEW, id: first.id ?? '' }] : [])],
  ]
  test.each(impossible)('with %s is refused', async (_what, change) => {
    const answer = await issue.articles.save(version, change(stored))
    expect(codeOf(answer)).toEqual([400, 'invalid-argument'])
    expect(await issue.articles.list()).toHaveLength(2)
  })
})

test('the sitemap and the feed have the articles of an issue', async () => {
  // Of the next century: the newest, whatever else is there.
  const { id, numero } = await publishMagazine(product, records, admin, {
    dateParution: '2199-03-15',
    titre: 'Danses',
  })
  // An index of sitemaps, once the other tests have published enough.
  const map = (await visitor.get('/sitemap.xml')).text
  const files = [...map.matchAll(/<loc>[^<]*(\/sitemap-\d+\.xml)<\/loc>/g)]
  const maps = await Promise.all(files.map(([, path = '']) => visitor.get(path)))
  const all = [map, ...maps.map(({ text }) => text)].join('')
  expect(all).toMatch(new RegExp(`/regards/${numero}/articles/la-bourree</loc><lastmod>\\d{4}-`))
  expect((await visitor.get('/sitemap-999.xml')).status).toBe(404)
  const feed = (await visitor.get('/regards.atom')).text
  expect(feed).toContain(
    '<summary>Dans ce numéro\u00a0: Un langage de fil et de drap\u00a0; La bourrée.</summary>',
  )
  await admin.delete(`/api/regards/${id}`)
})

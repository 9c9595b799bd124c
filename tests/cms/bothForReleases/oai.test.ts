import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { toRelation, writeReading } from '../../factories/lecture'
import { nextNumero, publishWithSharedCover } from '../../factories/regard'
import { toSent } from '../../support/articles'
import { publishMagazine, type ArticlesIssue } from '../../support/articlesIssue'
import { client, type Client } from '../../support/client'
import { findAll, parseXml, textOf } from '../../support/readEpub'
import { openRecords, type Records } from '../../support/records'

const product = inject('product')
const visitor = client(product.url)

let admin: Client
let records: Records
let issue: ArticlesIssue
/** Before the issue of these tests. */
let start: string

beforeAll(async () => {
  admin = await visitor.as('administrateur')
  records = await openRecords(product)
  start = toSeconds(new Date())
  issue = await publishMagazine(product, records, admin)
})
afterAll(() => records.close())

const toSeconds = (date: Date) => `${date.toISOString().slice(0, 19)}Z`

type Found = { identifier: string; isDeleted: boolean }

/** Asks as a harvester does; every answer is well-formed. */
async function ask(args: Record<string, string> | string) {
  const query = typeof args === 'string' ? args : String(new URLSearchParams(args))
  const { status, headers, text } = await visitor.get(`/oai?${query}`)
  expect([status, headers.get('content-type')]).toEqual([200, 'text/xml; charset=utf-8'])
  const xml = parseXml(text)
  return {
    xml,
    headers,
    error: findAll(xml, 'error')[0]?.attributes.code,
    found: findAll(xml, 'header').map((header): Found => {
      const [identifier] = findAll(header, 'identifier').map(textOf)
      return { identifier: identifier ?? '', isDeleted: header.attributes.status === 'deleted' }
    }),
    /** Paths of the pages of the records. */
    paths: findAll(xml, 'record').flatMap((record) =>
      findAll(record, 'dc:identifier')
        .slice(0, 1)
        .map((address) => new URL(textOf(address)).pathname.slice(1)),
    ),
    token: findAll(xml, 'resumptionToken').map(textOf)[0],
  }
}

const dc = { metadataPrefix: 'oai_dc' }

/** Harvests a whole list, part by part. */
async function harvestAll(args: Record<string, string> = {}) {
  const parts = [await ask({ verb: 'ListRecords', ...dc, ...args })]
  for (let token = parts[0]?.token; token; token = parts.at(-1)?.token) {
    parts.push(await ask({ verb: 'ListRecords', resumptionToken: token }))
  }
  return {
    paths: parts.flatMap(({ paths }) => paths),
    found: parts.flatMap(({ found }) => found),
  }
}

/** Harvests the paths of the pages of a whole list. */
const harvest = async (args: Record<string, string> = {}) => (await harvestAll(args)).paths

/** Asks for a record by an identifier. */
const getRecord = (identifier: string) => ask({ verb: 'GetRecord', ...dc, identifier })

/** The identifier that an issue or an article had in former versions: the path of its page. */
const toFormer = (path: string) => `oai:localhost:${path}`

const lastingOf = async (path: string) =>
  (await getRecord(toFormer(path))).found[0]?.identifier ?? ''

const namesOf = ({ numero }: { numero: number }) =>
  ['', '/articles/un-langage-de-fil-et-de-drap', '/articles/la-bourree'].map(
    (rest) => `regards/${numero}${rest}`,
  )

describe('a harvester learns', () => {
  test('the description of the repository', async () => {
    const { xml, headers } = await ask('verb=Identify')
    const about = (name: string) => findAll(xml, name).map(textOf)[0]
    expect(about('baseURL')).toMatch(/\/oai$/)
    expect(about('protocolVersion')).toBe('2.0')
    expect(about('earliestDatestamp')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    expect(about('deletedRecord')).toBe('transient')
    const [description] = findAll(xml, 'oai-identifier')
    if (!description) throw new Error('The form of the identifiers is not described')
    const described = ['scheme', 'repositoryIdentifier', 'delimiter', 'sampleIdentifier'].map(
      (name) => findAll(description, name).map(textOf)[0],
    )
    expect(described.slice(0, 3)).toEqual(['oai', 'localhost', ':'])
    expect(described[3]).toMatch(/^oai:localhost:[0-9a-f-]{36}$/)
    expect(headers.get('access-control-allow-origin')).toBe('*')
  })

  test('its sets and its format', async () => {
    const sets = findAll((await ask('verb=ListSets')).xml, 'setSpec').map(textOf)
    expect(sets).toEqual(['numeros', 'articles'])
    const { xml } = await ask('verb=ListMetadataFormats')
    expect(findAll(xml, 'metadataPrefix').map(textOf)).toEqual(['oai_dc'])
  })

  test('all issues and articles, once', async () => {
    const found = await harvest({ from: start })
    expect(found).toEqual(expect.arrayContaining(namesOf(issue)))
    expect(new Set(found).size).toBe(found.length)
    expect(await harvest({ from: start, set: 'numeros' })).toContain(`regards/${issue.numero}`)
    expect(await harvest({ from: start, set: 'articles' })).not.toContain(`regards/${issue.numero}`)
  })

  test('an article with its authors, its issue and where it is', async () => {
    const { version, articles } = await issue.articles.read()
    const [first, second] = articles
    if (!first || !second) throw new Error('The issue has not two articles')
    const signed = toSent({ ...first, auteurs: ['Anne & <Le> Goff'], chapo: 'Le costume.' })
    await issue.articles.save(version, [signed, toSent(second)])
    const { xml } = await ask({ verb: 'ListRecords', ...dc, from: start, set: 'articles' })
    const record = findAll(xml, 'record').find((each) =>
      textOf(each).includes(`regards/${issue.numero}/articles/un-langage`),
    )
    if (!record) throw new Error('The article is not among the records')
    const element = (name: string) => findAll(record, `dc:${name}`).map(textOf)
    expect(element('title')).toEqual(['Un langage de fil et de drap'])
    expect(element('creator')).toEqual(['Anne & <Le> Goff'])
    expect(element('description')).toEqual(['Le costume.'])
    expect(element('language')).toEqual(['fr'])
    expect(element('source')[0]).toContain(`n°\u00a0${issue.numero}, p.\u00a02-3`)
    expect(element('relation')[0]).toMatch(new RegExp(`/regards/${issue.numero}$`))
  })

  test('a record by its identifier', async () => {
    const { xml } = await ask({ verb: 'ListIdentifiers', ...dc, from: start })
    const [identifier] = findAll(xml, 'identifier').map(textOf)
    const { found } = await getRecord(identifier ?? '')
    expect(found).toEqual([{ identifier, isDeleted: false }])
  })
})

describe('changed records', () => {
  test('is harvested again: the article alone, or an issue with its articles', async () => {
    const other = await publishMagazine(product, records, admin)
    const of = (found: string[]) =>
      found.filter((name) => name.startsWith(`regards/${other.numero}`)).sort()
    const past = new Date(Date.now() - 86_400_000)
    const days = product.databaseUrl ? past : past.toISOString()
    const from = start
    const ofPdf = toRelation(product.databaseUrl, 'document', other.pdf)
    await records.update('articles', ofPdf, { updatedAt: days })
    await records.update('regards', { numero: other.numero }, { updatedAt: days })
    const until = toSeconds(new Date(past.getTime() + 1_000))
    expect(of(await harvest({ until }))).toEqual(namesOf(other).sort())
    expect(of(await harvest({ from }))).toEqual([])

    const [article] = await other.articles.listAll()
    await admin.patch(`/api/articles/${article?.id}`, { chapo: 'Nouveau.' })
    expect(of(await harvest({ from }))).toEqual([namesOf(other)[1]])

    await admin.patch(`/api/regards/${other.id}`, { titre: 'Autrement' })
    expect(of(await harvest({ from }))).toEqual(namesOf(other).sort())
    expect(of(await harvest({ from, set: 'articles' })).length).toBe(2)
    expect(of(await harvest({ from, set: 'numeros' }))).toEqual([`regards/${other.numero}`])
    expect(of(await harvest({ until: toSeconds(past) }))).toEqual([])
  })

  test('appears and disappears with its issue', async () => {
    const draft = await publishWithSharedCover(admin, { isDraft: true })
    const unread = await publishMagazine(product, records, admin)
    await writeReading(product, records, unread.pdf, { etat: 'indisponible' })
    const binned = await publishMagazine(product, records, admin)
    await admin.patch(`/api/regards/${binned.id}`, { deletedAt: new Date().toISOString() })
    const found = await harvest({ from: start })
    expect(found.filter((name) => name.startsWith(`regards/${draft.numero}`))).toEqual([])
    expect(found.filter((name) => name.startsWith(`regards/${binned.numero}`))).toEqual([])
    expect(found.filter((name) => name.startsWith(`regards/${unread.numero}`))).toEqual([
      `regards/${unread.numero}`,
    ])
  })
})

describe('an identifier', () => {
  test('of an article stays with another title or number, and former ones answer', async () => {
    const other = await publishMagazine(product, records, admin)
    const [, path = '', second = ''] = namesOf(other)
    const identifier = await lastingOf(path)
    expect(identifier).toMatch(/^oai:[^:]+:[0-9a-f-]{36}\/[0-9a-f-]{24,}$/)
    expect(await lastingOf(second)).not.toBe(identifier)

    const [article] = await other.articles.listAll()
    await admin.patch(`/api/articles/${article?.id}`, { titre: 'Fil et drap' })
    const numero = nextNumero()
    await admin.patch(`/api/regards/${other.id}`, { numero })
    expect((await getRecord(identifier)).paths).toEqual([`regards/${numero}/articles/fil-et-drap`])
    expect(await lastingOf(path)).toBe(identifier)
    expect(await lastingOf(`regards/${numero}/articles/fil-et-drap`)).toBe(identifier)
    expect(await lastingOf(`regards/${other.numero}`)).toBe(identifier.split('/')[0])
  })
})

describe('withdrawn records', () => {
  const day = { from: '' }
  beforeAll(() => {
    day.from = toSeconds(new Date(Date.now() - 1_000))
  })
  /** Which of some identifiers are listed as deleted, and as there. */
  const tell = async (identifiers: string[]) => {
    const { found } = await harvestAll(day)
    return identifiers.map((identifier) => found.find((each) => each.identifier === identifier))
  }
  const identify = (issue: { numero: number }) => Promise.all(namesOf(issue).map(lastingOf))

  test('and issues in the trash are deleted records with their articles, until they are restored', async () => {
    const withdrawn = await publishMagazine(product, records, admin)
    const binned = await publishMagazine(product, records, admin)
    const identifiers = [...(await identify(withdrawn)), ...(await identify(binned))]
    const all = (isDeleted: boolean) => identifiers.map((identifier) => ({ identifier, isDeleted }))
    expect(await tell(identifiers)).toEqual(all(false))

    await admin.patch(`/api/regards/${withdrawn.id}`, { _status: 'draft' })
    await admin.patch(`/api/regards/${binned.id}`, { deletedAt: new Date().toISOString() })
    expect(await tell(identifiers)).toEqual(all(true))
    const [ofIssue = ''] = identifiers
    const { xml, found } = await getRecord(ofIssue)
    expect([findAll(xml, 'metadata'), found]).toEqual([[], all(true).slice(0, 1)])

    const from = toSeconds(new Date())
    await admin.patch(`/api/regards/${withdrawn.id}`, { _status: 'published' })
    await admin.patch(`/api/regards?trash=true&where[id][equals]=${binned.id}`, {
      ...{ deletedAt: null, _status: 'draft' },
    })
    day.from = from
    expect(await tell(identifiers)).toEqual(all(false))
  })

  test('an article that is hidden is told, and a draft never is', async () => {
    const hiding = await publishMagazine(product, records, admin)
    const [, first = ''] = await identify(hiding)
    const [article] = await hiding.articles.listAll()
    await admin.patch(`/api/articles/${article?.id}`, { visible: false })
    expect(await tell([first])).toEqual([{ identifier: first, isDeleted: true }])
    await admin.patch(`/api/articles/${article?.id}`, { visible: true })
    expect(await tell([first])).toEqual([{ identifier: first, isDeleted: false }])

    const [, second] = await hiding.articles.listAll()
    await hiding.rearrange((one, other) => [toSent(one), { ...toSent(other), visible: false }])
    const ofSecond = `${first.split('/')[0]}/`
    expect(second).toBeDefined()
    const { found } = await harvestAll(day)
    const deleted = found.filter((each) => each.identifier.startsWith(ofSecond) && each.isDeleted)
    expect(deleted).toHaveLength(1)

    const draft = await publishWithSharedCover(admin, { isDraft: true })
    expect((await getRecord(toFormer(`regards/${draft.numero}`))).error).toBe('idDoesNotExist')
  })
})

describe('a list of several parts', () => {
  test('goes on by its token, and the last part says that it is', async () => {
    // Drafts of the tests before may be among the first rows, which are read fifty at a time.
    const numeros = Array.from({ length: 170 }, nextNumero)
    const now = Date.now()
    const from = toSeconds(new Date(now - 1_000))
    await records.insert(
      'regards',
      ...numeros.map((numero, index) => {
        const moment = new Date(now + index)
        const updatedAt = product.databaseUrl ? moment : moment.toISOString()
        return {
          ...{ numero, dateParution: updatedAt, _status: 'published' },
          ...{ createdAt: updatedAt, updatedAt },
        }
      }),
    )
    const found = await harvest({ from, set: 'numeros' })
    expect(found).toEqual(expect.arrayContaining(numeros.map((numero) => `regards/${numero}`)))
    expect(new Set(found).size).toBe(found.length)
    let part = await ask({ verb: 'ListIdentifiers', ...dc, from })
    expect(part.token).toMatch(/^[\w-]+$/)
    while (part.token) part = await ask({ verb: 'ListIdentifiers', resumptionToken: part.token })
    expect(part.token).toBe('')
    // All lists of the next files would have them.
    for (const numero of numeros) await records.remove('regards', { numero })
  })
})

describe('an error of the protocol', () => {
  const list = 'verb=ListRecords&metadataPrefix=oai_dc'
  test.each([
    ['badVerb', ''],
    ['badVerb', 'verb=List'],
    ['badVerb', 'verb=constructor'],
    ['badVerb', 'verb=Identify&verb=Identify'],
    ['badArgument', 'verb=Identify&from=2024-01-01'],
    ['badArgument', 'verb=ListRecords'],
    ['badArgument', `${list}&set=articles&set=numeros`],
    ['badArgument', `${list}&from=hier`],
    ['badArgument', `${list}&from=2024-02-31`],
    ['badArgument', `${list}&from=2024-01-01T00:00:00.5Z`],
    ['badArgument', `${list}&from=2024-01-02&until=2024-01-01`],
    ['badArgument', `${list}&from=2024-01-02&until=2024-01-03T00:00:00Z`],
    ['badArgument', `${list}&resumptionToken=abc`],
    ['badArgument', 'verb=GetRecord&metadataPrefix=oai_dc'],
    ['cannotDisseminateFormat', 'verb=ListRecords&metadataPrefix=marc21'],
    ['idDoesNotExist', 'verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:ailleurs:regards/1'],
    ['idDoesNotExist', 'verb=ListMetadataFormats&identifier=%00'],
    ['noRecordsMatch', `${list}&until=1990-01-01`],
    ['noRecordsMatch', `${list}&set=inconnu`],
    ['badResumptionToken', 'verb=ListRecords&resumptionToken=abc'],
    ['badResumptionToken', `verb=ListRecords&resumptionToken=${'A'.repeat(6_000)}`],
    [
      'badResumptionToken',
      `verb=ListRecords&resumptionToken=${Buffer.from('{"from":{"$gt":""}}').toString('base64url')}`,
    ],
    ['badResumptionToken', 'verb=ListSets&resumptionToken=abc'],
  ])('%s: %s', async (code, query) => {
    expect((await ask(query)).error).toBe(code)
  })
})

describe('by POST', () => {
  const send = (body: string, headers: Record<string, string>) =>
    visitor.request('POST', '/oai', { body, headers })
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  test('a form is answered as a query is, to pages of other sites too', async () => {
    const headers = { ...form, origin: 'https://ailleurs.example', 'sec-fetch-site': 'cross-site' }
    const { status, text } = await send('verb=Identify', headers)
    expect(status).toBe(200)
    expect(findAll(parseXml(text), 'Identify')).toHaveLength(1)
  })

  test('another type and a huge form are refused', async () => {
    const json = { 'content-type': 'application/json' }
    expect((await send('{"verb":"Identify"}', json)).status).toBe(415)
    expect((await send(`verb=${'a'.repeat(2 ** 21)}`, form)).status).toBe(413)
  })

  test('nothing is written: other methods are refused', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      const { status, headers } = await visitor.request(method, '/oai')
      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
    }
  })
})

test('an administrator harvests the same as visitors', async () => {
  const draft = await publishWithSharedCover(admin, { isDraft: true })
  const { text } = await admin.get(`/oai?verb=ListIdentifiers&metadataPrefix=oai_dc&from=${start}`)
  expect(text).toContain('<header>')
  expect((await getRecord(toFormer(`regards/${draft.numero}`))).error).toBe('idDoesNotExist')
})

test.each([
  ['rsc', '1'],
  ['next-router-prefetch', '1'],
  ['x-middleware-prefetch', '1'],
  ['x-nextjs-data', '1'],
])('a header of Next’s own pages, %s, changes nothing', async (name, value) => {
  const headers = { [name]: value }
  const answer = await visitor.get('/oai?verb=Identify', { headers })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/xml; charset=utf-8',
  ])
  expect((await visitor.raw('GET', `/regards/${issue.numero}/epub`, { headers })).status).toBe(200)
})

import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { toRelation, writeReading } from '../../factories/lecture'
import { nextNumero, publishRegard } from '../../factories/regard'
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
    identifiers: findAll(xml, 'header').map((header) => {
      const [identifier] = findAll(header, 'identifier')
      return identifier ? textOf(identifier).split(':').slice(2).join(':') : ''
    }),
    token: findAll(xml, 'resumptionToken').map(textOf)[0],
  }
}

const dc = { metadataPrefix: 'oai_dc' }

/** Harvests a whole list, part by part. */
async function harvest(args: Record<string, string> = {}) {
  const found: string[] = []
  let part = await ask({ verb: 'ListIdentifiers', ...dc, ...args })
  found.push(...part.identifiers)
  while (part.token) {
    part = await ask({ verb: 'ListIdentifiers', resumptionToken: part.token })
    found.push(...part.identifiers)
  }
  return found
}

const namesOf = ({ numero }: { numero: number }) =>
  ['', '/articles/un-langage-de-fil-et-de-drap', '/articles/la-bourree'].map(
    (rest) => `regards/${numero}${rest}`,
  )

describe('a harvester learns', () => {
  test('what the repository is', async () => {
    const { xml, headers } = await ask('verb=Identify')
    const about = (name: string) => findAll(xml, name).map(textOf)[0]
    expect(about('baseURL')).toMatch(/\/oai$/)
    expect(about('protocolVersion')).toBe('2.0')
    expect(about('earliestDatestamp')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    expect(about('deletedRecord')).toBe('no')
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
    const { identifiers } = await ask({ verb: 'GetRecord', ...dc, identifier: identifier ?? '' })
    expect(identifier).toContain(identifiers[0])
  })
})

describe('what changed', () => {
  test('is harvested again: the article alone, or an issue with its articles', async () => {
    const other = await publishMagazine(product, records, admin)
    const of = (found: string[]) =>
      found.filter((name) => name.startsWith(`regards/${other.numero}`)).sort()
    const past = new Date(Date.now() - 86_400_000)
    const days = product.databaseUrl ? past : past.toISOString()
    const from = toSeconds(new Date(Date.now() - 3_600_000))
    const ofPdf = toRelation(product.databaseUrl, 'document', other.pdf)
    await records.update('articles', ofPdf, { updatedAt: days })
    await records.update('regards', { numero: other.numero }, { updatedAt: days })
    expect(of(await harvest())).toEqual(namesOf(other).sort())
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
    const draft = await publishRegard(admin, { isDraft: true })
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

describe('a list of several parts', () => {
  test('goes on by its token, and the last part says that it is', async () => {
    const numeros = Array.from({ length: 120 }, nextNumero)
    const now = Date.now()
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
    const found = await harvest({ set: 'numeros' })
    expect(found).toEqual(expect.arrayContaining(numeros.map((numero) => `regards/${numero}`)))
    expect(new Set(found).size).toBe(found.length)
    let part = await ask({ verb: 'ListIdentifiers', ...dc })
    expect(part.token).toMatch(/^[\w-]+$/)
    while (part.token) part = await ask({ verb: 'ListIdentifiers', resumptionToken: part.token })
    expect(part.token).toBe('')
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
      expect((await visitor.request(method, '/oai')).status).toBe(405)
    }
  })
})

test('an administrator harvests what visitors do', async () => {
  const draft = await publishRegard(admin, { isDraft: true })
  const { text } = await admin.get(`/oai?verb=ListIdentifiers&metadataPrefix=oai_dc&from=${start}`)
  expect(text).not.toContain(`regards/${draft.numero}<`)
})

import { describe, expect, inject, test } from 'vitest'
import { makePdf } from '../../factories/pdf'
import { uploadFile } from '../../factories/regard'
import { makeRichText } from '../../factories/richText'
import { searchCorpus, searchQuestions } from '../../factories/searchCorpus'
import { client } from '../../support/client'
import { insertPages, insertReading } from '../../support/insertPages'
import { openRecords } from '../../support/records'
import {
  marksOf,
  nameHit,
  publishCorpus,
  publishIssue,
  search,
  textOf,
  type PublishedIssue,
} from '../../support/searchSite'
import { shareEmptySite } from '../../support/sharedProducts'

const { setup } = inject('product')

const { product } = await shareEmptySite(setup)
const visitor = client(product.url)
const administrator = await visitor.as('administrateur')
const issues = await publishCorpus(product, administrator)

const hits = async (q: string, more = {}) =>
  (await search(visitor, q, more)).json.resultats.map(nameHit)
/** Of what has all words. */
const firstHit = async (q: string) => {
  const { resultats, sans } = (await search(visitor, q)).json
  return sans.length > 0 ? '' : nameHit(resultats[0])
}

const issueOf = (numero: number) => issues.get(numero) as PublishedIssue

test('60 questions have the same first hits on both databases', async () => {
  expect(searchQuestions.length).toBeGreaterThanOrEqual(60)
  const found: [string, string][] = []
  for (const [question] of searchQuestions) found.push([question, await firstHit(question)])
  expect(found).toEqual(searchQuestions)
})

describe('a result', () => {
  test('of a page has its issue, cover, page, and a passage with the words marked', async () => {
    const [hit] = (await search(visitor, 'œufs de pâques')).json.resultats
    if (!hit) throw new Error('Nothing found')
    expect(hit).toMatchObject({
      type: 'page',
      numero: 45,
      page: 3,
      titre: 'Le temps des fêtes',
      couverture: { url: expect.stringContaining('/media/') as string },
    })
    expect(hit.dateParution).toMatch(/^2019-06-15/)
    expect(marksOf(hit)).toEqual(['œuf', 'Pâques'])
    expect(textOf(hit)).toContain('les garçons allaient de ferme en ferme')
  })

  test('shows the passage with most of the words, cut between words', async () => {
    const [hit] = (await search(visitor, 'lame rivière')).json.resultats
    if (!hit) throw new Error('Nothing found')
    expect(marksOf(hit)).toEqual(['lame', 'rivière'])
    expect(textOf(hit).length).toBeLessThan(300)
  })

  test('of an issue has its summary', async () => {
    const [hit] = (await search(visitor, 'Le chant des veillées')).json.resultats
    expect(hit).toMatchObject({ type: 'numero', numero: 47 })
    expect(hit && textOf(hit)).toContain('Complaintes, berceuses')
  })
})

test('results are counted by year, and filtered by one', async () => {
  const everything = (await search(visitor, 'sabots')).json
  expect(everything.annees.length).toBeGreaterThan(1)
  const sum = everything.annees.reduce((all, { total }) => all + total, 0)
  expect(sum).toBe(everything.total)
  const [newest] = everything.annees
  if (!newest) throw new Error('No year')
  expect(newest.annee).toBe(2023)

  const ofYear = (await search(visitor, 'sabots', { annee: 2021 })).json
  expect(ofYear.resultats.every(({ dateParution }) => dateParution?.startsWith('2021'))).toBe(true)
  expect(ofYear.total).toBe(everything.annees.find(({ annee }) => annee === 2021)?.total)
  expect(ofYear.annees).toEqual(everything.annees)
})

test('has 20 results on a page, each once', async () => {
  const q = 'fêtes regards'
  const first = (await search(visitor, 'xylophone', {})).json
  expect(first.total).toBe(0)
  const all: string[] = []
  const { totalPages, total } = (await search(visitor, 'bois')).json
  for (let page = 1; page <= totalPages; page += 1) all.push(...(await hits('bois', { page })))
  expect(all).toHaveLength(total)
  expect(new Set(all).size).toBe(total)
  expect(await hits(q, { page: 999 })).toEqual([])
})

describe('« Vouliez-vous dire »', () => {
  test.each([
    ['a wrong letter', 'phonogralhe', 'phonographe'],
    ['a missing letter', 'cachmire', 'cachemire'],
    ['a letter too much', 'colporrteur', 'colporteur'],
    ['two letters exchanged', 'vaninier bois', null],
    ['exchanged neighbours', 'glosasire', 'glossaire'],
    ['a word beside a right one', 'coiffe amidnoner', 'coiffe amidonner'],
    ['accents are written', 'faiense', 'faïence'],
    ['nothing like it', 'xylophone', null],
  ])('%s', async (_case, q, suggestion) => {
    const { json } = await search(visitor, q)
    expect(json.suggestion).toBe(suggestion)
    expect(json.total === 0 || json.sans.length > 0).toBe(true)
  })

  test('is not said when something is found', async () => {
    expect((await search(visitor, 'phonographe')).json.suggestion).toBeNull()
  })
})

describe('content that visitors may not read', () => {
  const secret = {
    numero: 61,
    dateParution: '2024-03-15',
    titre: 'Numéro tenu secret',
    sommaire: 'Kaléidoscope',
    pages: ['Le zanzibar des faucheuses, page gardée.', 'Une autre page\u00a0: hippocampe.'],
  }
  const words = ['zanzibar', 'hippocampe', 'kaléidoscope', 'tenu secret']

  /** Neither found nor proposed. */
  const expectUnknown = async () => {
    for (const word of words) expect(await hits(word), word).toEqual([])
    for (const slip of ['zanzibra', 'hippocampr', 'kaleidoscpe']) {
      expect((await search(visitor, slip)).json.suggestion, slip).toBeNull()
    }
  }

  test('a draft appears when it is published, and is gone when it is withdrawn or deleted', async () => {
    const { id } = await publishIssue(product, administrator, secret, { isDraft: true })
    await expectUnknown()

    await administrator.patch(`/api/regards/${id}`, { _status: 'published' })
    expect(await hits('zanzibar')).toEqual(['61/1'])
    expect((await search(visitor, 'zanzibra')).json.suggestion).toBe('zanzibar')

    await administrator.patch(`/api/regards/${id}?draft=true`, {
      titre: 'Ornithorynque',
      _status: 'draft',
    })
    expect(await hits('ornithorynque')).toEqual([])
    expect(await hits('zanzibar')).toEqual(['61/1'])

    await administrator.patch(`/api/regards/${id}`, { _status: 'draft' })
    await expectUnknown()

    await administrator.patch(`/api/regards/${id}`, { _status: 'published' })
    expect(await hits('hippocampe')).toEqual(['61/2'])
    await administrator.delete(`/api/regards/${id}`)
    await expectUnknown()
  })

  test('the pages of a draft’s PDF stay unknown until it replaces the published one', async () => {
    const { id } = issueOf(44)
    const pdf = await uploadFile(administrator, await makePdf(), {
      filename: 'b.pdf',
      filetype: 'application/pdf',
      kind: 'pdf',
    })
    const place = { dataDir: product.dataDir, databaseUrl: product.mongo?.url }
    await insertPages(place, pdf, ['Un rhododendron sur la place.'])
    await insertReading(place, pdf)
    await administrator.patch(`/api/regards/${id}?draft=true`, { pdf, _status: 'draft' })
    expect(await hits('rhododendron')).toEqual([])
    expect(await hits('soupe')).toEqual(['44/5'])

    const { document } = issueOf(44)
    await administrator.patch(`/api/regards/${id}`, { pdf, _status: 'published' })
    expect(await hits('rhododendron')).toEqual(['44/1'])
    expect(await hits('soupe')).toEqual([])
    await administrator.patch(`/api/regards/${id}`, { pdf: document, _status: 'published' })
    expect(await hits('soupe')).toEqual(['44/5'])
  })

  test('a stale search index shows nothing that was withdrawn', async () => {
    const { id } = await publishIssue(product, administrator, { ...secret, numero: 62 })
    expect(await hits('zanzibar')).toEqual(['62/1'])
    const records = await openRecords({
      dataDir: product.dataDir,
      databaseUrl: product.mongo?.url,
    })
    try {
      await records.update('regards', { numero: 62 }, { _status: 'draft' })
    } finally {
      await records.close()
    }
    expect((await search(visitor, 'zanzibar', { annee: 2024 })).json.resultats).toEqual([])
    await administrator.delete(`/api/regards/${id}`)
  })

  test('a passage « à compléter » of a page of the site', async () => {
    const page = await administrator.get<Record<string, unknown>>('/api/globals/historique?depth=0')
    const jalons = page.json.jalons as { titre: string }[]
    const editor = await visitor.as('editeur')
    const save = (titre: string) =>
      editor.post('/api/globals/historique', {
        jalons: jalons.map((jalon, index) => (index === 0 ? { ...jalon, titre } : jalon)),
      })
    await save('Le montgolfier des collines')
    expect(await hits('montgolfier')).toEqual(['/a-propos/historique'])
    await save('Le zeppelin (à compléter)')
    expect(await hits('montgolfier')).toEqual([])
    expect(await hits('zeppelin')).toEqual([])
    await editor.post('/api/globals/historique', { jalons })
  })
})

test('a corrected page is found by its new words only', async () => {
  const { document } = issueOf(46)
  const { docs } = (
    await administrator.get<{ docs: { id: string; page: number }[] }>(
      `/api/pagesDeRegards?where[document][equals]=${document}&sort=page&limit=10`,
    )
  ).json
  const page = docs.find((doc) => doc.page === 4)
  const text = searchCorpus.find(({ numero }) => numero === 46)?.pages[3] ?? ''
  expect(await hits('"arche de Noé"')).toEqual(['46/4'])
  const answer = await administrator.patch(`/api/pagesDeRegards/${page?.id}`, {
    texteCorrige: makeRichText(text.replace('arche de Noé', 'ménagerie de tilleul')),
  })
  expect(answer.status).toBe(200)
  expect(await hits('ménagerie')).toEqual(['46/4'])
  expect(await hits('"arche de Noé"')).toEqual([])
})

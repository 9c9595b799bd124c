import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { reachPlannedDates } from '../../factories/plannedPublication'
import {
  nextNumero,
  publishRegard,
  type RegardDoc,
  publishWithSharedCover,
} from '../../factories/regard'
import type { Errors } from '../../factories/storedObject'
import { client, type Client } from '../../support/client'
import { openRecords } from '../../support/records'

const product = inject('product')
const { url } = product

const visitor = client(url)

type Doc = RegardDoc & {
  titre: string | null
  _status: string
  pdf: { id: string; url: string }
  couverture: { id: string }
}
type Docs = { docs: Doc[]; totalDocs: number }
type Versions = { docs: { id: string; version: Doc }[] }

const admin = await visitor.as('administrateur')
const editor = await visitor.as('editeur')
const records = await openRecords({ dataDir: product.dataDir, databaseUrl: product.databaseUrl })
afterAll(() => records.close())

const list = async (who: Client, query: string) =>
  (await who.get<Docs>(`/api/regards?${query}`)).json
const byNumero = (numero: number, more = '') => `where[numero][equals]=${numero}${more}`
const findFor = async (who: Client, numero: number, more = '') =>
  (await list(who, byNumero(numero, more))).docs[0]
const change = (id: string, data: object, query = '') =>
  admin.patch<{ doc: Doc } & Errors>(`/api/regards/${id}${query}`, data)
const planPath = (id: string) => `/api/regards/${id}/programmation`

/** Nobody but administrators is told of it, in any way that the site has. */
async function expectHidden(who: Client, { id, numero }: RegardDoc) {
  expect(await findFor(who, numero)).toBeUndefined()
  expect((await who.get(`/api/regards/${id}`)).status).toBe(404)
  expect((await who.get(`/api/regards/count?${byNumero(numero)}`)).json).toEqual({ totalDocs: 0 })
  expect((await who.get(`/api/regards/numero/${numero}`)).json).toEqual({ numero: null })
  for (const query of ['draft=true', 'draft=false', byNumero(numero, '&draft=true')]) {
    expect((await who.get(`/api/regards?${query}`)).status, query).toBe(403)
  }
  expect((await who.get(`/api/regards/${id}?draft=true`)).status).toBe(403)
  expect((await who.get('/api/regards/versions')).status).toBe(403)
  const evasions = ['where[_status][equals]=draft', `where[or][0][numero][equals]=${numero}`]
  for (const query of evasions) expect((await list(who, query)).docs, query).toEqual([])
}

describe('an issue that is kept as a draft', () => {
  let draft: RegardDoc
  let file: Doc['pdf']
  let cover: string

  beforeAll(async () => {
    draft = await publishRegard(admin, { isDraft: true, dateParution: '1931-05-02' })
    const doc = await findFor(admin, draft.numero, '&draft=false')
    file = (doc as Doc).pdf
    cover = (doc as Doc).couverture.id
  })

  test('is for administrators alone, over REST', async () => {
    await expectHidden(visitor, draft)
    await expectHidden(editor, draft)
    expect(await findFor(admin, draft.numero, '&draft=false')).toMatchObject({ _status: 'draft' })
  })

  test('is not among the issues that the site shows to an administrator either', async () => {
    expect(await findFor(admin, draft.numero)).toBeUndefined()
    expect(
      (await admin.get<{ numero: number }>(`/api/regards/numero/${draft.numero}`)).json,
    ).toEqual({ numero: draft.numero })
  })

  test('is not on the site: page, years, feed, sitemap, address of the PDF, counts', async () => {
    const { numero } = draft
    expect((await visitor.get(`/regards/${numero}`)).status).toBe(404)
    expect((await visitor.get('/api/regards/annees')).text).not.toContain('1931')
    for (const path of ['/regards', '/regards.atom', '/sitemap.xml']) {
      expect((await visitor.get(path)).text, path).not.toContain(`${numero}`)
    }
    const opening = await visitor.get(`/regards/${numero}/pdf`)
    expect(opening.headers.get('location')).toBe(`/regards/${numero}`)
    for (const action of ['vue', 'telechargement']) {
      expect((await visitor.post(`/api/regards/numero/${numero}/${action}`)).status).toBe(404)
    }
  })

  test('has files that nobody else finds', async () => {
    for (const who of [visitor, editor]) {
      expect((await who.get(`/api/documents/${file.id}`)).status).toBe(404)
      expect((await who.get(`/api/images/${cover}`)).status).toBe(404)
      expect((await who.get('/api/documents?limit=0')).text).not.toContain(file.id)
      expect((await who.get('/api/images?limit=0')).text).not.toContain(cover)
      const asked = await who.get('/api/documents?where[reserve][equals]=true')
      expect(asked.text).not.toContain(file.id)
    }
    expect((await admin.get(`/api/documents/${file.id}`)).status).toBe(200)
  })

  test('is not announced to subscribers', async () => {
    expect((await admin.post(`/api/regards/${draft.id}/annonce`)).status).toBe(404)
  })

  test('keeps its number from another issue', async () => {
    await expect(publishRegard(admin, { numero: draft.numero })).rejects.toThrow(/existe déjà/)
  })

  test('is corrected without being published, and then published whole', async () => {
    await change(draft.id, { titre: 'Vielles' })
    expect(await findFor(visitor, draft.numero)).toBeUndefined()

    expect((await change(draft.id, { _status: 'published' })).status).toBe(200)

    const shown = (await findFor(visitor, draft.numero)) as Doc
    expect(shown).toMatchObject({ titre: 'Vielles', pdf: { url: file.url } })
    expect((await visitor.get(`/api/documents/${file.id}`)).status).toBe(200)
    expect((await visitor.get(`/regards/${draft.numero}`)).text).toContain('Vielles')
    const object = await visitor.get(file.url)
    expect(object.headers.get('content-disposition')).toContain(`${draft.numero}`)
  })
})

describe('an issue that is published', () => {
  let issue: RegardDoc
  beforeEach(async () => {
    issue = await publishWithSharedCover(admin, { titre: 'Rondes' })
  })

  test('is withdrawn from the site, and comes back with its counts', async () => {
    await visitor.post(`/api/regards/numero/${issue.numero}/vue`)
    expect((await change(issue.id, { _status: 'draft' })).status).toBe(200)
    await expectHidden(visitor, issue)
    expect((await visitor.get(`/regards/${issue.numero}`)).status).toBe(404)

    await change(issue.id, { _status: 'published' })
    expect(await findFor(visitor, issue.numero)).toMatchObject({ titre: 'Rondes' })
    expect(await findFor(admin, issue.numero)).toMatchObject({ nombreDeVue: 1 })
  })

  test('comes back as it was, though a draft of it was prepared beside', async () => {
    await change(issue.id, { titre: 'Rigaudons', numero: nextNumero() }, '?draft=true')
    expect((await change(issue.id, { _status: 'draft' })).status).toBe(200)
    await expectHidden(visitor, issue)

    await change(issue.id, { _status: 'published' })
    expect(await findFor(visitor, issue.numero)).toMatchObject({ titre: 'Rondes' })
  })

  test('stays unchanged while a draft of it is prepared, and the draft’s saves leave no trace', async () => {
    const numero = nextNumero()
    const saved = await change(issue.id, { titre: 'Rigaudons', numero }, '?draft=true')
    expect(saved.json.doc).toMatchObject({ titre: 'Rigaudons', numero, _status: 'draft' })

    expect(await findFor(visitor, issue.numero)).toMatchObject({ titre: 'Rondes' })
    expect(await findFor(visitor, numero)).toBeUndefined()
    expect(await findFor(admin, issue.numero)).toMatchObject({ titre: 'Rondes' })

    await change(issue.id, { _status: 'published' })
    expect(await findFor(visitor, numero)).toMatchObject({ titre: 'Rigaudons' })
    // Its former address leads to it.
    expect((await visitor.get(`/api/regards/numero/${issue.numero}`)).json).toEqual({ numero })
  })

  test('keeps the files of its draft against any deletion', async () => {
    const other = await publishRegard(admin, { isDraft: true })
    const { pdf } = (await findFor(admin, other.numero, '&draft=false')) as Doc
    expect((await change(issue.id, { pdf: pdf.id }, '?draft=true')).status).toBe(200)

    await admin.delete(`/api/regards/${other.id}`)
    const byHand = await admin.delete<Errors>(`/api/documents/${pdf.id}`)
    const path = new URL(pdf.url, url).pathname.replace('/media/', '')
    const byStorage = await admin.delete(`/api/storage/objects/${path}`)

    expect([byHand.status, byStorage.status]).toEqual([409, 409])
    expect((await visitor.get(pdf.url)).status).toBe(200)
  })

  test('goes back to an earlier version, at once or as a draft', async () => {
    await change(issue.id, { titre: 'Branles' })
    const versions = await admin.get<Versions>(
      `/api/regards/versions?where[parent][equals]=${issue.id}&limit=0&depth=0`,
    )
    const first = versions.json.docs.find(({ version }) => version.titre === 'Rondes')
    const restore = (query = '') => admin.post(`/api/regards/versions/${first?.id}${query}`)

    expect((await editor.post(`/api/regards/versions/${first?.id}`)).status).toBe(403)
    expect((await restore('?draft=true')).status).toBe(200)
    expect(await findFor(visitor, issue.numero)).toMatchObject({ titre: 'Branles' })
    expect((await restore()).status).toBe(200)
    expect(await findFor(visitor, issue.numero)).toMatchObject({ titre: 'Rondes' })
  })

  test('stays published where a program says nothing of it, beside a draft', async () => {
    await change(issue.id, { sommaire: 'En préparation' }, '?draft=true')
    expect((await change(issue.id, { titre: 'Bourrées' })).status).toBe(200)

    expect(await findFor(visitor, issue.numero)).toMatchObject({ titre: 'Bourrées' })
    const { text } = await admin.get(`/api/journal?where[cibleId][equals]=${issue.id}&limit=1`)
    expect(text).toMatch(/Le brouillon du .* est dans «.Versions.»\./)
  })

  test('keeps its draft unpublished where the former text alone is withdrawn', async () => {
    await change(issue.id, { titre: 'Rigaudons' }, '?draft=true')
    expect((await change(issue.id, { retirerAncienTexte: true })).status).toBe(200)

    expect(await findFor(visitor, issue.numero)).toMatchObject({ titre: 'Rondes' })
  })
})

test('a publication and a withdrawal that select fields open and close the files of the issue', async () => {
  const { id, numero } = await publishWithSharedCover(admin, { isDraft: true })
  const only = '?select[titre]=true'
  await change(id, { _status: 'published' }, only)
  const { pdf } = (await findFor(visitor, numero)) as Doc
  expect((await visitor.get(pdf.url)).status).toBe(200)

  await change(id, { _status: 'draft' }, only)
  expect((await visitor.get(pdf.url)).status).toBe(404)
})

describe('a planned publication of an issue', () => {
  test('takes place at its minute, is told until then, and can be cancelled', async () => {
    const issue = await publishWithSharedCover(admin, { isDraft: true })
    const planned = async () =>
      (await admin.get<{ dates: Record<string, string> }>('/api/regards/programmations')).json.dates
    const date = '2099-07-05T09:30'

    expect((await admin.post(planPath(issue.id), { date })).json).toMatchObject({ date })
    expect((await planned())[issue.id]).toBe(date)
    expect((await admin.delete(planPath(issue.id))).status).toBe(200)
    expect((await planned())[issue.id]).toBeUndefined()

    await admin.post(planPath(issue.id), { date })
    expect(await findFor(visitor, issue.numero)).toBeUndefined()
    await reachPlannedDates(records)
    expect(await findFor(visitor, issue.numero)).toBeDefined()
    expect((await planned())[issue.id]).toBeUndefined()
  })

  test('ends with the issue, and with a publication before its time', async () => {
    const [gone, early] = [
      await publishWithSharedCover(admin, { isDraft: true }),
      await publishWithSharedCover(admin, { isDraft: true }),
    ]
    const date = '2099-07-05T09:30'
    for (const { id } of [gone, early]) {
      expect((await admin.post(planPath(id), { date })).status).toBe(200)
    }

    await admin.delete(`/api/regards/${gone.id}`)
    await change(early.id, { _status: 'published' })

    const { text } = await admin.get('/api/regards/programmations')
    expect(text).not.toContain(gone.id)
    expect(text).not.toContain(early.id)
  })

  test.each([
    ['a published correction', { titre: 'Corrigé', _status: 'published' }],
    ['its withdrawal', { _status: 'draft' }],
  ])('of a draft beside the published issue ends with %s', async (_title, data) => {
    const { id } = await publishWithSharedCover(admin)
    await change(id, { titre: 'En préparation' }, '?draft=true')
    await admin.post(planPath(id), { date: '2099-07-05T09:30' })
    await change(id, { sommaire: 'Toujours en préparation' }, '?draft=true')
    expect((await admin.get(planPath(id))).json).toMatchObject({ date: '2099-07-05T09:30' })

    await change(id, data)

    expect((await admin.get(planPath(id))).json).toMatchObject({ date: null })
  })
})

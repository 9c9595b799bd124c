import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { makePdf } from '../../factories/pdf'
import { nextNumero, publishRegard, type RegardDoc } from '../../factories/regard'
import { client } from '../../support/client'
import { createJournalReader } from '../../support/journal'
import { openRecords, type Records } from '../../support/records'

const { url } = inject('product')
const visitor = client(url)
let regard: RegardDoc

type Result = { docs: { id: string }[]; errors?: { id: string; message: string }[] }

const administrator = await visitor.as('administrateur')
const editor = await visitor.as('editeur')
beforeEach(async () => {
  regard = await publishRegard(administrator, { titre: 'Les coiffes' })
})

const trash = (who = administrator, { id } = regard) =>
  who.patch(`/api/regards/${id}`, { deletedAt: new Date().toISOString() })
const restore = (who = administrator, { id } = regard) =>
  who.patch<Result>(`/api/regards?trash=true&where[id][equals]=${id}`, {
    deletedAt: null,
    _status: 'draft',
  })
const trashList = '/api/regards?trash=true&draft=true&where[deletedAt][exists]=true&limit=0'
const listTrash = async () => (await administrator.get<Result>(trashList)).json.docs
const statusOf = async (path: string, who = visitor) => (await who.get(path)).status
const page = () => `/regards/${regard.numero}`

describe('a move that was stopped between the record and its latest version is done by the next one', () => {
  let records: Records
  beforeAll(async () => {
    records = await openRecords(inject('product'))
  })
  afterAll(() => records.close())

  const isListed = async () => (await listTrash()).some(({ id }) => id === regard.id)
  // By its title: in the trash it has no number.
  let titre: string
  beforeEach(async () => {
    titre = `Arrêté ${nextNumero()}`
    regard = await publishRegard(administrator, { titre })
  })
  const setMoved = (deletedAt: Date | null) => records.update('regards', { titre }, { deletedAt })

  test('moving to the trash', async () => {
    await setMoved(new Date())
    expect(await isListed()).toBe(false)
    expect((await trash()).status).toBe(200)
    expect(await isListed()).toBe(true)
    expect((await restore()).status).toBe(200)
    expect(await isListed()).toBe(false)
    expect((await trash()).status).toBe(200)
  })

  test('out of it', async () => {
    await trash()
    await setMoved(null)
    expect(await isListed()).toBe(true)
    expect((await restore()).status).toBe(200)
    expect(await isListed()).toBe(false)
    expect((await restore()).json.docs).toEqual([])
  })
})

describe('an issue in the trash', () => {
  test('is not found by visitors, whatever they ask', async () => {
    expect(await statusOf(page())).toBe(200)
    expect((await trash()).status).toBe(200)

    expect(await statusOf(page())).toBe(404)
    for (const query of ['', '?trash=true', '?draft=true', '?draft=true&trash=true']) {
      expect(await statusOf(`/api/regards/${regard.id}${query}`)).not.toBe(200)
      const { text } = await visitor.get(`/api/regards${query}`)
      expect(text).not.toContain(regard.id)
    }
    expect(await statusOf(`/api/regards/numero/${regard.numero}/lecture`)).toBe(404)
    expect((await visitor.post(`/api/regards/numero/${regard.numero}/vue`)).status).toBe(404)
    for (const list of ['/sitemap.xml', '/feed.xml', '/api/regards/annees']) {
      expect((await visitor.get(list)).text).not.toContain(`/regards/${regard.numero}<`)
    }
  })

  test('is listed in the trash alone, with its number, to administrators alone', async () => {
    await trash()

    expect(await listTrash()).toContainEqual(
      expect.objectContaining({ id: regard.id, numero: regard.numero }),
    )
    expect(await statusOf(trashList, editor)).toBe(403)
    expect(await statusOf(`/api/regards/${regard.id}?draft=true`, administrator)).toBe(404)
    const { json } = await administrator.get<RegardDoc>(
      `/api/regards/${regard.id}?draft=true&trash=true`,
    )
    expect(json).toMatchObject({ numero: regard.numero, titre: 'Les coiffes' })
  })

  test('restores an issue with its draft, counters and files', async () => {
    await visitor.post(`/api/regards/numero/${regard.numero}/vue`)
    await administrator.patch(`/api/regards/${regard.id}?draft=true`, {
      titre: 'Un brouillon',
      _status: 'draft',
    })
    const before = await administrator.get<{ updatedAt: string }>(`/api/regards/${regard.id}`)
    await trash()
    expect((await restore()).status).toBe(200)

    expect(await statusOf(page())).toBe(200)
    const after = await administrator.get<{ updatedAt: string }>(`/api/regards/${regard.id}`)
    const { updatedAt } = after.json
    // MongoDB has no such field before the first time.
    expect(after.json).toEqual({ ...before.json, updatedAt, deletedAt: null })
    // Libraries ask for what changed since a moment.
    expect(updatedAt > before.json.updatedAt).toBe(true)
    expect(before.json).toMatchObject({
      titre: 'Les coiffes',
      nombreDeVue: 1,
      _status: 'published',
    })
    const draft = await administrator.get(`/api/regards/${regard.id}?draft=true`)
    expect(draft.json).toMatchObject({ titre: 'Un brouillon', _status: 'draft' })
    expect(await listTrash()).not.toContainEqual(expect.objectContaining({ id: regard.id }))
  })

  test('leaves its number to another, and then stays', async () => {
    const { numero } = regard
    await trash()
    const other = await publishRegard(administrator, { numero })
    const { status, json } = await restore()

    expect(status).toBe(400)
    expect(json.errors?.[0]?.message).toMatch(new RegExp(`^Le numéro ${numero} existe déjà`))
    // Both of the number are in the trash; the first one comes back.
    await trash(administrator, other)
    expect((await restore()).status).toBe(200)
    expect((await restore(administrator, other)).status).toBe(400)
  })

  test('gives a PDF that replaces its own the name of its number', async () => {
    const { json } = await administrator.get<{ pdf: { id: string } }>(`/api/regards/${regard.id}`)
    await trash()
    const body = new FormData()
    body.set('_payload', '{}')
    const bytes = new Uint8Array(await makePdf({ isLow: true }))
    body.set('file', new File([bytes], 'fichier.pdf', { type: 'application/pdf' }))
    const path = `/api/documents/${json.pdf.id}`
    const answer = await administrator.request<{ doc: { url: string } }>('PATCH', path, { body })
    expect(answer.status, answer.text).toBe(200)
    const file = await administrator.raw('HEAD', answer.json.doc.url)
    expect(file.headers.get('content-disposition')).toBe(
      `inline; filename="Regards-${regard.numero}.pdf"`,
    )
  })

  test('cannot be changed, and is deleted for good with its files', async () => {
    const { json } = await administrator.get<{ pdf: { id: string } }>(`/api/regards/${regard.id}`)
    await trash()
    for (const query of ['', '?trash=true']) {
      const answer = await administrator.patch(`/api/regards/${regard.id}${query}`, { titre: 'X' })
      expect(answer.status).toBe(404)
    }
    expect((await administrator.delete(`/api/documents/${json.pdf.id}`)).status).toBe(409)
    expect(await statusOf(`/api/documents/${json.pdf.id}`)).toBe(404)
    const gone = await administrator.delete(`/api/regards/${regard.id}?trash=true`)

    expect(gone.status).toBe(200)
    expect(await statusOf(`/api/documents/${json.pdf.id}`, administrator)).toBe(404)
    expect((await restore()).json.docs).toEqual([])
  })

  test('is not published at a date that was planned before', async () => {
    const plan = `/api/regards/${regard.id}/programmation`
    await administrator.patch(`/api/regards/${regard.id}?draft=true`, { _status: 'draft' })
    const date = '2099-01-05T09:30'
    expect((await administrator.post(plan, { date })).status).toBe(200)
    const readPlans = async () =>
      (await administrator.get<{ dates: object }>('/api/regards/programmations')).json.dates
    expect(await readPlans()).toHaveProperty(regard.id)
    await trash()

    expect(await readPlans()).not.toHaveProperty(regard.id)
    expect((await administrator.post(plan, { date })).status).toBe(404)
    await restore()
    expect(await readPlans()).not.toHaveProperty(regard.id)
  })

  test('is recorded in the journal each time', async () => {
    await trash()
    await restore()
    await trash()
    await administrator.delete(`/api/regards/${regard.id}?trash=true`)
    const entries = await createJournalReader(administrator).read({ cibleId: regard.id })

    expect(entries.map(({ action, cible }) => [action, cible])).toEqual(
      ['suppression', 'miseALaCorbeille', 'sortieDeCorbeille', 'miseALaCorbeille', 'creation'].map(
        (action) => [action, `Regards n°\u00a0${regard.numero}`],
      ),
    )
  })
})

test('an issue that came back is saved by a form that was opened since, and by no older one', async () => {
  await trash()
  await restore()
  const path = `/api/regards/${regard.id}`
  const { json: form } = await administrator.get<RegardDoc>(`${path}?draft=true&depth=0`)
  const save = ({ updatedAt }: RegardDoc, titre: string) =>
    administrator.patch(path, { titre, updatedAt, _status: 'published' })

  expect((await save(regard, 'D’avant')).status).toBe(409)
  expect((await save(form, 'D’après')).status).toBe(200)
})

test('an issue that is sent back with null as `deletedAt` is changed, and stays where it is', async () => {
  const answer = await administrator.patch<{ doc: object }>(`/api/regards/${regard.id}`, {
    titre: 'Les sabots',
    deletedAt: null,
  })

  expect(answer).toMatchObject({ status: 200, json: { doc: { titre: 'Les sabots' } } })
  expect(await statusOf(page())).toBe(200)
})

test('several issues move at once, and no other field of them changes', async () => {
  const other = await publishRegard(administrator)
  const answer = await administrator.patch<Result>(
    `/api/regards?where[id][in]=${regard.id},${other.id}`,
    { deletedAt: '2001-01-01T00:00:00.000Z', titre: 'X', numero: nextNumero() },
  )

  expect(answer.json.docs.map(({ id }) => id).toSorted()).toEqual([regard.id, other.id].toSorted())
  expect(await listTrash()).toContainEqual(
    expect.objectContaining({ id: regard.id, titre: 'Les coiffes' }),
  )
  expect(await statusOf(page())).toBe(404)
})

test('several issues are never deleted for good at once', async () => {
  for (const query of ['where[id][not_equals]=x', `trash=true&where[id][equals]=${regard.id}`]) {
    expect((await administrator.delete(`/api/regards?${query}`)).status).toBe(403)
  }
  expect(await statusOf(page())).toBe(200)
})

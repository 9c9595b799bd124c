import { afterAll, afterEach, expect, inject, test } from 'vitest'
import {
  changePage,
  readPage,
  saveDraft,
  uploadPicture,
  type PageTexts,
} from '../../factories/page'
import { findPlans, reachPlannedDates } from '../../factories/plannedPublication'
import type { Errors } from '../../factories/storedObject'
import { client, type Client } from '../../support/client'
import { openRecords } from '../../support/records'

const product = inject('product')
const { url } = product

const visitor = client(url)
const PAGE = '/api/globals/historique'
const PLAN = `${PAGE}/programmation`
const SITE_PAGE = '/a-propos/historique'
const DRAFT = 'Vielles en préparation'
const LATER = '2099-01-05T09:30'

type Schedule = { date: string | null; champsInvalides: string[] | null }

const editor = await visitor.as('editeur')
const records = await openRecords({ dataDir: product.dataDir, databaseUrl: product.databaseUrl })
const texts = await readPage(editor, 'historique')
afterEach(async () => {
  await editor.delete(PLAN)
  await changePage(editor, 'historique', texts)
})
afterAll(() => records.close())

const plan = (who: Client, date: unknown = LATER) => who.post<Schedule & Errors>(PLAN, { date })
const readPlan = async () => (await editor.get<Schedule>(PLAN)).json
const titleOf = async (who: Client) => (await who.get<PageTexts>(PAGE)).json.titre

const readId = (row: Record<string, unknown> | undefined) => String(row?._id ?? row?.id)

test('a draft is published at its minute, not before', async () => {
  await saveDraft(editor, 'historique', { titre: DRAFT })

  expect((await plan(editor)).json).toEqual({ date: LATER, champsInvalides: null })
  expect(await titleOf(visitor)).toBe(texts.titre)
  // 09:30 in Paris in winter.
  const [job] = await findPlans(records)
  expect(new Date(job?.waitUntil as string)).toEqual(new Date('2099-01-05T08:30:00Z'))

  await reachPlannedDates(records)

  expect(await titleOf(visitor)).toBe(DRAFT)
  expect((await visitor.get(SITE_PAGE)).text).toContain(DRAFT)
  expect(await readPlan()).toEqual({ date: null, champsInvalides: null })
})

test('a draft with a new image, which visitors do not see yet, is published with it', async () => {
  const image = await uploadPicture(editor)
  expect((await visitor.get(`/api/images/${image}`)).status).toBe(404)
  await saveDraft(editor, 'historique', { image })
  await plan(editor)
  await reachPlannedDates(records)

  expect((await visitor.get(`${PAGE}?depth=0`)).json).toMatchObject({ image })
  expect((await visitor.get(`/api/images/${image}`)).status).toBe(200)
})

test('a page without a draft stays unchanged, without another version', async () => {
  await changePage(editor, 'historique', texts)
  const count = async () =>
    (await editor.get<{ totalDocs: number }>(`${PAGE}/versions?limit=1`)).json.totalDocs
  const before = await count()
  await plan(editor)
  await reachPlannedDates(records)

  expect(await count()).toBe(before)
})

test('a draft with missing fields stays a draft, and its form names them', async () => {
  await saveDraft(editor, 'historique', { titre: '' })
  await plan(editor)
  await reachPlannedDates(records)

  expect(await titleOf(visitor)).toBe(texts.titre)
  expect(await readPlan()).toEqual({
    date: null,
    champsInvalides: [expect.stringContaining('Titre')],
  })
  await changePage(editor, 'historique', { titre: 'Notre histoire' })
  expect(await readPlan()).toEqual({ date: null, champsInvalides: null })
})

// Each change of the clocks: tests/unit/cms/lib/parisTime.test.ts.
test('a plan waits until its moment in Paris', async () => {
  const date = '2099-06-01T10:00'
  expect((await plan(editor, date)).json).toEqual({ date, champsInvalides: null })
  const [job] = await findPlans(records)
  expect(new Date(job?.waitUntil as string)).toEqual(new Date('2099-06-01T08:00:00Z'))
})

test('a second plan takes the place of the first', async () => {
  await plan(editor)
  await plan(editor, '2099-06-01T10:00')

  expect(await readPlan()).toMatchObject({ date: '2099-06-01T10:00' })
  expect(await findPlans(records)).toHaveLength(1)
})

test('a plan that is cancelled publishes nothing', async () => {
  await plan(editor)

  expect((await editor.delete(PLAN)).json).toEqual({ date: null, champsInvalides: null })
  expect(await findPlans(records)).toHaveLength(0)
})

test('a publication by hand cancels the plan: the next draft waits for its own', async () => {
  await saveDraft(editor, 'historique', { titre: DRAFT })
  await plan(editor)
  await changePage(editor, 'historique', { titre: 'Publié avant l’heure' })
  expect(await readPlan()).toEqual({ date: null, champsInvalides: null })

  await saveDraft(editor, 'historique', { titre: 'Une demi-ph' })
  await reachPlannedDates(records)

  expect(await titleOf(visitor)).toBe('Publié avant l’heure')
})

test.each(['', '?draft=true'])(
  'a version that is restored cancels the plan of the draft that it replaces: %s',
  async (query) => {
    const { json } = await editor.get<{ docs: { id: string }[] }>(
      `${PAGE}/versions?where[version._status][equals]=published&limit=1`,
    )
    await saveDraft(editor, 'historique', { titre: DRAFT })
    await plan(editor)
    expect((await editor.post(`${PAGE}/versions/${json.docs[0]?.id}${query}`)).status).toBe(200)

    expect(await findPlans(records)).toHaveLength(0)
  },
)

test('a failed plan has ended, its form says so, and it can be planned again', async () => {
  await saveDraft(editor, 'historique', { titre: DRAFT })
  await plan(editor)
  const [failed] = await findPlans(records)
  await records.update('payload-jobs', { taskSlug: 'publierPage' }, { hasError: true })

  expect(await readPlan()).toEqual({ date: null, champsInvalides: [] })
  expect((await plan(editor)).json).toEqual({ date: LATER, champsInvalides: null })
  // The job is changed in place: an error between two steps leaves one of the two plans.
  const plans = await findPlans(records)
  expect(plans.map(readId)).toEqual([readId(failed)])
  await reachPlannedDates(records)

  expect(await titleOf(visitor)).toBe(DRAFT)
})

test.each([
  { date: undefined, message: 'Cette date n’existe pas.' },
  { date: 4_073_500_000_000, message: 'Cette date n’existe pas.' },
  { date: '2099-03-29T02:30', message: 'Cette date n’existe pas.' },
  { date: '2026-01-01T10:00', message: 'Cette date est passée.' },
])('$date is refused', async ({ date, message }) => {
  const { status, json } = await editor.post<Errors>(PLAN, { date })

  expect(status).toBe(400)
  expect(json.errors).toMatchObject([{ code: 'invalid-argument', message }])
  expect(await findPlans(records)).toHaveLength(0)
})

import { describe, expect, inject, test } from 'vitest'
import { addDays } from '../../../cms/src/features/statistics/calendarDays'
import { typeset } from '@regards/text-analysis'
import { publishWithSharedCover, type RegardDoc } from '../../factories/regard'
import { client, type Client } from '../../support/client'
import { browser, daysAgo, writeDailyCounts, type DailyCount } from '../../support/dailyCounts'
import { normalizeSpaces } from '../../support/normalizeSpaces'

const product = inject('product')
const visitor = client(product.url)

const administrator = await visitor.as('administrateur')
const editor = await visitor.as('editeur')

type Counts = { nombreDeVue: number; nombreDeTelechargement: number }

const count = (
  { numero }: RegardDoc,
  action: 'vue' | 'telechargement',
  headers: Record<string, string> = browser,
) => visitor.post(`/api/regards/numero/${numero}/${action}`, undefined, { headers })
const countersOf = async ({ id }: RegardDoc) =>
  (await administrator.get<Counts>(`/api/regards/${id}`)).json
const daysOf = async ({ id }: RegardDoc) =>
  (
    await administrator.get<{ docs: DailyCount[] }>(
      `/api/frequentation?where[regard][equals]=${id}`,
    )
  ).json.docs
const times = <T>(many: number, act: () => Promise<T>) =>
  Promise.all(Array.from({ length: many }, act))

describe('the day’s row of an issue', () => {
  test('concurrent openings and downloads are each counted once: for the issue, and for its day', async () => {
    const regard = await publishWithSharedCover(administrator)
    const first = daysAgo(0)
    const answers = await Promise.all([
      times(200, () => count(regard, 'vue')),
      times(50, () => count(regard, 'telechargement')),
    ])
    const last = daysAgo(0)

    expect(answers.flat().filter(({ status }) => status !== 200)).toEqual([])
    expect(await countersOf(regard)).toMatchObject({
      nombreDeVue: 200,
      nombreDeTelechargement: 50,
    })
    const rows = await daysOf(regard)
    expect(rows.every(({ jour }) => jour === first || jour === last)).toBe(true)
    // One row, unless midnight came meanwhile.
    expect(rows).toHaveLength(new Set(rows.map(({ jour }) => jour)).size)
    expect(rows.reduce((sum, { vues }) => sum + vues, 0)).toBe(200)
    expect(rows.reduce((sum, { telechargements }) => sum + telechargements, 0)).toBe(50)
  })

  test('holds nothing about the visitor', async () => {
    const regard = await publishWithSharedCover(administrator)
    await count(regard, 'vue')

    const [row] = await daysOf(regard)
    expect(Object.keys(row ?? {}).sort()).toEqual([
      'id',
      'jour',
      'regard',
      'telechargements',
      'vues',
    ])
  })

  // All that is no visit: tests/unit/cms/lib/http/isHumanVisit.test.ts.
  test('a robot counts for the issue, and not for its day', async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
    const regard = await publishWithSharedCover(administrator)
    await count(regard, 'vue')
    const answers = await times(3, () => count(regard, 'vue', headers))

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await countersOf(regard)).nombreDeVue).toBe(4)
    expect(await daysOf(regard)).toMatchObject([{ vues: 1, telechargements: 0 }])
  })

  test('goes with its issue', async () => {
    const regard = await publishWithSharedCover(administrator)
    await count(regard, 'vue')
    expect(await daysOf(regard)).toHaveLength(1)
    await administrator.delete(`/api/regards/${regard.id}`)

    expect(await daysOf(regard)).toEqual([])
  })
})

describe('the file of daily counts', () => {
  const exported = (who: Client, query = '') => who.get(`/api/frequentation/export.csv${query}`)

  test('is a CSV of each day and issue in order, without formula injection', async () => {
    const [one, other] = await Promise.all([
      publishWithSharedCover(administrator, { numero: 91_001 }),
      publishWithSharedCover(administrator, { numero: 91_002 }),
    ])
    await administrator.patch(`/api/regards/${one.id}`, { titre: '=1+1; dentelle' })
    const today = daysAgo(0)
    const at = (days: number) => addDays(today, -days)
    const [before, day, next, after] = [at(202), at(201), at(200), at(199)]
    await writeDailyCounts(product, [
      { regard: other.id, jour: day, vues: 7, telechargements: 1 },
      { regard: one.id, jour: day, vues: 12, telechargements: 0 },
      { regard: one.id, jour: next, vues: 3, telechargements: 2 },
      { regard: one.id, jour: before, vues: 100, telechargements: 0 },
      { regard: one.id, jour: after, vues: 100, telechargements: 0 },
    ])
    const answer = await visitor
      .as('administrateur')
      .then((who) => who.raw('GET', `/api/frequentation/export.csv?du=${day}&au=${next}`))

    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="frequentation-${day}-${next}.csv"`,
    )
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(Buffer.from(await answer.arrayBuffer()).toString()).toBe(
      [
        '\ufeffJour;Numéro;Titre;Ouvertures;Téléchargements',
        `${day};91001;"'${typeset('=1+1; dentelle')}";12;0`,
        `${day};91002;;7;1`,
        `${next};91001;"'${typeset('=1+1; dentelle')}";3;2`,
        '',
      ].join('\r\n'),
    )
    // One after the other: each is asked whether the other uses the cover.
    for (const { id } of [one, other]) await administrator.delete(`/api/regards/${id}`)
  })

  test('names an issue in the trash by its number', async () => {
    const one = await publishWithSharedCover(administrator, { numero: 91_004 })
    const day = addDays(daysAgo(0), -203)
    await writeDailyCounts(product, [{ regard: one.id, jour: day, vues: 4, telechargements: 0 }])
    const deletedAt = new Date().toISOString()
    expect((await administrator.patch(`/api/regards/${one.id}`, { deletedAt })).status).toBe(200)

    const { text } = await exported(administrator, `?du=${day}&au=${day}`)

    expect(text).toContain(`\n${day};91004;;4;0`)
    await administrator.delete(`/api/regards/${one.id}?trash=true`)
  })

  test.each(['?du=hier', '?au=2026-02-30', '?du=2026-02-02&au=2026-02-01'])(
    'of the days %s is refused',
    async (query) => {
      const answer = await exported(administrator, query)

      expect(answer.status).toBe(400)
      expect(answer.json).toMatchObject({ errors: [{ code: 'invalid-request' }] })
    },
  )
})

// What a person sees of it is tested in a browser (tests/e2e/site/statistics.spec.ts).
describe('the answer with the panel’s first page', () => {
  const pageOf = async (who: Client) => {
    const { status, text } = await who.get('/admin', {
      headers: who.token ? { cookie: `payload-token=${who.token}` } : {},
    })
    expect(status).toBe(200)
    return normalizeSpaces(text)
  }

  test('has the counts for an administrateur, and nothing of them for an editeur or a visitor', async () => {
    expect(await pageOf(administrator)).toContain('Fréquentation des numéros')
    for (const who of [editor, visitor]) {
      expect(await pageOf(who)).not.toContain('Fréquentation des numéros')
    }
  })

  test('tells days that are over and today, and the issue that was opened most', async () => {
    const regard = await publishWithSharedCover(administrator, { numero: 91_003 })
    await writeDailyCounts(product, [
      { regard: regard.id, jour: daysAgo(2), vues: 98_765_000, telechargements: 4 },
    ])
    // What is known of past days ends with a change of content.
    await administrator.patch(`/api/regards/${regard.id}`, { titre: 'La dentelle' })
    await count(regard, 'vue')

    const page = await pageOf(administrator)
    // The day alone, and the issue with today's opening.
    expect(page).toContain('98 765 000')
    expect(page).toContain('98 765 001')
    expect(page).toContain('La dentelle')
    await administrator.delete(`/api/regards/${regard.id}`)
    expect(await pageOf(administrator)).not.toContain('98 765 00')
  })
})

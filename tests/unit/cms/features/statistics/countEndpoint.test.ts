import { afterAll, beforeEach, expect, test } from 'vitest'
import { getContentState } from '../../../../../cms/src/infrastructure/contentVersion/invalidateContent'
import { Compteurs } from '../../../../../cms/src/features/statistics/Compteurs'
import { COUNTERS, type Counter } from '../../../../../cms/src/features/statistics/counters'
import { Frequentation } from '../../../../../cms/src/features/statistics/Frequentation'
import { incrementCounter } from '../../../../../cms/src/features/statistics/countEndpoint'
import { metrics } from '../../../../../cms/src/lib/telemetry/metrics'
import { openPayloadOnSqlite } from '../../../../support/payloadOnSqlite'

const { payload, sqlite, close } = await openPayloadOnSqlite([
  {
    slug: 'regards',
    fields: [
      { name: 'numero', type: 'number' },
      { name: 'deletedAt', type: 'date' },
      { name: '_status', type: 'select', options: ['draft', 'published'] },
    ],
  },
  Compteurs,
  Frequentation,
])
// Each write of a count leaves a row.
await sqlite.executeMultiple(`
  CREATE TABLE writes (regard text);
  CREATE TRIGGER note_write AFTER UPDATE ON compteurs
    BEGIN INSERT INTO writes VALUES (new.regard); END`)
afterAll(() => close())

/** Two issues, by their numbers, that were never opened. */
beforeEach(async () => {
  await sqlite.executeMultiple(`
    PRAGMA foreign_keys = OFF;
    DELETE FROM regards; DELETE FROM compteurs; DELETE FROM frequentation;
    INSERT INTO regards (id, numero, date_parution, pdf_id, couverture_id)
      VALUES ('a', 1, '2024-03-15', 'pdf', 'cover'), ('b', 2, '2024-03-15', 'pdf', 'cover');
    INSERT INTO compteurs (id, regard) VALUES ('1', 'a'), ('2', 'b');
    DELETE FROM writes`)
  getContentState().generation += 1
})

const [views] = COUNTERS
const count = (counter: Counter, numero: number, isVisit = false) =>
  incrementCounter(payload, numero, counter, isVisit)
const view = (numero: number) => count(views, numero)
const visit = (numero: number) => count(views, numero, true)
const times = (many: number, act: () => Promise<void>) =>
  Promise.all(Array.from({ length: many }, act))

/** A row as plain numbers; undefined where there is none. */
async function rowOf(sql: string): Promise<Record<string, unknown> | undefined> {
  const [row] = (await sqlite.execute(sql)).rows
  return row && { ...row }
}
const countsOf = (regard: string) =>
  rowOf(`SELECT nombre_de_vue AS views, nombre_de_telechargement AS downloads
    FROM compteurs WHERE regard = '${regard}'`)
const dayOf = (regard: string) =>
  rowOf(`SELECT sum(vues) AS views, sum(telechargements) AS downloads
    FROM frequentation WHERE regard = '${regard}' GROUP BY regard`)

/** Has a table away while something is done. */
async function without(table: string, act: () => Promise<unknown>): Promise<void> {
  await sqlite.execute(`ALTER TABLE ${table} RENAME TO away`)
  try {
    await act()
  } finally {
    await sqlite.execute(`ALTER TABLE away RENAME TO ${table}`)
  }
}

test('openings that come together are written together, each counted once', async () => {
  await times(50, () => view(1))

  expect(await countsOf('a')).toEqual({ views: 50, downloads: 0 })
  expect(await rowOf('SELECT count(*) AS writes FROM writes')).toEqual({ writes: 1 })
})

test('an issue without a row gets one from the first of many at once', async () => {
  await sqlite.execute(`DELETE FROM compteurs WHERE regard = 'a'`)
  await times(20, () => visit(1))

  expect(await countsOf('a')).toEqual({ views: 20, downloads: 0 })
  expect(await dayOf('a')).toEqual({ views: 20, downloads: 0 })
})

test('a failed write rejects its waiting calls, and later ones are counted', async () => {
  await without('compteurs', async () => {
    const answers = await Promise.allSettled([visit(1), visit(1)])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
  expect(await dayOf('a')).toBeUndefined()
  await view(1)

  expect(await countsOf('a')).toMatchObject({ views: 1 })
})

test('an issue that another process deleted a moment ago is not there', async () => {
  await view(1)
  await sqlite.executeMultiple(`
    DELETE FROM regards WHERE id = 'a'; DELETE FROM compteurs WHERE regard = 'a'`)

  await expect(view(1)).rejects.toMatchObject({ code: 'regard-not-found' })
  expect(await countsOf('a')).toBeUndefined()
})

test('a day that cannot be written down takes no opening with it', async () => {
  await without('frequentation', () => visit(1))

  expect(await countsOf('a')).toMatchObject({ views: 1 })
})

test('the metric of openings has a series for each counter before the first one', async () => {
  const { values } = await metrics.openings.get()

  expect(values.map(({ labels, value }) => [labels.action, value])).toEqual(
    COUNTERS.map(({ metric }) => [metric, 0]),
  )
})

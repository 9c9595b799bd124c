import { afterAll, beforeEach, expect, test } from 'vitest'
import { Frequentation } from '../../../../../cms/src/features/statistics/Frequentation'
import { Refus } from '../../../../../cms/src/features/newsletter/subscribers/unsubscription'
import { enforceRule } from '../../../../../cms/src/features/retention/retentionRules'
import { openPayloadOnSqlite } from '../../../../support/payloadOnSqlite'

const { payload, sqlite, close } = await openPayloadOnSqlite([Frequentation, Refus])
afterAll(() => close())

beforeEach(() => sqlite.executeMultiple('DELETE FROM frequentation; DELETE FROM refus'))

const putDays = (...days: string[]) =>
  Promise.all(
    days.map((jour) =>
      sqlite.execute({
        sql: 'INSERT INTO frequentation (id, regard, jour) VALUES (?, ?, ?)',
        args: [jour, 'a', jour],
      }),
    ),
  )

const putMoments = (moments: Record<string, string>) =>
  Promise.all(
    Object.entries(moments).map(([name, moment]) =>
      sqlite.execute({
        sql: 'INSERT INTO refus (id, empreinte, created_at) VALUES (?, ?, ?)',
        args: [name, name, moment],
      }),
    ),
  )

/** What is left of a column, in its order. */
const left = async (column: string, table: string) =>
  (await sqlite.execute(`SELECT ${column} FROM ${table} ORDER BY ${column}`)).rows.map(
    (row) => row[0],
  )

const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)

test.each([
  // Half past midnight in Paris: another day than in London.
  { now: '2026-06-14T22:30:00Z', months: 26, day: '2024-04-15' },
  { now: '2026-06-14T21:30:00Z', months: 26, day: '2024-04-14' },
  // A month that is shorter.
  { now: '2026-05-31T10:00:00Z', months: 3, day: '2026-02-28' },
  { now: '2026-01-15T10:00:00Z', months: 26, day: '2023-11-15' },
])('days are those of Paris: at $now, $months months end with $day', async (example) => {
  const { now, months, day } = example
  const next = dayBefore(day, -1)
  await putDays(dayBefore(day, 400), day, next)
  const rule = { collection: 'frequentation', field: 'jour', isDay: true } as const

  const removed = await enforceRule(payload, { ...rule, olderThan: { months } }, new Date(now))
  expect(removed).toBe(2)
  expect(await left('jour', 'frequentation')).toEqual([next])
})

const byMoment = { collection: 'refus', field: 'createdAt' } as const

test.each([
  // The clocks go forward on 29 March, and back on 25 October: the hour on the wall is the same.
  { now: '2026-03-30T01:30:00Z', days: 7, moment: '2026-03-23T02:30:00.000Z' },
  { now: '2026-10-26T02:30:00Z', days: 7, moment: '2026-10-19T01:30:00.000Z' },
  { now: '2026-06-15T10:00:00Z', days: 0, moment: '2026-06-15T10:00:00.000Z' },
])('moments keep their hour: at $now, $days days end with $moment', async (example) => {
  const { now, days, moment } = example
  const next = new Date(Date.parse(moment) + 1).toISOString()
  await putMoments({ old: '2020-01-01T00:00:00.000Z', due: moment, young: next })

  await enforceRule(payload, { ...byMoment, olderThan: { days } }, new Date(now))
  expect(await left('empreinte', 'refus')).toEqual(['young'])
})

test('a rule concerns only the records that it names', async () => {
  await putMoments({ one: '2020-01-01T00:00:00.000Z', other: '2020-01-01T00:00:00.000Z' })
  const where = { empreinte: { equals: 'one' } }

  await enforceRule(payload, { ...byMoment, where, olderThan: { days: 1 } }, new Date())
  expect(await left('empreinte', 'refus')).toEqual(['other'])
})

import { expect, test } from 'vitest'
import {
  getDaysBefore,
  getDaysUntil,
  parsePeriod,
} from '../../../../../cms/src/features/statistics/calendarDays'
import { ZERO_COUNTS } from '../../../../../cms/src/features/statistics/counters'
import { getStatisticsStore } from '../../../../../cms/src/features/statistics/dailyCounts'
import { Frequentation } from '../../../../../cms/src/features/statistics/Frequentation'
import {
  readStatistics,
  sumRange,
  toChartPoints,
} from '../../../../../cms/src/features/statistics/readStatistics'
import { daysAgo } from '../../../../support/dailyCounts'
import { openPayloadOnSqlite } from '../../../../support/payloadOnSqlite'

const toCounts = (vues: number, telechargements: number) => ({
  ...ZERO_COUNTS,
  vues,
  telechargements,
})

const counts = new Map([
  ['2026-11-13', toCounts(100, 0)],
  ['2026-11-14', toCounts(3, 1)],
  ['2026-11-16', toCounts(5, 0)],
  ['2026-11-22', toCounts(2, 2)],
])

test('by day, a day that nobody came on counts 0', () => {
  expect(toChartPoints(counts, { du: '2026-11-14', au: '2026-11-16' }, 'jour')).toEqual([
    { du: '2026-11-14', au: '2026-11-14', ...toCounts(3, 1) },
    { du: '2026-11-15', au: '2026-11-15', ...toCounts(0, 0) },
    { du: '2026-11-16', au: '2026-11-16', ...toCounts(5, 0) },
  ])
})

test('by week, from Monday to Sunday, the first and the last as short as the period', () => {
  expect(toChartPoints(counts, { du: '2026-11-14', au: '2026-11-23' }, 'semaine')).toEqual([
    { du: '2026-11-14', au: '2026-11-15', ...toCounts(3, 1) },
    { du: '2026-11-16', au: '2026-11-22', ...toCounts(7, 2) },
    { du: '2026-11-23', au: '2026-11-23', ...toCounts(0, 0) },
  ])
})

test('a year of weeks has every day of it once, whatever clocks do', () => {
  const everyDay = new Map(
    toChartPoints(new Map(), getDaysUntil('2026-11-22', 365), 'jour').map(({ du }) => [
      du,
      toCounts(1, 0),
    ]),
  )
  const weeks = toChartPoints(everyDay, getDaysUntil('2026-11-22', 365), 'semaine')

  expect(weeks.reduce((sum, { vues }) => sum + vues, 0)).toBe(365)
  expect(weeks.slice(1, -1).every(({ vues }) => vues === 7)).toBe(true)
})

test('a sum takes the days of its period only', () => {
  expect(sumRange(counts, { du: '2026-11-14', au: '2026-11-22' })).toEqual(toCounts(10, 3))
})

test('a period ends today, and the one before it where it begins', () => {
  const jours = getDaysUntil('2026-11-22', 30)
  expect(jours).toEqual({ du: '2026-10-24', au: '2026-11-22' })
  expect(getDaysBefore(jours, 30)).toEqual({ du: '2026-09-24', au: '2026-10-23' })
})

test('an address selects one of three periods', () => {
  expect(['30', '90', '365', '7', undefined, ['90']].map(parsePeriod)).toEqual([
    30, 90, 365, 30, 30, 30,
  ])
})

test('counts of yesterday that are written after midnight are in the next answer', async () => {
  const { payload, close } = await openPayloadOnSqlite([
    { slug: 'regards', fields: [{ name: 'numero', type: 'number' }] },
    Frequentation,
  ])
  const add = (vues: number) => getStatisticsStore(payload).add('a', daysAgo(1), toCounts(vues, 0))
  const read = async () => (await readStatistics(payload, 30)).total.vues

  await add(2)
  expect(await read()).toBe(2)
  await add(3)
  expect(await read()).toBe(5)
  await close()
})

import type { Payload, Where } from 'payload'
import { expect, test, vi } from 'vitest'
import { enforceRule } from '../../../../cms/src/retention/enforceRule'
import type { RetentionRule } from '../../../../cms/src/retention/rules'

/** What a rule asks the database for, at a moment. */
async function limitOf(rule: Omit<RetentionRule, 'collection' | 'field'>, now: string) {
  const find = vi.fn<(asked: { where: Where }) => Promise<object>>(() =>
    Promise.resolve({ docs: [] }),
  )
  const payload = { db: { find } } as unknown as Pick<Payload, 'db'>
  await enforceRule(payload, { collection: 'refus', field: 'jour', ...rule }, new Date(now))
  return find.mock.calls[0]?.[0].where
}

test.each([
  // Half past midnight in Paris: another day than in London.
  { now: '2026-06-14T22:30:00Z', months: 26, day: '2024-04-15' },
  { now: '2026-06-14T21:30:00Z', months: 26, day: '2024-04-14' },
  // A month that is shorter.
  { now: '2026-05-31T10:00:00Z', months: 3, day: '2026-02-28' },
  { now: '2026-01-15T10:00:00Z', months: 26, day: '2023-11-15' },
])('days are those of Paris: $now less $months months is $day', async ({ now, months, day }) => {
  expect(await limitOf({ isDay: true, olderThan: { months } }, now)).toEqual({
    jour: { less_than_equal: day },
  })
})

test.each([
  // The clocks go forward on 29 March, and back on 25 October: the hour on the wall is the same.
  { now: '2026-03-30T01:30:00Z', days: 7, moment: '2026-03-23T02:30:00.000Z' },
  { now: '2026-10-26T02:30:00Z', days: 7, moment: '2026-10-19T01:30:00.000Z' },
  { now: '2026-06-15T10:00:00Z', days: 0, moment: '2026-06-15T10:00:00.000Z' },
])('moments keep their hour: $now less $days days is $moment', async ({ now, days, moment }) => {
  expect(await limitOf({ olderThan: { days } }, now)).toEqual({ jour: { less_than_equal: moment } })
})

test('a rule is about those records alone that it names', async () => {
  const where = { etat: { equals: 'en-attente' } }

  expect(await limitOf({ where, olderThan: { days: 1 } }, '2026-06-15T10:00:00Z')).toEqual({
    and: [where, { jour: { less_than_equal: '2026-06-14T10:00:00.000Z' } }],
  })
})

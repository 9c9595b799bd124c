import { expect, test } from 'vitest'
import { chooseKept } from '../../../../../cms/src/features/backup/repository/prune'
import { createSnapshotId } from '../../../../../cms/src/features/backup/repository/Repository'

const HOUR = 60 * 60 * 1000
const now = new Date('2026-11-25T12:00:00Z')

/** Ids of snapshots that were made so many hours ago. */
const idsOf = (...hoursAgo: number[]) =>
  hoursAgo.map((hours) => createSnapshotId(new Date(now.getTime() - hours * HOUR)))
const daysOf = (ids: Iterable<string>) => [...ids].map((id) => id.slice(0, 8)).sort()

test('all of the last 24 hours are kept', () => {
  const ids = idsOf(0, 1, 5, 23)

  expect(chooseKept(ids, now)).toEqual(new Set(ids))
})

test('keeps 7 days, 4 weeks and 12 months of two years of nightly backups', () => {
  const ids = idsOf(...Array.from({ length: 730 }, (_, day) => 10 + day * 24))
  const kept = chooseKept(ids, now)

  expect(daysOf(kept)).toEqual([
    // The last of each month,
    ...['20251231', '20260131', '20260228', '20260331', '20260430', '20260531'],
    ...['20260630', '20260731', '20260831', '20260930', '20261031'],
    // of each week: Sundays,
    ...['20261108', '20261115'],
    // and of each day; the last of November and of this week are the same.
    ...['20261119', '20261120', '20261121', '20261122', '20261123', '20261124', '20261125'],
  ])
})

test('only the last of an earlier day is kept, as a day of Paris', () => {
  const late = '20261110T225959Z-0000'
  const midnight = '20261110T230000Z-0000'
  const ids = [late, midnight, '20261110T120000Z-0000']

  expect(chooseKept(ids, now)).toEqual(new Set([late, midnight]))
})

test('gaps do not count: the newest is kept, however old it is', () => {
  const ids = ['20200101T000000Z-0000', '20190101T000000Z-0000']

  expect(chooseKept(ids, now)).toEqual(new Set(ids))
})

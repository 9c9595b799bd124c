import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

import { env } from '../../lib/env'
import { addDays, type CalendarDay, type DayRange } from './calendarDays'
import { COLUMNS, ZERO_COUNTS, type Counts } from './counters'

/** Adds two counts. */
export function addCounts(one: Counts, other: Counts): Counts {
  const sum = { ...one }
  for (const column of COLUMNS) sum[column] += other[column]
  return sum
}

/** Adds counts to the entry of a key, in place. */
export function addToSums(sums: Map<string, Counts>, key: string, counts: Counts): void {
  sums.set(key, addCounts(sums.get(key) ?? ZERO_COUNTS, counts))
}

/** Store of daily counts, for either database. */
export interface StatisticsStore {
  /** Adds to the row of an issue and a day, and creates it if missing: one statement. */
  add(regard: string, jour: CalendarDay, counts: Counts): Promise<void>
  /** Sums a range by day or by issue, grouped by the database. */
  sumBy(by: 'jour' | 'regard', jours: DayRange): Promise<Map<string, Counts>>
}

/** Returns the store of daily counts for the configured database. */
export const getStatisticsStore = (payload: Payload): StatisticsStore =>
  env.database.kind === 'mongodb' ? createMongoStore(payload) : createSqliteStore(payload)

const ADD = `
  INSERT INTO frequentation (id, regard, jour, ${COLUMNS.join(', ')})
  VALUES (?, ?, ?, ${COLUMNS.map(() => '?').join(', ')})
  ON CONFLICT (jour, regard) DO UPDATE SET
    ${COLUMNS.map((column) => `${column} = ${column} + excluded.${column}`).join(', ')}`

const buildSumQuery = (column: 'jour' | 'regard') => `
  SELECT ${column} AS cle, ${COLUMNS.map((name) => `sum(${name}) AS ${name}`).join(', ')}
  FROM frequentation WHERE jour >= ? AND jour <= ? GROUP BY ${column}`

const SUMS = { jour: buildSumQuery('jour'), regard: buildSumQuery('regard') }

/** Days per query: SQLite blocks this process during one; other requests are served in between. */
const DAYS_AT_ONCE = 7

/** Daily counts in SQLite. */
function createSqliteStore(payload: Payload): StatisticsStore {
  const { client } = payload.db as unknown as SQLiteAdapter
  return {
    async add(regard, jour, counts) {
      const values = COLUMNS.map((column) => counts[column])
      await client.execute({ sql: ADD, args: [randomUUID(), regard, jour, ...values] })
    },
    async sumBy(by, { du, au }) {
      const sums = new Map<string, Counts>()
      for (let first = du; first <= au; first = addDays(first, DAYS_AT_ONCE)) {
        const last = addDays(first, DAYS_AT_ONCE - 1)
        const { rows } = await client.execute({
          sql: SUMS[by],
          args: [first, last < au ? last : au],
        })
        for (const row of rows) {
          const counts = { ...ZERO_COUNTS }
          for (const column of COLUMNS) counts[column] = Number(row[column])
          addToSums(sums, row.cle as string, counts)
        }
        await setImmediate()
      }
      return sums
    },
  }
}

const GROUPED_SUMS = Object.fromEntries(COLUMNS.map((column) => [column, { $sum: `$${column}` }]))

/**
 * Daily counts in MongoDB. When processes create the same row concurrently, the unique index
 * accepts one, and MongoDB retries the other upserts as updates.
 */
function createMongoStore(payload: Payload): StatisticsStore {
  const rows = getRowCollection(payload)
  return {
    async add(regard, jour, counts) {
      await rows.updateOne({ jour, regard }, { $inc: { ...counts } }, { upsert: true })
    },
    async sumBy(by, { du, au }) {
      const sums = await rows
        .aggregate<Counts & { _id: string }>([
          { $match: { jour: { $gte: du, $lte: au } } },
          { $group: { _id: `$${by}`, ...GROUPED_SUMS } },
        ])
        .toArray()
      return new Map(sums.map(({ _id, ...counts }) => [_id, counts]))
    },
  }
}

/** The MongoDB driver's collection, whatever name Mongoose gives it. */
function getRowCollection({ db }: Payload) {
  const model = (db as unknown as MongooseAdapter).collections.frequentation
  if (!model) throw new Error('The daily counts have no collection')
  return model.collection
}

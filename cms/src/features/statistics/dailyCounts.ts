import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

import { env } from '../../lib/env'
import { addDays, type CalendarDay, type DayRange } from './calendarDays'

/** Views and downloads. */
export interface Counts {
  vues: number
  telechargements: number
}

export const ZERO_COUNTS: Counts = { vues: 0, telechargements: 0 }

/** Adds two counts. */
export const addCounts = (one: Counts, other: Counts): Counts => ({
  vues: one.vues + other.vues,
  telechargements: one.telechargements + other.telechargements,
})

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
  INSERT INTO frequentation (id, regard, jour, vues, telechargements) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT (jour, regard) DO UPDATE SET
    vues = vues + excluded.vues,
    telechargements = telechargements + excluded.telechargements`

const buildSumQuery = (column: 'jour' | 'regard') => `
  SELECT ${column} AS cle, sum(vues) AS vues, sum(telechargements) AS telechargements
  FROM frequentation WHERE jour >= ? AND jour <= ? GROUP BY ${column}`

const SUMS = { jour: buildSumQuery('jour'), regard: buildSumQuery('regard') }

/**
 * Days per query. SQLite blocks this process during a query: large archives are summed a week at a
 * time, and other requests are served in between.
 */
const DAYS_AT_ONCE = 7

/** Daily counts in SQLite. */
function createSqliteStore(payload: Payload): StatisticsStore {
  const { client } = payload.db as unknown as SQLiteAdapter
  return {
    async add(regard, jour, { vues, telechargements }) {
      await client.execute({
        sql: ADD,
        args: [randomUUID(), regard, jour, vues, telechargements],
      })
    },
    async sumBy(by, { du, au }) {
      const sums = new Map<string, Counts>()
      for (let first = du; first <= au; first = addDays(first, DAYS_AT_ONCE)) {
        const last = addDays(first, DAYS_AT_ONCE - 1)
        const { rows } = await client.execute({
          sql: SUMS[by],
          args: [first, last < au ? last : au],
        })
        for (const { cle, vues, telechargements } of rows) {
          addToSums(sums, cle as string, {
            vues: Number(vues),
            telechargements: Number(telechargements),
          })
        }
        await setImmediate()
      }
      return sums
    },
  }
}

/**
 * Daily counts in MongoDB. When processes create the same row concurrently, the unique index
 * accepts one, and MongoDB retries the other upserts as updates.
 */
function createMongoStore(payload: Payload): StatisticsStore {
  const rows = getRowCollection(payload)
  return {
    async add(regard, jour, { vues, telechargements }) {
      await rows.updateOne({ jour, regard }, { $inc: { vues, telechargements } }, { upsert: true })
    },
    async sumBy(by, { du, au }) {
      const sums = await rows
        .aggregate<Counts & { _id: string }>([
          { $match: { jour: { $gte: du, $lte: au } } },
          {
            $group: {
              _id: `$${by}`,
              vues: { $sum: '$vues' },
              telechargements: { $sum: '$telechargements' },
            },
          },
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

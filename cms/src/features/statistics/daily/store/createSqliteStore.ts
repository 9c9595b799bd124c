import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

import { addToSums, type Counts } from '../counts'
import { addDays } from '../calendarDays'
import type { StatisticsStore } from './types'

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
export function createSqliteStore(payload: Payload): StatisticsStore {
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

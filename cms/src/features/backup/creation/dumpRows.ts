import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

import { env } from '../../../lib/env'
import { SegmentWriter } from '../repository/snapshot'
import { openTables } from '../tables/openTables'
import { openRowReader } from '../tables/readRows'

/**
 * Does work on the database as it is now. SQLite's is copied by SQLite itself (VACUUM INTO), while the
 * site writes, and the copy gets this release's schema. MongoDB is read by a session of one moment.
 * @param dir existing folder of this machine for the copy
 * @param open opens Payload on a database
 */
export async function withDatabaseCopy<T>(
  dir: string,
  open: (url: string) => Promise<Payload>,
  work: (payload: Payload) => Promise<T>,
): Promise<T> {
  if (env.database.kind === 'mongodb') return work(await open(env.database.url))
  const { openSqlite } = await import('../../../infrastructure/database/sqlite/openSqlite')
  const { migrateSqlite } = await import('../../../infrastructure/database/sqlite/migrateSqlite')
  const { migrations } = await import('../../../infrastructure/database/migrations')
  const copy = path.join(dir, 'copie.sqlite')
  await fs.writeFile(copy, '', { mode: 0o600 })
  const site = await openSqlite(env.database.url)
  try {
    await site.execute({ sql: 'VACUUM INTO (?)', args: [copy] })
  } finally {
    site.close()
  }
  await migrateSqlite(`file:${copy}`, migrations)
  const payload = await open(`file:${copy}`)
  try {
    return await work(payload)
  } finally {
    const { client } = payload.db as unknown as SQLiteAdapter
    client.close()
  }
}

export interface DumpedTable {
  name: string
  segments: { filePath: string; lines: number }[]
}

/**
 * Writes all rows to files of an existing folder: a copy of MongoDB's is possible for a few minutes
 * only, and the target may be slow.
 */
export async function dumpRows(
  payload: Payload,
  dir: string,
): Promise<{ isConsistent: boolean; tables: DumpedTable[] }> {
  const reader = await openRowReader(payload)
  const tables: DumpedTable[] = []
  try {
    for (const table of openTables(payload)) {
      const segments: DumpedTable['segments'] = []
      const writer = new SegmentWriter(async (gzipped, lines) => {
        const filePath = path.join(dir, randomUUID())
        await fs.writeFile(filePath, gzipped, { mode: 0o600 })
        segments.push({ filePath, lines })
      })
      for await (const row of reader.read(table)) await writer.add(row.id, JSON.stringify(row))
      await writer.end()
      tables.push({ name: table.name, segments })
    }
    return { isConsistent: reader.isConsistent, tables }
  } finally {
    await reader.end()
  }
}

import fs from 'node:fs/promises'
import path from 'node:path'

import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

import { env } from '../../../lib/env'

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

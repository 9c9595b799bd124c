import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

import { env } from '../../lib/env'

/**
 * Closes the database at the end of the process. SQLite's log of writes (WAL) goes into its file first,
 * so that a copy of the file alone holds everything. What another process has open stays open there.
 */
export async function closeDatabase(payload: Payload): Promise<void> {
  if (env.database.kind === 'sqlite') {
    const { client } = payload.db as unknown as SQLiteAdapter
    await client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
    client.close()
  }
  await payload.destroy()
}

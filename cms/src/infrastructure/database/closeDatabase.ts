import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

import { env } from '../../lib/env'
import { endPresence } from './mongoPresence'

/**
 * Closes the database at shutdown. SQLite's write-ahead log (WAL) is checkpointed first, so that a
 * copy of the database file alone is complete. Connections of other processes are unaffected.
 */
export async function closeDatabase(payload: Payload): Promise<void> {
  if (env.database.kind === 'sqlite') {
    const { client } = payload.db as unknown as SQLiteAdapter
    await client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
    client.close()
  } else await endPresence(payload)
  await payload.destroy()
}

import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

import { env } from '../../lib/env'

/** Removes the backups before upgrades that are older than a date. @returns their number */
export async function removeOldBackups(payload: Payload, before: Date): Promise<number> {
  if (env.database.kind !== 'sqlite') return 0
  const { deleteOldBackups } = await import('./sqlite/backUpDatabase')
  return deleteOldBackups((payload.db as unknown as SQLiteAdapter).client, before)
}

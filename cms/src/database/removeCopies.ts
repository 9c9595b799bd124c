import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

import { env } from '../env'

/** Removes the copies that were made of the database before upgrades and are older. @returns how many */
export async function removeCopies(payload: Payload, before: Date): Promise<number> {
  if (env.database.kind !== 'sqlite') return 0
  const { removeOldCopies } = await import('./sqlite/copyAside')
  return removeOldCopies((payload.db as unknown as SQLiteAdapter).client, before)
}

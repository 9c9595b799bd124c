import fs from 'node:fs/promises'

import type { Payload } from 'payload'

import { env } from '../../lib/env'
import { beginPresence } from './mongoPresence'
import { assertNoRestoreUnderWay } from './restoreMark'
import { checkSchemaVersion } from './schemaVersion'

/**
 * Migrates SQLite's schema to this release before Payload is initialized: in the server at boot,
 * including development, and in the command-line tools. MongoDB has no schema: see `checkDatabase`.
 * @throws UnusableDatabase for a database of a newer release, with an unfinished restore or damaged
 * @throws the database error; nothing is half done, and the next call continues
 */
export async function prepareDatabase(): Promise<void> {
  if (env.database.kind !== 'sqlite') return
  await assertNoRestoreUnderWay()
  await restrictFolderPermissions()
  const { migrations } = await import('./migrations')
  const { migrateSqlite } = await import('./sqlite/migrateSqlite')
  await migrateSqlite(env.database.url, migrations)
}

/** Checks a connected MongoDB, and notes that this process uses it. @throws UnusableDatabase */
export async function checkDatabase(payload: Payload): Promise<void> {
  if (env.database.kind !== 'mongodb') return
  // In this order, which a restore reverses: one of the two sees the other.
  await beginPresence(payload)
  await assertNoRestoreUnderWay(payload)
  await checkSchemaVersion(payload)
}

/** Restricts the data folder (database, secret, e-mails, staged uploads) to its owner. */
async function restrictFolderPermissions(): Promise<void> {
  await fs.mkdir(env.dataDir, { recursive: true, mode: 0o700 })
  try {
    await fs.chmod(env.dataDir, 0o700)
  } catch (error) {
    // EPERM: the folder belongs to another owner, who is responsible for it.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}

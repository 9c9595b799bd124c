import type { Payload } from 'payload'

import { setKey } from './rows'
import { NEWEST_MIGRATION } from './newestMigration'
import { UnusableDatabase } from './UnusableDatabase'

/**
 * Version of the data's schema. MongoDB has no migrations, but its data change with the same
 * releases; an import of the migrations would load the driver of SQLite.
 */
export const SCHEMA_VERSION = NEWEST_MIGRATION

/** Key in Payload's key-value store: the newest schema version that a process wrote with. */
const SCHEMA_KEY = 'schema'

/**
 * Notes this release's schema version in MongoDB, where no migration does.
 * @throws UnusableDatabase when a newer release has written to the database
 */
export async function checkSchemaVersion({ kv }: Pick<Payload, 'kv'>): Promise<void> {
  const noted = (await kv.get<string>(SCHEMA_KEY)) ?? ''
  if (noted > SCHEMA_VERSION) throw newerDatabase(noted)
  if (noted === SCHEMA_VERSION) return
  await setKey(kv, SCHEMA_KEY, SCHEMA_VERSION)
}

/** @param version schema version of the database */
export const newerDatabase = (version: string): UnusableDatabase =>
  new UnusableDatabase(
    `La base de données vient d’une version plus récente du site (${version}). Réinstallez cette version, ou restaurez une sauvegarde faite avant la mise à jour\u00a0: voir docs/sauvegarde.md.`,
    'newer-database',
  )

import type { MigrateUpArgs } from '@payloadcms/db-sqlite'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'

import type { SqliteClient } from './retryWhileBusy'

/** A step from one release's tables to the next one's: statements of SQL, by `db.run` alone. */
export interface Migration {
  name: string
  up: (args: MigrateUpArgs) => Promise<void>
}

/**
 * Runs a migration's statements one after the other.
 * @param skipped how many of the first ones are left out
 * @param afterEach is told how many were run
 */
export async function runMigration(
  client: SqliteClient,
  { up }: Migration,
  {
    skipped = 0,
    afterEach,
  }: { skipped?: number; afterEach?: (count: number) => Promise<void> } = {},
): Promise<void> {
  const db = drizzle(client)
  let count = 0
  const run = async (...args: Parameters<typeof db.run>) => {
    count += 1
    if (count <= skipped) return
    await db.run(...args)
    await afterEach?.(count)
  }
  // Payload is not open yet: a migration is given nothing else.
  await up({ db: { run } } as unknown as MigrateUpArgs)
}

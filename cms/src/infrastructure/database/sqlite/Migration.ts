import type { MigrateUpArgs } from '@payloadcms/db-sqlite'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'

import type { SqliteClient } from './retryWhileBusy'

/** A schema migration between two releases: SQL statements, run through `db.run` only. */
export interface Migration {
  name: string
  up: (args: MigrateUpArgs) => Promise<void>
}

/**
 * Runs a migration's statements sequentially.
 * @param skipped number of leading statements to skip
 * @param afterEach called after each statement with the number of statements run or skipped so far
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
  // Payload is not initialized yet: migrations receive only `db.run`.
  await up({ db: { run } } as unknown as MigrateUpArgs)
}

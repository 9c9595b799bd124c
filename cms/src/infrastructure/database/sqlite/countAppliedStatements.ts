import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'

import { runMigration, type Migration } from './Migration'
import type { SqliteClient } from './retryWhileBusy'

/**
 * Counts the statements of a migration that an earlier release applied: those releases ran
 * migrations statement by statement, and a killed process left the rest undone. Their migrations
 * change the schema only, so the schema is compared with the schema after each statement on an
 * empty database.
 * @param before the migrations applied before this one
 * @returns 0 if none is applied, or if the schema matches none of its statements
 */
export async function countAppliedStatements(
  client: SqliteClient,
  before: Migration[],
  migration: Migration,
): Promise<number> {
  const there = await readSchema(client)
  const model = drizzle({ connection: { url: 'file::memory:' } }).$client
  try {
    for (const each of before) await runMigration(model, each)
    if ((await readSchema(model)) === there) return 0
    let done = 0
    await runMigration(model, migration, {
      afterEach: async (count) => {
        if ((await readSchema(model)) === there) done = count
      },
    })
    return done
  } finally {
    model.close()
  }
}

async function readSchema(client: SqliteClient): Promise<string> {
  const { rows } = await client.execute(
    "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY type, name",
  )
  return JSON.stringify(rows)
}

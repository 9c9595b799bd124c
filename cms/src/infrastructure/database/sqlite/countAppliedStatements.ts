import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'

import { runMigration, type Migration } from './Migration'
import type { SqliteClient } from './retryWhileBusy'

/**
 * How many statements of a migration an earlier release has done: those releases did them one by one,
 * and a process that was killed left the rest undone. All of their migrations change tables and
 * nothing else, so the tables tell: they are compared with those that each statement leaves behind on
 * an empty database.
 * @param before the migrations that were done before it
 * @returns 0 where it is not begun, and where the tables are not those of any of its statements
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

import { randomUUID } from 'node:crypto'

import { log } from '../../../lib/log'
import { backUpDatabase } from './backUpDatabase'
import { countAppliedStatements } from './countAppliedStatements'
import { runMigration, type Migration } from './Migration'
import { openSqlite } from './openSqlite'
import type { SqliteClient } from './retryWhileBusy'

/**
 * Does the migrations that a database lacks, in their order, each in one transaction with its mark:
 * a process that is killed, or a full disk, leaves it done or not begun. A database that is in use is
 * copied aside first. Payload's own runner does a migration statement by statement, and marks it after
 * that.
 * @param url of the database, which is made where there is none
 * @throws what a statement throws: the migrations before it are done, its own is not begun
 */
export async function migrateSqlite(url: string, migrations: Migration[]): Promise<void> {
  // Some changes of a table make it anew and drop the old one, which would take with it, or empty,
  // what points to it. Within a transaction this setting has no effect.
  const client = await openSqlite(url, ['PRAGMA foreign_keys = OFF'])
  try {
    const marked = await listAppliedMigrations(client)
    const lacking = migrations.filter(({ name }) => !marked.includes(name))
    if (lacking.length === 0) return
    const release = marked.at(-1)
    if (release) await backUpDatabase(client, release)
    for (const migration of lacking) await applyMigration(client, migrations, migration)
  } finally {
    client.close()
  }
}

async function applyMigration(client: SqliteClient, all: Migration[], migration: Migration) {
  const { name } = migration
  await client.execute('BEGIN IMMEDIATE')
  try {
    const marked = await listAppliedMigrations(client)
    // Another process that started at the same moment may have done it.
    if (!marked.includes(name)) {
      const before = all.filter((each) => marked.includes(each.name))
      const skipped = await countAppliedStatements(client, before, migration)
      if (skipped > 0) log.warn({ migration: name, skipped }, 'Migration inachevée, reprise')
      const dangling = await countForeignKeyViolations(client)
      await runMigration(client, migration, { skipped })
      if ((await countForeignKeyViolations(client)) > dangling)
        throw new Error(`${name} breaks references`)
      await recordMigration(client, name)
    }
    await client.execute('COMMIT')
    log.info({ migration: name }, 'Base de données mise à jour')
  } catch (error) {
    // After some faults, as of a full disk, SQLite has taken everything back by itself.
    await client.execute('ROLLBACK').catch(() => undefined)
    log.error(
      { migration: name },
      'Mise à jour de la base impossible, rien n’est changé\u00a0: la cause suit. Si elle demeure,' +
        ' remettez la copie faite avant (fichier .avant-maj-…) ou une sauvegarde à sa place',
    )
    throw error
  }
}

/** The names of the migrations that were done, in their order. */
async function listAppliedMigrations(client: SqliteClient): Promise<string[]> {
  const { rows: tables } = await client.execute(
    "SELECT 1 FROM sqlite_master WHERE name = 'payload_migrations'",
  )
  if (tables.length === 0) return []
  const { rows } = await client.execute('SELECT name FROM payload_migrations ORDER BY name')
  return rows.map(({ name }) => name as string)
}

async function recordMigration(client: SqliteClient, name: string): Promise<void> {
  await client.execute({
    sql: `INSERT INTO payload_migrations (id, name, batch)
      VALUES (?, ?, (SELECT coalesce(max(batch), 0) + 1 FROM payload_migrations))`,
    args: [randomUUID(), name],
  })
}

/** How many rows point to one that is not there. */
async function countForeignKeyViolations(client: SqliteClient): Promise<number> {
  return (await client.execute('PRAGMA foreign_key_check')).rows.length
}

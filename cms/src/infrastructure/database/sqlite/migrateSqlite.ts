import { randomUUID } from 'node:crypto'
import type { MigrateUpArgs } from '@payloadcms/db-sqlite'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { log } from '../../../lib/log'
import { newerDatabase } from '../schemaVersion'
import { assertIntact, damagedDatabase, isDamaged } from './assertIntact'
import { backUpDatabase } from './backUpDatabase'
import { openSqlite, type SqliteClient } from './openSqlite'

/** A schema migration between two releases: SQL statements, run through `db.run` only. */
export interface Migration {
  name: string
  up: (args: MigrateUpArgs) => Promise<void>
}

/**
 * Applies the pending migrations in order, each in one transaction with its record in
 * `payload_migrations`: after a kill or on a full disk, a migration is applied entirely or not at
 * all. A database in use is backed up first. Payload's own runner applies statements one by one and
 * records the migration afterwards. Runs `ANALYZE` at each start.
 * @param url of the database, created if missing
 * @throws UnusableDatabase when a newer release has migrated it, or it is damaged
 * @throws the error of the failed statement: earlier migrations stay applied, this one is rolled
 * back
 */
export async function migrateSqlite(url: string, migrations: Migration[]): Promise<void> {
  try {
    await applyPendingMigrations(url, migrations)
  } catch (error) {
    throw isDamaged(error) ? damagedDatabase(url.replace(/^file:/, '')) : error
  }
}

async function applyPendingMigrations(url: string, migrations: Migration[]): Promise<void> {
  // Some migrations recreate a table and drop the old one, which with foreign keys on would delete
  // or clear the rows that reference it. The pragma has no effect inside a transaction.
  const client = await openSqlite(url, ['PRAGMA foreign_keys = OFF'])
  try {
    await assertIntact(client)
    const marked = await listAppliedMigrations(client)
    const newer = marked.find((name) => !migrations.some((known) => known.name === name))
    if (newer) throw newerDatabase(newer)
    const lacking = migrations.filter(({ name }) => !marked.includes(name))
    const release = marked.at(-1)
    if (release && lacking.length > 0) await backUpDatabase(client, release)
    for (const migration of lacking) await applyMigration(client, migration)
    await analyze(client)
  } finally {
    client.close()
  }
}

/**
 * Runs `ANALYZE`: without statistics the query planner takes an equality on any index for
 * selective, and read all published issues to find the one before another. A failure only makes
 * queries slower. https://www.sqlite.org/lang_analyze.html
 */
async function analyze(client: SqliteClient): Promise<void> {
  try {
    await client.execute('ANALYZE')
  } catch (error) {
    log.warn({ err: error }, 'Statistiques de la base de données non comptées')
  }
}

async function applyMigration(client: SqliteClient, { name, up }: Migration) {
  await client.execute('BEGIN IMMEDIATE')
  try {
    // Another process started at the same time may have applied it.
    if (!(await listAppliedMigrations(client)).includes(name)) {
      const dangling = await countForeignKeyViolations(client)
      // Payload is not initialized yet: migrations receive only the database.
      await up({ db: drizzle(client) } as unknown as MigrateUpArgs)
      if ((await countForeignKeyViolations(client)) > dangling)
        throw new Error(`${name} breaks references`)
      await recordMigration(client, name)
    }
    await client.execute('COMMIT')
    log.info({ migration: name }, 'Base de données mise à jour')
  } catch (error) {
    // After some errors, such as a full disk, SQLite has already rolled back.
    await client.execute('ROLLBACK').catch(() => undefined)
    log.error(
      { migration: name },
      'Mise à jour de la base impossible, rien n’est changé\u00a0: la cause suit. Si elle demeure,' +
        ' remettez la copie faite avant (fichier .avant-maj-…) ou une sauvegarde à sa place',
    )
    throw error
  }
}

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

async function countForeignKeyViolations(client: SqliteClient): Promise<number> {
  return (await client.execute('PRAGMA foreign_key_check')).rows.length
}

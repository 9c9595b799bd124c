import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Client } from '@libsql/client'
import { expect } from 'vitest'
import {
  runMigration,
  type Migration,
} from '../../cms/src/infrastructure/database/sqlite/Migration'
import { repoRoot } from './paths'

type Arguments = { db: unknown }
type DownAndUp = Migration & { down: (args: Arguments) => Promise<void> }

const KILLED = new Error('killed')

/** Loads the product's migrations, whose imports only the TypeScript settings of cms resolve. */
export async function loadMigrations(): Promise<DownAndUp[]> {
  const file = join(repoRoot, 'cms/src/infrastructure/database/migrations/index.ts')
  const { migrations } = (await import(file)) as { migrations: DownAndUp[] }
  return migrations
}

/** One migration of the embedded set-up, to be run manually. */
export type MigrationStep = {
  name: string
  /** Runs the migration and records it in Payload's migrations table. */
  up(): Promise<void>
  /** Runs only its first statements, like a process of an earlier release that was killed. */
  upPartially(statements: number): Promise<void>
  /** Records it without running it. */
  markApplied(): Promise<void>
  /** Reverts the migration and deletes its record. */
  down(): Promise<void>
}

/** Lists all migrations in order, for a database that the caller opened. */
export async function listMigrationSteps(sqlite: Client): Promise<MigrationStep[]> {
  // The product's own Drizzle, which only cms can resolve.
  const { resolve } = createRequire(join(repoRoot, 'cms', 'package.json'))
  const drizzleUrl = pathToFileURL(resolve('@payloadcms/db-sqlite/drizzle/libsql')).href
  const { drizzle } = (await import(drizzleUrl)) as { drizzle: (client: Client) => unknown }
  const args = { db: drizzle(sqlite) }
  const migrations = await loadMigrations()

  const markApplied = async (name: string) => {
    await sqlite.execute({
      sql: 'INSERT INTO payload_migrations (id, name, batch) VALUES (?, ?, 1)',
      args: [randomUUID(), name],
    })
  }

  return migrations.map(({ name, up, down }) => ({
    name,
    async up() {
      await runMigration(sqlite, { name, up })
      await markApplied(name)
    },
    async upPartially(statements) {
      const afterEach = (count: number) =>
        count === statements ? Promise.reject(KILLED) : Promise.resolve()
      await expect(runMigration(sqlite, { name, up }, { afterEach })).rejects.toBe(KILLED)
    },
    markApplied: () => markApplied(name),
    async down() {
      await down(args)
      if (!(await listTables(sqlite)).includes('payload_migrations')) return
      await sqlite.execute({ sql: 'DELETE FROM payload_migrations WHERE name = ?', args: [name] })
    },
  }))
}

/** Lists the table names of a database, without those inside the full-text index of the search. */
export async function listTables(sqlite: Client): Promise<string[]> {
  const { rows } = await sqlite.execute(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'recherche_index%' ORDER BY name",
  )
  return rows.map(({ name }) => name as string)
}

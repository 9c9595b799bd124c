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

/** The product's migrations, which have imports that only the settings of cms let TypeScript read. */
export async function loadMigrations(): Promise<DownAndUp[]> {
  const file = join(repoRoot, 'cms/src/infrastructure/database/migrations/index.ts')
  const { migrations } = (await import(file)) as { migrations: DownAndUp[] }
  return migrations
}

/** One migration of the embedded set-up, to be run by hand on a database. */
export type MigrationStep = {
  name: string
  /** Brings the schema up by this step, and notes it where the product looks what was done. */
  up(): Promise<void>
  /** Does its first statements alone, as an earlier release did that was killed. */
  upPartially(statements: number): Promise<void>
  /** Notes it alone. */
  markApplied(): Promise<void>
  /** Takes the schema down by this step, and the note with it. */
  down(): Promise<void>
}

/** Every migration in its order, on a database that the caller opened. */
export async function listMigrationSteps(sqlite: Client): Promise<MigrationStep[]> {
  // The same Drizzle as the product's, which only cms may ask for.
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

/** The names of a database's tables. */
export async function listTables(sqlite: Client): Promise<string[]> {
  const { rows } = await sqlite.execute(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
  )
  return rows.map(({ name }) => name as string)
}

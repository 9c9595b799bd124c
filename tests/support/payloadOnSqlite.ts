import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from '@libsql/client'
import {
  buildConfig,
  getPayload,
  type CollectionConfig,
  type DatabaseAdapterObj,
  type Payload,
} from 'payload'
import { migrateSqlite } from '../../cms/src/infrastructure/database/sqlite/migrateSqlite'
import { env } from '../../cms/src/lib/env'
import { log } from '../../cms/src/lib/log'
import { loadMigrations } from './migrations'
import { makeTempDir, repoRoot } from './paths'

export type SqlitePayload = {
  payload: Payload
  /** Payload's own database connection. */
  sqlite: Client
  close: () => Promise<void>
}

/**
 * Imported at run time: Payload's generated files have their own type-checking rules
 * (cms/tsconfig.json).
 */
const databaseModule = join(repoRoot, 'cms/src/infrastructure/database/createDatabaseAdapter.ts')
type SqliteAdapter = { client: Client }
type DatabaseModule = { createDatabaseAdapter: () => Promise<DatabaseAdapterObj> }

/**
 * Opens Payload with some collections on a new SQLite database with the product's whole schema, for
 * tests of functions that take a `payload`.
 */
export async function openPayloadOnSqlite(collections: CollectionConfig[]): Promise<SqlitePayload> {
  const dir = makeTempDir('payload')
  env.database = { kind: 'sqlite', url: `file:${join(dir, 'regards.sqlite')}` }
  await migrateSqlite(env.database.url, await loadMigrations())
  const { createDatabaseAdapter } = (await import(databaseModule)) as DatabaseModule
  const config = buildConfig({
    secret: 'only for tests',
    db: await createDatabaseAdapter(),
    collections,
    logger: log,
    typescript: { autoGenerate: false },
  })
  const payload = await getPayload({ config, disableOnInit: true, key: dir })
  const { client: sqlite } = payload.db as unknown as SqliteAdapter
  const close = async () => {
    await payload.destroy()
    rmSync(dir, { recursive: true })
  }
  return { payload, sqlite, close }
}

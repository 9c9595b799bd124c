import path from 'node:path'

import type { DatabaseAdapterObj } from 'payload'

import { env } from '../env'

/** A database that is away is noticed in seconds, and a request that meets it is told so. */
const MONGO_TIMEOUT_MS = 3_000
const MONGO_SOCKET_MS = 45_000
const SQLITE_BUSY_MS = 5_000

/** SQLite in the embedded set-up, MongoDB where DATABASE_URL says so; only one driver is loaded. */
export async function databaseAdapter(): Promise<DatabaseAdapterObj> {
  if (env.database.kind === 'mongodb') {
    const { mongooseAdapter } = await import('@payloadcms/db-mongodb')
    return mongooseAdapter({
      url: env.database.url,
      // Unique numbers and folders hold from the first request on.
      ensureIndexes: true,
      // As on SQLite: every operation is one decisive write, ordered so that nothing is half done.
      // What a hook after a change was told of can be read by all: src/cache/markChange.ts needs it.
      transactionOptions: false,
      connectOptions: {
        serverSelectionTimeoutMS: MONGO_TIMEOUT_MS,
        socketTimeoutMS: MONGO_SOCKET_MS,
      },
    })
  }
  const { sqliteAdapter } = await import('@payloadcms/db-sqlite')
  const { migrations } = await import('../migrations')
  return sqliteAdapter({
    client: { url: env.database.url },
    idType: 'uuid',
    push: false,
    wal: true,
    busyTimeout: SQLITE_BUSY_MS,
    migrationDir: path.join(env.cmsDir, 'src', 'migrations'),
    prodMigrations: migrations,
  })
}

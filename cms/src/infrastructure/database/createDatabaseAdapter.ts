import path from 'node:path'

import type { DatabaseAdapterObj } from 'payload'

import { env } from '../../lib/env'
import type { SqliteClient } from './sqlite/retryWhileBusy'

/**
 * A MongoDB that is away is noticed in seconds, and a request that meets it is told so. One that accepts
 * connections and answers nothing is noticed by its heartbeat, which then ends what waits on others.
 */
const MONGO_TIMEOUT_MS = 1_500
const MONGO_CONNECT_MS = 2_500
const MONGO_HEARTBEAT_MS = 1_000
const MONGO_SOCKET_MS = 45_000

/** SQLite in the embedded set-up, MongoDB where DATABASE_URL says so; only one driver is loaded. */
export async function createDatabaseAdapter(): Promise<DatabaseAdapterObj> {
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
        connectTimeoutMS: MONGO_CONNECT_MS,
        heartbeatFrequencyMS: MONGO_HEARTBEAT_MS,
        socketTimeoutMS: MONGO_SOCKET_MS,
      },
    })
  }
  const { sqliteAdapter } = await import('@payloadcms/db-sqlite')
  const { openSqlite } = await import('./sqlite/openSqlite')
  const { url } = env.database
  const sqlite = sqliteAdapter({
    client: { url },
    idType: 'uuid',
    push: false,
    migrationDir: path.join(env.cmsDir, 'src', 'infrastructure', 'database', 'migrations'),
  })
  return {
    ...sqlite,
    init(args) {
      const adapter = sqlite.init(args)
      const connect = adapter.connect?.bind(adapter)
      let client: SqliteClient | undefined
      adapter.connect = async (options) => {
        // Payload opens a client of its own only where it is given none.
        client ??= await openSqlite(url)
        adapter.client = client
        await connect?.(options)
      }
      return adapter
    },
  }
}

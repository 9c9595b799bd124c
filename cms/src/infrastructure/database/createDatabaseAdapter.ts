import path from 'node:path'
import type { DatabaseAdapterObj, BaseDatabaseAdapter } from 'payload'

import { env } from '../../lib/env'
import type { SqliteClient } from './sqlite/openSqlite'
import { metrics } from '../../lib/telemetry/metrics'
import { observeCalls } from '../../lib/telemetry/observeCalls'

/**
 * Timeouts that detect an unavailable MongoDB within seconds, so that requests fail fast. A server
 * that accepts connections but does not respond is detected by the heartbeat, which then aborts
 * pending operations.
 */
const MONGO_TIMEOUT_MS = 1_500
const MONGO_CONNECT_MS = 2_500
const MONGO_HEARTBEAT_MS = 1_000
const MONGO_SOCKET_MS = 45_000

/**
 * Creates the database adapter: SQLite in the embedded set-up, MongoDB if DATABASE_URL is a MongoDB
 * URL; only one driver is loaded.
 * @param url of the database; a copy's, for a backup
 * @param pragmas additional settings of SQLite's connection
 */
export async function createDatabaseAdapter(
  url = env.database.url,
  pragmas: string[] = [],
): Promise<DatabaseAdapterObj> {
  if (env.database.kind === 'mongodb') {
    const { mongooseAdapter } = await import('@payloadcms/db-mongodb')
    const mongo = mongooseAdapter({
      url,
      // Unique indexes exist before the first request.
      ensureIndexes: true,
      // No transactions, as on SQLite: every operation ends in one decisive write, ordered so that
      // a failure leaves nothing half done. A change is readable by all when its afterChange hook
      // runs, which src/infrastructure/contentVersion/invalidateContent.ts requires.
      transactionOptions: false,
      connectOptions: {
        serverSelectionTimeoutMS: MONGO_TIMEOUT_MS,
        connectTimeoutMS: MONGO_CONNECT_MS,
        heartbeatFrequencyMS: MONGO_HEARTBEAT_MS,
        socketTimeoutMS: MONGO_SOCKET_MS,
      },
    })
    return { ...mongo, init: (args) => observeDatabase(mongo.init(args)) }
  }
  const { sqliteAdapter } = await import('@payloadcms/db-sqlite')
  const { openSqlite } = await import('./sqlite/openSqlite')
  const { foldedOperators } = await import('./sqlite/foldedOperators')
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
      Object.assign(adapter.operators, foldedOperators)
      const connect = adapter.connect?.bind(adapter)
      let client: SqliteClient | undefined
      adapter.connect = async (options) => {
        // Payload opens its own client only if none is set.
        client ??= await openSqlite(url, pragmas)
        adapter.client = client
        await connect?.(options)
      }
      return observeDatabase(adapter)
    },
  }
}

const OPERATIONS = [
  ...(['count', 'countGlobalVersions', 'countVersions', 'create', 'createGlobal'] as const),
  ...(['createGlobalVersion', 'createVersion', 'deleteMany', 'deleteOne'] as const),
  ...(['deleteVersions', 'find', 'findDistinct', 'findGlobal', 'findGlobalVersions'] as const),
  ...(['findOne', 'findVersions', 'queryDrafts', 'updateGlobal', 'updateGlobalVersion'] as const),
  ...(['updateJobs', 'updateMany', 'updateOne', 'updateVersion', 'upsert'] as const),
]

/**
 * Measures Payload's operations, under the same names for SQLite and MongoDB; not our statements
 * that bypass its adapter (statistics, rate limits, search index).
 */
const observeDatabase = <T extends BaseDatabaseAdapter>(adapter: T): T =>
  observeCalls(adapter, OPERATIONS, {
    duration: metrics.databaseDuration,
    errors: metrics.databaseErrors,
  })

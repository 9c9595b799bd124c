import type { BaseDatabaseAdapter } from 'payload'

import { metrics } from '../../lib/telemetry/metrics'
import { observeCalls } from '../../lib/telemetry/observeCalls'

const OPERATIONS = [
  ...(['count', 'countGlobalVersions', 'countVersions', 'create', 'createGlobal'] as const),
  ...(['createGlobalVersion', 'createVersion', 'deleteMany', 'deleteOne'] as const),
  ...(['deleteVersions', 'find', 'findDistinct', 'findGlobal', 'findGlobalVersions'] as const),
  ...(['findOne', 'findVersions', 'queryDrafts', 'updateGlobal', 'updateGlobalVersion'] as const),
  ...(['updateJobs', 'updateMany', 'updateOne', 'updateVersion', 'upsert'] as const),
]

/**
 * Measures what Payload asks of the database, in the same terms for SQLite and MongoDB. Statements of
 * our own that bypass Payload's adapter (statistics, rate limits, search index) are not among them.
 */
export const observeDatabase = <T extends BaseDatabaseAdapter>(adapter: T): T =>
  observeCalls(adapter, OPERATIONS, {
    duration: metrics.databaseDuration,
    errors: metrics.databaseErrors,
  })

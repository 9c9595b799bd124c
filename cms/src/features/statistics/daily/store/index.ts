import type { Payload } from 'payload'

import { env } from '../../../../lib/env'
import { createMongoStore } from './createMongoStore'
import { createSqliteStore } from './createSqliteStore'
import type { StatisticsStore } from './types'

/** Returns the store of daily counts for the configured database. */
export const getStatisticsStore = (payload: Payload): StatisticsStore =>
  env.database.kind === 'mongodb' ? createMongoStore(payload) : createSqliteStore(payload)

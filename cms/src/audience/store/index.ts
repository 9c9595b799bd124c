import type { Payload } from 'payload'

import { env } from '../../env'
import { mongoStore } from './mongoStore'
import { sqliteStore } from './sqliteStore'
import type { AudienceStore } from './types'

/** The daily counts, in whichever database there is. */
export const audienceStore = (payload: Payload): AudienceStore =>
  env.database.kind === 'mongodb' ? mongoStore(payload) : sqliteStore(payload)

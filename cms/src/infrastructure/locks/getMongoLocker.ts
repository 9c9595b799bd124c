import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'

import { MongoLocker } from './MongoLocker'

let locker: MongoLocker | undefined

/** The locks that all processes on a MongoDB share. */
export const getMongoLocker = (payload: Payload): MongoLocker =>
  (locker ??= new MongoLocker(payload.db as unknown as MongooseAdapter))

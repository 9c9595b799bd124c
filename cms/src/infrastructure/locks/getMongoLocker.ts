import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'

import { MongoLocker } from './MongoLocker'

let locker: MongoLocker | undefined

/** Returns the locker shared by all processes on a MongoDB. */
export const getMongoLocker = (payload: Payload): MongoLocker =>
  (locker ??= new MongoLocker(payload.db as unknown as MongooseAdapter))

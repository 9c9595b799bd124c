import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'
import { RateLimiterMongo, type IRateLimiterMongoOptions } from 'rate-limiter-flexible'

import { isDuplicateKeyError } from '../database/isDuplicateKeyError'
import { env } from '../../lib/env'

/** Where all limits count on MongoDB: one collection, in which their keys tell them apart. */
export const getMongoStoreOptions = (payload: Payload) =>
  ({
    storeClient: getMongoConnection(payload),
    // By itself a limit takes its own name, which may be that of a collection of ours.
    tableName: 'limites',
    // By itself it makes its indexes beside its first counts, two of which may then be kept apart.
    disableIndexesCreation: true,
  }) satisfies Partial<IRateLimiterMongoOptions>

/**
 * Has MongoDB keep one count of each key, and none beyond its time; to be done before the first count.
 * Counts that were kept twice are begun anew.
 */
export async function createRateLimitIndexes(payload: Payload): Promise<void> {
  if (env.database.kind !== 'mongodb') return
  const store = getMongoStoreOptions(payload)
  const limits = new RateLimiterMongo({ ...store, points: 1, duration: 1 })
  try {
    await limits.createIndexes()
  } catch (error) {
    if (!isDuplicateKeyError(error)) throw error
    await getMongoConnection(payload).collection(store.tableName).deleteMany({})
    await limits.createIndexes()
  }
}

/** Forgets all counts on MongoDB whose key begins like this. */
export async function deleteKeysWithPrefix(payload: Payload, beginning: string): Promise<void> {
  const { tableName } = getMongoStoreOptions(payload)
  await getMongoConnection(payload)
    .collection(tableName)
    .deleteMany({ key: { $regex: `^${beginning}` } })
}

const getMongoConnection = (payload: Payload) =>
  (payload.db as unknown as MongooseAdapter).connection

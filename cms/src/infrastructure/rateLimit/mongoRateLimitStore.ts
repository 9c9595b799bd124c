import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'
import { RateLimiterMongo, type IRateLimiterMongoOptions } from 'rate-limiter-flexible'

import { isDuplicateKeyError } from '../database/rows'
import { env } from '../../lib/env'

/** Options of the MongoDB store: all rate limits share one collection and differ by key prefix. */
export const getMongoStoreOptions = (payload: Payload) =>
  ({
    storeClient: getMongoConnection(payload),
    // The default is the limiter's key prefix, which may be the name of another collection.
    tableName: 'limites',
    // The library would create them during the first counts and allow duplicate keys.
    disableIndexesCreation: true,
  }) satisfies Partial<IRateLimiterMongoOptions>

/**
 * Creates the rate limits' indexes, unique by key and expiring by time. Must run before the first
 * count. If duplicate keys exist, all counts are reset.
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

/** Deletes all counts on MongoDB whose key starts with a prefix. */
export async function deleteKeysWithPrefix(payload: Payload, beginning: string): Promise<void> {
  const { tableName } = getMongoStoreOptions(payload)
  await getMongoConnection(payload)
    .collection(tableName)
    .deleteMany({ key: { $regex: `^${beginning}` } })
}

const getMongoConnection = (payload: Payload) =>
  (payload.db as unknown as MongooseAdapter).connection

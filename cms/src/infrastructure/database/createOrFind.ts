import type { KVAdapter, KVStoreValue } from 'payload'

import { isOutage } from '../../lib/errors/isOutage'

/**
 * Creates a record, or finds the one that another call created at the same time. Does not rely on
 * the error of a violated unique index: the driver's, or Payload's ValidationError.
 * @throws the error of `create` if there is no record
 */
export async function createOrFind<Created, Found>(
  create: () => Promise<Created>,
  find: () => Promise<Found | null | undefined>,
): Promise<{ created?: Created; found?: Found }> {
  try {
    return { created: await create() }
  } catch (error) {
    if (isOutage(error)) throw error
    const found = await find()
    if (!found) throw error
    return { found }
  }
}

/**
 * Writes a key of Payload's key-value store. Of two first writes at the same time MongoDB rejects
 * one; its second attempt updates the row that the other created.
 */
export async function setKey(
  kv: Pick<KVAdapter, 'set'>,
  key: string,
  value: KVStoreValue,
): Promise<void> {
  try {
    await kv.set(key, value)
  } catch (error) {
    if (isOutage(error)) throw error
    await kv.set(key, value)
  }
}

/** MongoDB error code for a violated unique index, by a write or by the creation of the index. */
const DUPLICATE_KEY = 11_000

/** Whether an error is a MongoDB duplicate key error. */
export const isDuplicateKeyError = (error: unknown): boolean =>
  (error as { code?: unknown } | undefined)?.code === DUPLICATE_KEY

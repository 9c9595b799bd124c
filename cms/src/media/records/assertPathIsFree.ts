import type { CollectionSlug, Payload, Where } from 'payload'

import { countRows } from '../../infrastructure/database/rows'
import { apiError } from '../../lib/errors/apiErrors'

export interface StoragePath {
  prefix: string
  filename: string
}

/** Whether a record of the collection, also one in the trash, already uses this storage path. */
export async function isPathTaken(
  payload: Payload,
  collection: CollectionSlug,
  { prefix, filename }: StoragePath,
): Promise<boolean> {
  const isThis: Where = {
    and: [{ prefix: { equals: prefix } }, { filename: { equals: filename } }],
  }
  return (await countRows(payload, collection, isThis)) > 0
}

/**
 * Rejects a storage path in use, before anything is stored; of two concurrent requests, the
 * storage's exclusive write and the unique index accept one.
 * @throws ApiError 409 folder-taken
 */
export async function assertPathIsFree(...path: Parameters<typeof isPathTaken>): Promise<void> {
  if (await isPathTaken(...path)) throw apiError('folder-taken')
}

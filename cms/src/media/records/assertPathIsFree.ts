import type { CollectionSlug, PayloadRequest } from 'payload'

import { apiError } from '../../lib/errors/apiErrors'

export interface StoragePath {
  prefix: string
  filename: string
}

/** Whether a record of the collection, also one in the trash, already uses this storage path. */
export async function isPathTaken(
  collection: CollectionSlug,
  { prefix, filename }: StoragePath,
  req: PayloadRequest,
): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection,
    where: { and: [{ prefix: { equals: prefix } }, { filename: { equals: filename } }] },
    trash: true,
    req,
  })
  return totalDocs > 0
}

/**
 * Rejects a storage path that is already in use, before anything is stored. For two concurrent
 * requests, the storage's exclusive write and the unique index accept only one.
 * @throws ApiError 409 folder-taken
 */
export async function assertPathIsFree(
  collection: CollectionSlug,
  place: StoragePath,
  req: PayloadRequest,
): Promise<void> {
  if (await isPathTaken(collection, place, req)) throw apiError('folder-taken')
}

import type { CollectionSlug, PayloadRequest } from 'payload'

import { folderTaken } from '../../lib/errors/apiErrors'

export interface StoragePath {
  prefix: string
  filename: string
}

/** Whether a record of the collection holds this place. */
export async function isPathTaken(
  collection: CollectionSlug,
  { prefix, filename }: StoragePath,
  req: PayloadRequest,
): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection,
    where: { and: [{ prefix: { equals: prefix } }, { filename: { equals: filename } }] },
    req,
  })
  return totalDocs > 0
}

/**
 * Refuses a place that a file has already, before anything is stored. Of two that come at once the
 * storage's exclusive write and the unique index let one through.
 * @throws HouseError 409 folder-taken
 */
export async function assertPathIsFree(
  collection: CollectionSlug,
  place: StoragePath,
  req: PayloadRequest,
): Promise<void> {
  if (await isPathTaken(collection, place, req)) throw folderTaken()
}

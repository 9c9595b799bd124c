import type { Payload } from 'payload'

import type { Document, Image } from '../../payload-types'

/** The record that an upload, or an import, became; undefined before it is one. */
export async function findByUploadId(
  payload: Payload,
  collection: 'documents' | 'images',
  uploadId: string,
): Promise<Document | Image | undefined> {
  const { docs } = await payload.find({
    collection,
    where: { uploadId: { equals: uploadId } },
    limit: 1,
    depth: 0,
    pagination: false,
  })
  return docs[0]
}

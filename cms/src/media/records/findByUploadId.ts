import type { Payload } from 'payload'

import type { Document, Image } from '../../payload-types'

/** Finds the record of an upload or an import, also in the trash; undefined if there is none. */
export async function findByUploadId(
  payload: Payload,
  collection: 'documents' | 'images',
  uploadId: string,
): Promise<Document | Image | undefined> {
  const { docs } = await payload.find({
    collection,
    where: { uploadId: { equals: uploadId } },
    trash: true,
    limit: 1,
    depth: 0,
    pagination: false,
  })
  return docs[0]
}

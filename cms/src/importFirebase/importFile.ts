import type { Payload } from 'payload'

import { folderTaken, isApiError } from '../lib/errors/apiErrors'
import { findByUploadId } from '../media/records/findByUploadId'
import { createFileRecord } from '../media/records/createFileRecord'
import { createTempFile } from '../media/records/createTempFile'
import type { Document, Image } from '../payload-types'
import { getUploadCollection, type UploadKind } from '../media/validation/parseUploadMetadata'
import { uploadIdOf } from './importKeys'
import { storedPath } from './readSite'
import { sameBytes } from './sameBytes'
import type { SourceFile } from './types'
import { wantedFolders } from './wantedFolders'

/**
 * Makes the record of a file of the old site, through the same door as an upload. The record that an
 * earlier run made of the same bytes is taken up again.
 * @param sharedFolder where to put it rather than alone, when it cannot keep its old folder
 */
export async function importFile(
  payload: Payload,
  key: string,
  field: UploadKind,
  source: SourceFile,
  sharedFolder?: string,
): Promise<Document | Image> {
  const collection = getUploadCollection(field)
  const uploadId = uploadIdOf(key, field)
  const earlier = await findByUploadId(payload, collection, uploadId)
  if (earlier) {
    if (await sameBytes(source, storedPath(earlier))) return earlier
    // The download was put right since.
    await payload.delete({ collection, id: earlier.id })
  }
  for (const folder of wantedFolders(collection, key, source, sharedFolder)) {
    try {
      const tempFilePath = await createTempFile({ filePath: source.filePath })
      const { filename: name, size } = source
      const file = { kind: field, uploadId, name, mimetype: 'image/jpeg', size, tempFilePath }
      return await createFileRecord(payload, file, { folder })
    } catch (error) {
      // Bytes that a run cut short left there are taken up (files/storeFiles); this is somebody's.
      if (!isApiError(error) || error.code !== 'folder-taken') throw error
    }
  }
  throw folderTaken()
}

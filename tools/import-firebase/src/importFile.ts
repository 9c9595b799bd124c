import type { Payload } from 'payload'

import { apiError, isApiError } from '../../../cms/src/lib/errors/apiErrors'
import { findByUploadId } from '../../../cms/src/media/records/findByUploadId'
import { createFileRecord } from '../../../cms/src/media/records/createFileRecord'
import { createTempFile } from '../../../cms/src/media/records/createTempFile'
import type { Document, Image } from '../../../cms/src/payload-types'
import {
  getUploadCollection,
  type UploadKind,
} from '../../../cms/src/media/validation/parseUploadMetadata'
import { uploadIdOf } from './importKeys'
import { storedPath } from './readSite'
import { sameBytes } from './sameBytes'
import type { SourceFile } from './types'
import { wantedFolders } from './wantedFolders'

/**
 * Creates the record of a file of the old site, through the same code as an upload. Reuses the
 * record that an earlier run created from the same bytes.
 * @param sharedFolder preferred folder when the file cannot keep its old one
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
    // The downloaded file was corrected since the earlier run.
    await payload.delete({ collection, id: earlier.id })
  }
  for (const folder of wantedFolders(collection, key, source, sharedFolder)) {
    try {
      const tempFilePath = await createTempFile({ filePath: source.filePath })
      const { filename: name, size } = source
      const file = { kind: field, uploadId, name, mimetype: 'image/jpeg', size, tempFilePath }
      return await createFileRecord(payload, file, { folder })
    } catch (error) {
      // The bytes of an interrupted run are reused (media/records/storeFiles); a taken folder
      // belongs to another record.
      if (!isApiError(error) || error.code !== 'folder-taken') throw error
    }
  }
  throw apiError('folder-taken')
}

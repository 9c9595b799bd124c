import fs from 'node:fs/promises'

import { createLocalReq, type Payload, type TypedUser } from 'payload'

import type { Document, Image } from '../../payload-types'
import { getUploadCollection, type UploadKind } from '../validation/parseUploadMetadata'
import type { FileContext } from './getFileContext'
import { rollBackStoredFiles } from './storeFiles'

/** A file that waits in a temporary one of its own. */
interface PendingFile {
  kind: UploadKind
  /** By which it is found again. */
  uploadId: string
  /** As the person who chose it called it. */
  name: string
  /** What is said of a picture; the hooks look at the bytes. */
  mimetype: string
  /** Bytes. */
  size: number
  /** Removed when this ends, however it does. */
  tempFilePath: string
}

/**
 * Makes the record of a file of an issue through the hooks, which check and store it. What was stored
 * is removed again when the record cannot be written.
 * @param user in whose name; left out, in the server's own
 * @throws what the hooks refuse it with
 */
export async function createFileRecord(
  payload: Payload,
  { kind, uploadId, name, mimetype, size, tempFilePath }: PendingFile,
  files: FileContext,
  user?: TypedUser,
): Promise<Document | Image> {
  const isPdf = kind === 'pdf'
  const req = await createLocalReq({ ...(user ? { user } : {}), context: { files } }, payload)
  try {
    return await payload.create({
      collection: getUploadCollection(kind),
      data: { uploadId, ...(isPdf ? {} : { usage: 'couverture' as const }) },
      file: {
        name,
        mimetype: isPdf ? 'application/pdf' : mimetype,
        data: Buffer.alloc(0),
        size,
        tempFilePath,
      },
      depth: 0,
      req,
    })
  } catch (error) {
    await rollBackStoredFiles(req)
    throw error
  } finally {
    await fs.rm(tempFilePath, { force: true })
  }
}

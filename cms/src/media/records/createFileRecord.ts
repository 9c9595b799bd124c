import fs from 'node:fs/promises'
import { createLocalReq, type Payload, type TypedUser } from 'payload'
import type { Document, Image } from '../../payload-types'
import { getUploadCollection, type UploadKind } from '../validation/parseUploadMetadata'
import type { FileContext } from './getFileContext'
import { rollBackStoredFiles } from './storeFiles'

/** A file in a temporary path that belongs to this call. */
interface PendingFile {
  kind: UploadKind
  /** Stored in the record, so that findByUploadId can find it. */
  uploadId: string
  /** Original file name, as sent by the client. */
  name: string
  /** Declared MIME type of an image; the hooks read the real one from the bytes. */
  mimetype: string
  /** Bytes. */
  size: number
  /** Deleted when createFileRecord returns or throws. */
  tempFilePath: string
}

/**
 * Creates the record of an issue's file through the hooks, which validate and store the file. If
 * the record cannot be written, the stored files are deleted.
 * @param user author of the operation; without it, the operation runs as the server
 * @throws the validation errors of the hooks
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

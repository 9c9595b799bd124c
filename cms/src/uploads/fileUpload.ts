import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

import { createLocalReq, type Payload, type TypedUser } from 'payload'

import { toHouseResponse } from '../errors/toHouseResponse'
import type { FileContext } from '../files/context'
import { temporaryDir } from '../files/incomingFile'
import { discardStored } from '../files/storeFiles'
import type { Document, Image } from '../payload-types'
import { linkOrCopy } from '../storage/linkOrCopy'
import { collectionOf, type UploadMetadata } from './metadata'
import { dropStaged, stagedPath } from './stagedUploads'

/** Uploads being filed by this process: a client that asks twice waits for the same answer. */
const underWay = new Map<string, Promise<Document | Image>>()

/**
 * Makes the record of an upload whose bytes are all there. Asked again, gives the same record.
 * The staged bytes stay for the caller to drop. A file that is refused is dropped here; when the
 * fault is on this side it is kept, so that the client may ask again without sending it again.
 * @throws HouseError 422 when the bytes are not what `kind` says, 409 folder-taken
 */
export function fileUpload(
  payload: Payload,
  user: TypedUser,
  id: string,
  metadata: UploadMetadata,
): Promise<Document | Image> {
  const known = underWay.get(id)
  if (known) return known
  const filing = makeRecord(payload, user, id, metadata).finally(() => underWay.delete(id))
  underWay.set(id, filing)
  return filing
}

/** The record that an upload became, if it was filed. */
export async function findFiled(
  payload: Payload,
  id: string,
): Promise<Document | Image | undefined> {
  for (const collection of ['documents', 'images'] as const) {
    const { docs } = await payload.find({
      collection,
      where: { uploadId: { equals: id } },
      limit: 1,
      depth: 0,
      pagination: false,
    })
    if (docs[0]) return docs[0]
  }
  return undefined
}

async function makeRecord(payload: Payload, user: TypedUser, id: string, metadata: UploadMetadata) {
  const filed = await findFiled(payload, id)
  if (filed) return filed

  // Payload removes the file that it is given; a link leaves the staged one for another try.
  const tempFilePath = path.join(temporaryDir, randomUUID())
  await fs.mkdir(temporaryDir, { recursive: true })
  await linkOrCopy(stagedPath(id), tempFilePath)
  const { size } = await fs.stat(tempFilePath)
  const files: FileContext = { folder: metadata.folder }
  const req = await createLocalReq({ user, context: { files } }, payload)
  try {
    const doc = await payload.create({
      collection: collectionOf(metadata.kind),
      data: {
        uploadId: id,
        ...(metadata.kind === 'couverture' ? { usage: 'couverture' as const } : {}),
      },
      file: {
        name: metadata.filename,
        mimetype: metadata.kind === 'pdf' ? 'application/pdf' : metadata.filetype,
        data: Buffer.alloc(0),
        size,
        tempFilePath,
      },
      depth: 0,
      req,
    })
    return doc
  } catch (error) {
    await discardStored(req)
    if (toHouseResponse(error).status < 500) await dropStaged(id)
    throw error
  } finally {
    await fs.rm(tempFilePath, { force: true })
  }
}

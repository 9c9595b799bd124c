import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'

import { createLocalReq, type Payload } from 'payload'

import { folderTaken, isHouseError } from '../errors/houseErrors'
import type { FileContext } from '../files/context'
import { discardStored } from '../files/storeFiles'
import { temporaryDir } from '../files/temporaryFile'
import type { Document, Image } from '../payload-types'
import { uploadIdOf } from './importKeys'
import { storedPath } from './readSite'
import { sameBytes } from './sameBytes'
import type { SourceFile } from './types'
import { wantedFolders } from './wantedFolders'

type Field = 'pdf' | 'couverture'

/**
 * Makes the record of a file of the old site, through the same door as an upload. The record that an
 * earlier run made of the same bytes is taken up again.
 * @param sharedFolder where to put it rather than alone, when it cannot keep its old folder
 */
export async function importFile(
  payload: Payload,
  key: string,
  field: Field,
  source: SourceFile,
  sharedFolder?: string,
): Promise<Document | Image> {
  const collection = field === 'pdf' ? 'documents' : 'images'
  const uploadId = uploadIdOf(key, field)
  const { docs } = await payload.find({
    collection,
    where: { uploadId: { equals: uploadId } },
    limit: 1,
    depth: 0,
    pagination: false,
  })
  const earlier = docs[0]
  if (earlier) {
    if (await sameBytes(source, storedPath(earlier))) return earlier
    // The download was put right since.
    await payload.delete({ collection, id: earlier.id })
  }
  for (const folder of wantedFolders(collection, key, source, sharedFolder)) {
    try {
      return await makeRecord(payload, field, source, uploadId, { folder })
    } catch (error) {
      // Bytes that a run cut short left there are taken up (files/storeFiles); this is somebody's.
      if (!isHouseError(error) || error.code !== 'folder-taken') throw error
    }
  }
  throw folderTaken()
}

async function makeRecord(
  payload: Payload,
  field: Field,
  source: SourceFile,
  uploadId: string,
  files: FileContext,
): Promise<Document | Image> {
  // A copy and no link: what the site keeps does not change with the downloaded folder.
  const tempFilePath = path.join(temporaryDir, randomUUID())
  await fs.mkdir(temporaryDir, { recursive: true })
  const req = await createLocalReq({ context: { files } }, payload)
  try {
    await fs.copyFile(source.filePath, tempFilePath, constants.COPYFILE_FICLONE)
    return await payload.create({
      collection: field === 'pdf' ? 'documents' : 'images',
      data: { uploadId, ...(field === 'couverture' ? { usage: 'couverture' as const } : {}) },
      file: {
        name: source.filename,
        // Both are told by the bytes, and set by the hooks.
        mimetype: field === 'pdf' ? 'application/pdf' : 'image/jpeg',
        data: Buffer.alloc(0),
        size: source.size,
        tempFilePath,
      },
      depth: 0,
      req,
    })
  } catch (error) {
    await discardStored(req)
    throw error
  } finally {
    await fs.rm(tempFilePath, { force: true })
  }
}

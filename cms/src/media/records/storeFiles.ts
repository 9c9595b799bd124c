import type { AfterErrorHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { log } from '../../lib/log'
import { storage, type ObjectSource } from '../storage'
import { getFileContext, type StoredFiles } from './getFileContext'
import { putOrClaim } from './putOrClaim'
import { assertWithinQuota, assertDiskSpace } from '../validation/assertDiskSpace'
import { isPathTaken, type StoragePath } from './assertPathIsFree'

/**
 * Stores the file of a request and its sizes before the record, which never refers to a missing
 * file. Payload's own upload, after the write, is told that they are stored.
 */
export const storeFiles: CollectionBeforeChangeHook = async ({ collection, data, req }) => {
  const { file } = req
  if (!file) return data
  const { prefix, filename } = data as StoragePath
  const stored: StoredFiles = {
    collection: collection.slug as StoredFiles['collection'],
    place: { prefix, filename },
    fullPaths: [],
  }
  getFileContext(req).stored = stored
  const store = async (filename: string, contentType: string, source: ObjectSource) => {
    const fullPath = `${prefix}/${filename}`
    if (await putOrClaim(fullPath, source, contentType)) stored.fullPaths.push(fullPath)
  }

  const { staged, image } = getFileContext(req)
  const sizes = image?.files ?? []
  const bytesOfSizes = sizes.reduce((sum, { bytes }) => sum + bytes.length, 0)
  await assertWithinQuota(req.payload, bytesOfSizes + Number(data.filesize))
  await assertDiskSpace(bytesOfSizes)
  const source = staged?.source ?? { filePath: file.tempFilePath ?? '' }
  await store(filename, data.mimeType as string, source)
  for (const { record, bytes } of sizes) {
    await store(record.filename, record.mimeType, { buffer: bytes })
  }
  file.clientUploadContext = { stored: true }
  return { ...data, ...image?.fields }
}

/**
 * Deletes the files of a request whose record could not be written, unless a record refers to them:
 * a concurrent one won the path, or this request failed after its write.
 */
export async function rollBackStoredFiles(req: PayloadRequest): Promise<void> {
  const { stored } = getFileContext(req)
  if (!stored) return
  delete getFileContext(req).stored
  try {
    if (await isPathTaken(req.payload, stored.collection, stored.place)) return
    for (const fullPath of stored.fullPaths) await storage.remove(fullPath)
  } catch (error) {
    log.error({ err: error, fullPaths: stored.fullPaths }, 'Fichiers orphelins non supprimés')
  }
}

export const rollBackStoredFilesOnError: AfterErrorHook = async ({ req }) => {
  await rollBackStoredFiles(req)
}

import type { AfterErrorHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { folderTaken } from '../errors/houseErrors'
import { log } from '../log'
import { ObjectExists, storage } from '../storage'
import { fileContext } from './context'

type Sized = { filename?: string | null; mimeType?: string | null }

/**
 * Stores the file of a request, and its smaller sizes, before the record is written: a record never
 * names a file that is not there. Payload's own upload, which comes after the record, is told that
 * everything is in its place already.
 */
export const storeFiles: CollectionBeforeChangeHook = async ({ data, req }) => {
  const { file } = req
  if (!file) return data
  const stored = (fileContext(req).storedPaths ??= [])
  const store = async (
    filename: string,
    mimeType: string,
    source: { filePath: string } | { buffer: Buffer },
  ) => {
    const fullPath = `${String(data.prefix)}/${filename}`
    try {
      await storage.put(fullPath, source, { contentType: mimeType })
      stored.push(fullPath)
    } catch (error) {
      throw error instanceof ObjectExists ? folderTaken() : error
    }
  }

  await store(data.filename as string, data.mimeType as string, {
    filePath: file.tempFilePath ?? '',
  })
  const sizes = (data.sizes ?? {}) as Record<string, Sized>
  for (const [name, buffer] of Object.entries(req.payloadUploadSizes ?? {})) {
    const { filename, mimeType } = sizes[name] ?? {}
    if (filename && mimeType) await store(filename, mimeType, { buffer })
  }
  file.clientUploadContext = { stored: true }
  delete req.payloadUploadSizes
  return data
}

/** Removes what a request stored when its record could not be written. */
export async function discardStored(req: PayloadRequest): Promise<void> {
  const { storedPaths = [] } = fileContext(req)
  for (const fullPath of storedPaths.splice(0)) {
    await storage.remove(fullPath).catch((error: unknown) => {
      log.error({ err: error, fullPath }, 'Fichier orphelin non supprimé')
    })
  }
}

export const discardStoredOnError: AfterErrorHook = async ({ req }) => {
  await discardStored(req)
}

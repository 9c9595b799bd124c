import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

import type { Payload } from 'payload'

import { byId, findRow } from '../../../infrastructure/database/rows'
import { ObjectNotFound, storage } from '../../../media/storage'
import { assertDiskSpace } from '../../../media/validation/assertDiskSpace'
import { PROCESSING_VERSION } from '../limits'
import { PdfFailure } from './failures'

export interface Pdf {
  id: string
  prefix: string
  filename: string
  filesize: number
}

/**
 * Folder of a PDF's pages.
 * @param lot number of a repeated preparation, whose pages stand beside those that visitors read
 */
export const toFolder = (prefix: string, lot?: string): string =>
  `${prefix}/pages/${PROCESSING_VERSION}${lot ? `-${lot}` : ''}`

/** Folder of pages that the recognition turned, beside the folder of the others. */
export const toTurnedFolder = (folder: string): string => `${folder}-tournee`

export const findPdf = (payload: Payload, id: string) =>
  findRow<Pdf>(payload, 'documents', byId(id))

/** Whether the PDF still has this file. */
export async function isCurrent(payload: Payload, { id, prefix }: Pdf): Promise<boolean> {
  return (await findPdf(payload, id))?.prefix === prefix
}

/** Copies a PDF out of the storage. @throws PdfFailure when it is missing */
export async function copyPdf({ prefix, filename, filesize }: Pdf, file: string): Promise<void> {
  await assertDiskSpace(filesize)
  try {
    await pipeline(await storage.read(`${prefix}/${filename}`), createWriteStream(file))
  } catch (error) {
    if (error instanceof ObjectNotFound) throw new PdfFailure('broken', undefined, error.message)
    throw error
  }
}

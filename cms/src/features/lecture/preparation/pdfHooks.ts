import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, Payload } from 'payload'

import { deleteRows } from '../../../infrastructure/database/rows'
import { env } from '../../../lib/env'
import { log } from '../../../lib/log'
import { removePageFiles } from '../../../media/records/removePageFiles'
import { withdrawPages } from '../records/corrections'
import { queueReading } from './queueReadings'
import type { Document } from '../../../payload-types'

type Pdf = Pick<Document, 'id' | 'prefix'>

/**
 * Queues the preparation of a new or replaced PDF, unless PREPARE_READING says otherwise; the pages
 * of the replaced file go, their corrections wait for the pages of the new one. A failure does not
 * fail the upload: `npm run issues:process` repeats the preparation.
 */
export const prepareNewPdf: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const { id, prefix } = doc as Pdf
  const before = (previousDoc as Pdf | undefined)?.prefix
  if (!prefix || prefix === before) return doc as unknown
  try {
    try {
      const isFormer = (dossier: string) => dossier === '' || dossier.startsWith(`${before}/`)
      if (before) await withdrawPages(req.payload, id, isFormer)
    } finally {
      if (env.preparesReading) await queueReading(req.payload, id)
    }
    if (before) await removePageFiles(before)
  } catch (error) {
    log.error({ err: error, document: id }, 'Lecture en ligne non préparée')
  }
  return doc as unknown
}

/** Deletes the reading of a PDF before its record, to which it refers. */
export const deleteReadingOfPdf: CollectionBeforeDeleteHook = ({ id, req }) =>
  deleteReading(req.payload, String(id))

/** Deletes the records of a PDF's reading and articles; its files go with the PDF. */
export async function deleteReading(payload: Payload, document: string): Promise<void> {
  const where = { document: { equals: document } }
  await deleteRows(payload, 'articles', where)
  await deleteRows(payload, 'pagesDeRegards', where)
  await deleteRows(payload, 'lectures', where)
}

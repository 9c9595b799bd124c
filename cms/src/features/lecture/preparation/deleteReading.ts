import type { Payload } from 'payload'

import { WAITING } from './saveReading'

/** Deletes the records of a PDF's reading and articles; its files go with the PDF. */
export async function deleteReading(payload: Payload, document: string): Promise<void> {
  const where = { document: { equals: document } }
  await payload.db.deleteMany({ collection: 'articles', where })
  await payload.db.deleteMany({ collection: 'pagesDeRegards', where })
  await payload.db.deleteMany({ collection: 'lectures', where })
}

/**
 * Withdraws the reading of a replaced file from the site and from search; the corrections of its
 * pages stay for the new ones.
 */
export async function withdrawReading(payload: Payload, document: string): Promise<void> {
  const where = { document: { equals: document } }
  await payload.db.updateMany({
    collection: 'lectures',
    where,
    data: { ...WAITING },
    returning: false,
  })
  await payload.db.updateMany({
    collection: 'pagesDeRegards',
    where,
    data: { dossier: '', texte: '', blocs: [], reconnaissance: null },
    returning: false,
  })
}

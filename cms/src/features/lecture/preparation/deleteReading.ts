import type { Payload } from 'payload'

/** Deletes the records of a PDF's reading; its files go with the PDF. */
export async function deleteReading(payload: Payload, document: string): Promise<void> {
  const where = { document: { equals: document } }
  await payload.db.deleteMany({ collection: 'pagesDeRegards', where })
  await payload.db.deleteMany({ collection: 'lectures', where })
}

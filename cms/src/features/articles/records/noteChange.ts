import type { Payload } from 'payload'

/**
 * Notes in the reading of a PDF that its articles change: before they are written, so that the search
 * compares them again if the process ends in between.
 */
export async function noteChange(payload: Payload, document: string): Promise<void> {
  await payload.db.updateOne({
    collection: 'lectures',
    where: { document: { equals: document } },
    data: { updatedAt: new Date().toISOString() },
    returning: false,
  })
}

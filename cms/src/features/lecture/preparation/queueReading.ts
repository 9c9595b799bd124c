import type { Payload } from 'payload'

import { PROCESSING_VERSION } from '../limits'
import type { StoredReading } from '../types'
import { saveReading, WAITING } from './saveReading'
import { forgetUnreadablePages } from './storePage'

/** Input of the job that prepares a reading. */
export interface PreparationInput {
  /** Id of the PDF. */
  document: string
  /** Number of the folder of pages that are made again; absent for the first ones. */
  lot?: string | null
}

/** Marks the reading of a PDF as waiting, and queues its preparation. */
export async function queueReading(payload: Payload, document: string): Promise<void> {
  await saveReading(payload, document, WAITING)
  await queue(payload, { document })
}

/**
 * Queues the preparation of a PDF anew. A reading that is ready stays readable: all its pages are
 * made again beside those that visitors read. Of another one, the pages that are made stay, and
 * those that could not be read are tried again.
 */
export async function queueAgain(payload: Payload, document: string): Promise<void> {
  const reading = await payload.db.findOne<StoredReading>({
    collection: 'lectures',
    where: { document: { equals: document } },
  })
  if (reading?.etat === 'prete') {
    // An older version of the processing made its pages in another folder.
    const isOutdated = reading.version ? reading.version < PROCESSING_VERSION : false
    await saveReading(payload, document, { pagesTraitees: 0, version: null })
    await queue(payload, { document, ...(!isOutdated && { lot: String(Date.now()) }) })
    return
  }
  await forgetUnreadablePages(payload, document)
  await queueReading(payload, document)
}

async function queue(payload: Payload, input: PreparationInput): Promise<void> {
  await payload.jobs.queue({ task: 'preparerLecture', input })
}

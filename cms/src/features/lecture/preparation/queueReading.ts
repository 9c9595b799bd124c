import type { Payload } from 'payload'

import type { StoredReading } from '../types'
import { saveReading, WAITING } from './saveReading'

/** Marks the reading of a PDF as waiting, and queues its preparation. */
export async function queueReading(payload: Payload, document: string): Promise<void> {
  await saveReading(payload, document, WAITING)
  await queue(payload, document)
}

/** Queues the preparation of a PDF anew; a reading that is ready stays readable meanwhile. */
export async function queueAgain(payload: Payload, document: string): Promise<void> {
  const reading = await payload.db.findOne<StoredReading>({
    collection: 'lectures',
    where: { document: { equals: document } },
  })
  await saveReading(payload, document, reading?.etat === 'prete' ? { version: null } : WAITING)
  await queue(payload, document)
}

async function queue(payload: Payload, document: string): Promise<void> {
  await payload.jobs.queue({ task: 'preparerLecture', input: { document } })
}

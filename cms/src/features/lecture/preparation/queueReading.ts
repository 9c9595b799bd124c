import type { Payload } from 'payload'

import { saveReading, WAITING } from './saveReading'

/** Marks the reading of a PDF as waiting, and queues its preparation. */
export async function queueReading(payload: Payload, document: string): Promise<void> {
  await saveReading(payload, document, WAITING)
  await payload.jobs.queue({ task: 'preparerLecture', input: { document } })
}

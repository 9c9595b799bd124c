import type { Payload } from 'payload'

import { findPages } from '../findPages'
import { saveReading } from '../preparation/saveReading'

/** Queues the recognition of a PDF's scanned pages, if there are any. */
export async function queueRecognition(payload: Payload, document: string): Promise<void> {
  const pages = await findPages(payload, document, { reconnaissance: true })
  const scanned = pages.filter(({ reconnaissance }) => reconnaissance === 'attente').length
  await saveReading(payload, document, { pagesNumerisees: scanned, pagesReconnues: 0 })
  if (scanned > 0) await payload.jobs.queue({ task: 'reconnaitreTexte', input: { document } })
}

import type { Payload } from 'payload'

import { getRelationId } from '../../../lib/payload/getRelationId'
import { findPages } from '../findPages'
import { findQueued } from './findQueued'
import { saveReading } from './saveReading'
import type { StoredPage } from '../types'

/**
 * Queues the recognition of a PDF's scanned pages, if any wait for it.
 * @returns their number
 */
export async function queueRecognition(payload: Payload, document: string): Promise<number> {
  const pages = await findPages(payload, document, { reconnaissance: true })
  const waiting = pages.filter(({ reconnaissance }) => reconnaissance === 'attente').length
  await saveReading(payload, document, { pagesNumerisees: waiting, pagesReconnues: 0 })
  if (waiting > 0) await payload.jobs.queue({ task: 'reconnaitreTexte', input: { document } })
  return waiting
}

/**
 * Queues the recognition of scanned pages that wait for it without a job, which a job that gave up
 * leaves.
 * @returns the number of all pages that wait
 */
export async function queueWaitingPages(payload: Payload): Promise<number> {
  const { docs } = await payload.db.find<StoredPage & { document: string }>({
    collection: 'pagesDeRegards',
    where: { reconnaissance: { equals: 'attente' } },
    pagination: false,
    limit: 0,
    select: { document: true },
  })
  const queued = new Set([
    ...(await findQueued(payload, 'preparerLecture')),
    ...(await findQueued(payload, 'reconnaitreTexte')),
  ])
  for (const document of new Set(docs.map((page) => getRelationId(page.document)))) {
    if (document && !queued.has(document)) await queueRecognition(payload, document)
  }
  return docs.length
}

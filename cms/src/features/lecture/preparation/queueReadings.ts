import type { Payload } from 'payload'

import { findAll } from '../../../infrastructure/database/rows'
import { notInTrash } from '../../../access/roles'
import { getRelationId } from '../../../lib/payload/getRelationId'
import { tryWithLock } from '../../../infrastructure/locks/withLock'
import { env } from '../../../lib/env'
import { PROCESSING_VERSION } from '../limits'
import type { StoredPage, StoredReading } from '../types'
import { findReading, isFinished, saveReading, WAITING } from '../records/Lectures'
import { findPages, forgetUnreadablePages } from '../records/pageRows'
import type { Regard } from '../../../payload-types'

/** Job that carries the corrections of a PDF to the one that takes its place (features/regards). */
export const CARRY_OVER_TASK = 'reprendreCorrections'

export interface PreparationInput {
  /** Id of the PDF. */
  document: string
  /** Number of the folder of pages that are made again; absent for the first ones. */
  lot?: string | null
}

/** Name of the lock for preparation and recognition of a PDF. */
export const toReadingLock = (document: string): string => `lecture:${document}`

/** Marks the reading of a PDF as waiting, and queues its preparation. */
export async function queueReading(payload: Payload, document: string): Promise<void> {
  await saveReading(payload, document, WAITING)
  await queue(payload, { document })
}

/**
 * Queues the preparation of a PDF anew. A ready reading stays readable: its pages are made beside
 * it. Any other keeps its finished pages and tries the failed ones again.
 */
export async function queueAgain(payload: Payload, document: string): Promise<void> {
  const reading = await findReading(payload, document)
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

type Issue = Pick<Regard, 'numero' | 'pdf'>

/**
 * Queues the preparation of issues.
 * @param numeros of issues to prepare again; without any, all whose reading is unfinished without a
 * job
 * @returns the queued issues, and the numbers without an issue
 */
export async function queueIssues(
  payload: Payload,
  numeros: number[],
): Promise<{ queued: number[]; unknown: number[] }> {
  const issues = await findAll<Issue>(payload, {
    collection: 'regards',
    where: numeros.length > 0 ? { numero: { in: numeros } } : notInTrash,
    sort: '-numero',
    select: { numero: true, pdf: true },
  })
  const done = numeros.length > 0 ? new Set<string>() : await findFinishedOrQueued(payload)
  const queued: number[] = []
  for (const { numero, pdf } of issues) {
    const document = getRelationId(pdf)
    if (!document || done.has(document)) continue
    await queueAgain(payload, document)
    queued.push(numero)
  }
  const known = new Set(issues.map(({ numero }) => numero))
  return { queued, unknown: numeros.filter((numero) => !known.has(numero)) }
}

/** After an upgrade, queues readings of an earlier version, which stay readable meanwhile. */
export async function queueOutdatedReadings(payload: Payload): Promise<void> {
  if (!env.preparesReading) return
  await tryWithLock(payload, 'lectures', async () => {
    const docs = await findAll<StoredReading>(payload, {
      collection: 'lectures',
      where: { version: { less_than: PROCESSING_VERSION } },
    })
    const queued = await findQueued(payload, 'preparerLecture')
    for (const { document } of docs) {
      const id = getRelationId(document)
      if (id && !queued.has(id)) await queueAgain(payload, id)
    }
  })
}

async function findFinishedOrQueued(payload: Payload): Promise<Set<string>> {
  const docs = await findAll<StoredReading>(payload, {
    collection: 'lectures',
    where: {},
  })
  const finished = docs.filter(isFinished).map(({ document }) => getRelationId(document) ?? '')
  return new Set([...finished, ...(await findQueued(payload, 'preparerLecture'))])
}

/** Queues the recognition of a PDF's waiting scanned pages. @returns their number */
export async function queueRecognition(payload: Payload, document: string): Promise<number> {
  const pages = await findPages(payload, document, { reconnaissance: true })
  const waiting = pages.filter(({ reconnaissance }) => reconnaissance === 'attente').length
  await saveReading(payload, document, { pagesNumerisees: waiting, pagesReconnues: 0 })
  if (waiting > 0) await payload.jobs.queue({ task: 'reconnaitreTexte', input: { document } })
  return waiting
}

/** Queues recognitions that wait without a job. @returns the number of waiting pages */
export async function queueWaitingPages(payload: Payload): Promise<number> {
  const docs = await findAll<StoredPage & { document: string }>(payload, {
    collection: 'pagesDeRegards',
    where: { reconnaissance: { equals: 'attente' } },
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

/** Finds the PDFs for which a job is queued. */
export async function findQueued(
  payload: Payload,
  task: 'preparerLecture' | 'reconnaitreTexte' | typeof CARRY_OVER_TASK,
): Promise<Set<string>> {
  const docs = await findAll<{ input?: { document?: string } }>(payload, {
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: task } }, { hasError: { not_equals: true } }] },
  })
  return new Set(docs.map(({ input }) => input?.document ?? ''))
}

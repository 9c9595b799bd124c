import type { Payload } from 'payload'

import { notInTrash } from '../../../access/published'
import { getRelationId } from '../../../lib/payload/getRelationId'
import { tryWithLock } from '../../../infrastructure/locks/tryWithLock'
import { env } from '../../../lib/env'
import { PROCESSING_VERSION } from '../limits'
import type { StoredReading } from '../types'
import { findQueued } from './findQueued'
import { isFinished } from './isFinished'
import { queueAgain } from './queueReading'

interface Issue {
  numero: number
  pdf?: unknown
}

/**
 * Queues the preparation of issues.
 * @param numeros of the issues, which are prepared again; without any, all issues whose reading is
 * not finished and has no job yet
 * @returns the issues that were queued, and the numbers that no issue has
 */
export async function queueIssues(
  payload: Payload,
  numeros: number[],
): Promise<{ queued: number[]; unknown: number[] }> {
  const { docs: issues } = await payload.db.find<Issue>({
    collection: 'regards',
    where: numeros.length > 0 ? { numero: { in: numeros } } : notInTrash,
    sort: '-numero',
    pagination: false,
    limit: 0,
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

/**
 * Queues the readings that an earlier release made, after an upgrade; they stay readable until their
 * pages are made again.
 */
export async function queueOutdatedReadings(payload: Payload): Promise<void> {
  if (!env.preparesReading) return
  await tryWithLock(payload, 'lectures', async () => {
    const { docs } = await payload.db.find<StoredReading>({
      collection: 'lectures',
      where: { version: { less_than: PROCESSING_VERSION } },
      pagination: false,
      limit: 0,
    })
    const queued = await findQueued(payload, 'preparerLecture')
    for (const { document } of docs) {
      const id = getRelationId(document)
      if (id && !queued.has(id)) await queueAgain(payload, id)
    }
  })
}

async function findFinishedOrQueued(payload: Payload): Promise<Set<string>> {
  const { docs } = await payload.db.find<StoredReading>({
    collection: 'lectures',
    where: {},
    pagination: false,
    limit: 0,
  })
  const finished = docs.filter(isFinished).map(({ document }) => getRelationId(document) ?? '')
  return new Set([...finished, ...(await findQueued(payload, 'preparerLecture'))])
}

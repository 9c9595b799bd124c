import type { Payload } from 'payload'

import { notInTrash } from '../../../access/published'
import { getRelationId } from '../../../lib/payload/getRelationId'
import type { StoredReading } from '../types'
import { isFinished } from './isFinished'
import { queueReading } from './queueReading'

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
    await queueReading(payload, document)
    queued.push(numero)
  }
  const known = new Set(issues.map(({ numero }) => numero))
  return { queued, unknown: numeros.filter((numero) => !known.has(numero)) }
}

async function findFinishedOrQueued(payload: Payload): Promise<Set<string>> {
  const every = { pagination: false, limit: 0 } as const
  const [readings, jobs] = await Promise.all([
    payload.db.find<StoredReading>({ collection: 'lectures', where: {}, ...every }),
    payload.db.find<{ input?: { document?: string } }>({
      collection: 'payload-jobs',
      where: {
        and: [{ taskSlug: { equals: 'preparerLecture' } }, { hasError: { not_equals: true } }],
      },
      ...every,
    }),
  ])
  return new Set([
    ...readings.docs.filter(isFinished).map(({ document }) => getRelationId(document) ?? ''),
    ...jobs.docs.map(({ input }) => input?.document ?? ''),
  ])
}

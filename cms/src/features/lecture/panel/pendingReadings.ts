import type { Payload } from 'payload'

import { notInTrash } from '../../../access/roles'
import { findAll } from '../../../infrastructure/database/rows'
import { getRelationId } from '../../../lib/payload/getRelationId'
import type { StoredReading } from '../types'

const MAX_READINGS = 200

/** Reads the unfinished readings of issues, newest issues first. */
export async function readPendingReadings(payload: Payload) {
  const docs = await findAll<StoredReading>(payload, {
    collection: 'lectures',
    where: { etat: { in: ['attente', 'enCours', 'indisponible'] } },
    sort: '-createdAt',
    limit: MAX_READINGS,
    select: {
      ...{ document: true, etat: true, raison: true },
      ...{ pagesTraitees: true, nombreDePages: true },
    },
  })
  if (docs.length === 0) return []
  const readings = new Map(docs.map((reading) => [getRelationId(reading.document), reading]))
  const issues = await findAll<{ numero: number; pdf: unknown }>(payload, {
    collection: 'regards',
    where: {
      and: [
        { pdf: { in: docs.flatMap(({ document }) => getRelationId(document) ?? []) } },
        notInTrash,
      ],
    },
    sort: ['-dateParution', '-numero'],
    select: { numero: true, pdf: true },
  })
  return issues.flatMap(({ numero, pdf }) => {
    const reading = readings.get(getRelationId(pdf) ?? '')
    return reading ? [toPending(numero, reading)] : []
  })
}

const toPending = (numero: number, reading: StoredReading) => ({
  numero,
  etat: reading.etat as Exclude<StoredReading['etat'], 'prete'>,
  /** Reason of a failure, in French. */
  raison: reading.raison ?? null,
  pagesTraitees: reading.pagesTraitees ?? 0,
  nombreDePages: reading.nombreDePages ?? 0,
})

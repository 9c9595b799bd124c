import type { Payload } from 'payload'

import { notInTrash } from '../../../access/published'
import { findAll } from '../../../infrastructure/database/findAll'
import { getRelationId } from '../../../lib/payload/getRelationId'
import type { StoredReading } from '../types'

/** Newest readings that are read. */
const MAX_READINGS = 200

/** The reading of an issue that cannot be read online: not yet, or not at all. */
export interface PendingReading {
  numero: number
  etat: 'attente' | 'enCours' | 'indisponible'
  /** In French, of one that is not available. */
  raison: string | null
  pagesTraitees: number
  nombreDePages: number
}

/**
 * Reads the readings that wait, are being prepared or failed, newest issues first. Those of a PDF that no
 * issue has any more do not count.
 */
export async function readPendingReadings(payload: Payload): Promise<PendingReading[]> {
  const { docs } = await payload.db.find<StoredReading>({
    collection: 'lectures',
    where: { etat: { in: ['attente', 'enCours', 'indisponible'] } },
    sort: '-createdAt',
    limit: MAX_READINGS,
    pagination: false,
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

const toPending = (numero: number, reading: StoredReading): PendingReading => ({
  numero,
  etat: reading.etat as PendingReading['etat'],
  raison: reading.raison ?? null,
  pagesTraitees: reading.pagesTraitees ?? 0,
  nombreDePages: reading.nombreDePages ?? 0,
})

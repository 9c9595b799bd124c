import type { ReadingState } from '@regards/contract/schemas/lecture'
import type { Payload } from 'payload'

import { findAll } from '../../../infrastructure/database/findAll'
import { getRelationId } from '../../../lib/payload/getRelationId'
import { CARRY_OVER_TASK, findQueued } from '../preparation/queueReadings'
import { isFinished } from '../records/Lectures'
import { findShownPdfs } from '../records/shownArticles'
import { adviseOn, STOPPED } from '../preparation/failures'
import type { StoredReading } from '../types'

/** Time in which a job is queued after its reading was marked as waiting. */
const QUEUED_WITHIN_MS = 60_000

/**
 * Reads the states of the readings of PDFs, by the id of the PDF.
 * @param documents ids of the PDFs; all without it
 */
export async function readStates(
  payload: Payload,
  documents?: string[],
): Promise<Map<string, ReadingState>> {
  const docs = await findAll<StoredReading & { updatedAt: string }>(payload, {
    collection: 'lectures',
    where: documents ? { document: { in: documents } } : {},
    select: {
      ...{ document: true, etat: true, raison: true, version: true, updatedAt: true },
      ...{ nombreDePages: true, pagesTraitees: true },
      ...{ pagesNumerisees: true, pagesReconnues: true, correctionsDe: true },
    },
  })
  const [isUnderWay, carriedOver, shownPdfs] = await Promise.all([
    findUnderWay(payload, docs),
    findQueued(payload, CARRY_OVER_TASK),
    findShownPdfs(
      payload,
      docs.map(({ document }) => getRelationId(document) ?? ''),
    ),
  ])
  return new Map(
    docs.map((reading) => {
      const document = getRelationId(reading.document) ?? ''
      const ofFormer = {
        correctionsEnCours: carriedOver.has(document) || isCorrectionAwaited(reading),
        anciensArticles: (shownPdfs.get(document) ?? document) !== document,
      }
      return [document, { ...toState(reading, isUnderWay(reading)), ...ofFormer }]
    }),
  )
}

/** Whether corrections of the PDF before are still to be looked for: one that cannot be read has no pages for them. */
const isCorrectionAwaited = ({ etat, correctionsDe }: StoredReading): boolean =>
  Boolean(correctionsDe) && etat !== 'indisponible'

type Updated = StoredReading & { updatedAt: string }

/** Finds the readings that have a job, or are about to get one. */
async function findUnderWay(
  payload: Payload,
  readings: Updated[],
): Promise<(reading: Updated) => boolean> {
  if (readings.every(isAtRest)) return () => false
  const queued = await findQueued(payload, 'preparerLecture')
  const since = Date.now() - QUEUED_WITHIN_MS
  return (reading) =>
    !isAtRest(reading) &&
    (queued.has(getRelationId(reading.document) ?? '') ||
      new Date(reading.updatedAt).getTime() > since)
}

/** Whether nothing remains to be done; an older version of the processing is good enough. */
const isAtRest = (reading: StoredReading): boolean =>
  isFinished(reading) || (reading.etat !== 'attente' && Boolean(reading.version))

function toState(
  reading: Updated,
  isUnderWay: boolean,
): Omit<ReadingState, 'correctionsEnCours' | 'anciensArticles'> {
  const isStopped = !isUnderWay && !isAtRest(reading)
  const etat = isStopped && reading.etat !== 'prete' ? 'indisponible' : reading.etat
  const raison = isStopped ? STOPPED.raison : (reading.raison ?? null)
  return {
    etat,
    enPreparation: isUnderWay,
    raison,
    conseil: isStopped ? STOPPED.conseil : (adviseOn(raison ?? '') ?? null),
    nombreDePages: reading.nombreDePages ?? 0,
    pagesTraitees: reading.pagesTraitees ?? 0,
    pagesNumerisees: reading.pagesNumerisees ?? 0,
    pagesReconnues: reading.pagesReconnues ?? 0,
  }
}

import type { ReadingState } from '@regards/contract/schemas/lecture'
import type { Payload } from 'payload'
import { notInTrash, administratorsEndpoint, requireIssue } from '../../../access/roles'
import { findAll } from '../../../infrastructure/database/rows'
import { apiError } from '../../../lib/errors/apiErrors'
import { parseNumero } from '../../../lib/parseNumero'
import { getRelationId } from '../../../lib/payload/getRelationId'
import { noStoreJson } from '../../../lib/http/cacheControl'
import { describeRecord, getActor, recordEntry } from '../../../infrastructure/journal'
import { withLock } from '../../../infrastructure/locks/withLock'
import { findPdf } from '../preparation/pdfFile'
import { CARRY_OVER_TASK, findQueued, queueAgain } from '../preparation/queueReadings'
import { findReading, isFinished } from '../records/Lectures'
import { findShownPdfs } from '../records/shownArticles'
import { adviseOn, STOPPED } from '../preparation/failures'
import type { StoredReading } from '../types'

/** Most issues of one request that names them. */
const MAX_NUMEROS = 100

/**
 * GET /api/regards/lectures: `{lectures}`, the state of the reading of each published PDF by the
 * issue's id, for administrators. `?numeros=52,51` names up to 100 issues; without it, all.
 */
export const lecturesEndpoint = administratorsEndpoint('get', '/lectures', async (req) => {
  const { payload } = req
  const numeros = parseNumeros(req.searchParams.get('numeros'))
  const issues = await findAll<{ id: string; pdf?: unknown }>(payload, {
    collection: 'regards',
    where: numeros ? { numero: { in: numeros } } : notInTrash,
    select: { pdf: true },
  })
  const pdfs = issues.flatMap(({ pdf }) => getRelationId(pdf) ?? [])
  const states = await readStates(payload, numeros && pdfs)
  const entries = issues.flatMap(({ id, pdf }) => {
    const state = states.get(getRelationId(pdf) ?? '')
    return state ? [[id, state] as const] : []
  })
  return noStoreJson({ lectures: Object.fromEntries(entries) })
})

/** @returns undefined without the parameter */
function parseNumeros(value: string | null): number[] | undefined {
  if (value === null) return undefined
  const numeros = value.split(',').map(parseNumero)
  if (numeros.length > MAX_NUMEROS) throw apiError('invalid-numero')
  return numeros
}

/** Prepares a reading again: 202 `{lecture}`; one that waits or runs is not queued twice. */
export const prepareAgainEndpoint = administratorsEndpoint('post', '/:id/lecture', async (req) => {
  const { payload } = req
  const issue = await requireIssue(req, notInTrash, 'numero', 'titre', 'pdf')
  const document = getRelationId(issue.pdf)
  if (!document || !(await findPdf(payload, document)))
    throw apiError('not-found', 'Le PDF de ce numéro n’existe pas.')
  await withLock(payload, `preparation:${document}`, async () => {
    const reading = await findReading(payload, document)
    const isQueued = (await findQueued(payload, 'preparerLecture')).has(document)
    // The job of a finished reading ends in a moment.
    if (isQueued && !(reading && isFinished(reading))) return
    await queueAgain(payload, document)
    const { config } = payload.collections.regards
    await recordEntry(payload, {
      action: 'modification',
      actor: getActor(req),
      cible: describeRecord(config, { ...issue }),
      details: 'Lecture en ligne à préparer de nouveau.',
    })
  })
  const states = await readStates(payload, [document])
  return noStoreJson({ lecture: states.get(document) ?? null }, 202)
})

/** Time in which a job is queued after its reading was marked as waiting. */
const QUEUED_WITHIN_MS = 60_000

/** Reads the states of readings by the id of the PDF. @param documents all without it */
async function readStates(
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

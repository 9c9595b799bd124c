import { notInTrash } from '../../../access/published'
import { findAll } from '../../../infrastructure/database/findAll'
import { requireAdministrateur } from '../../../access/roles'
import { apiError } from '../../../lib/errors/apiErrors'
import { parseNumero } from '../../../lib/parseNumero'
import { getRelationId } from '../../../lib/payload/getRelationId'
import { noStoreJson } from '../../../lib/http/cacheControl'
import { describeRecord, getActor, recordEntry } from '../../../infrastructure/journal'
import { withLock } from '../../../infrastructure/locks/withLock'
import { findPdf } from '../preparation/pdfFile'
import { findQueued, queueAgain } from '../preparation/queueReadings'
import { findReading, isFinished } from '../records/Lectures'
import { readStates } from './readStates'
import type { Regard } from '../../../payload-types'
import { endpoint } from '../../../lib/payload/endpoint'

/** Most issues of one request that names them. */
const MAX_NUMEROS = 100

/**
 * GET /api/regards/lectures, an endpoint of the issues: `{lectures}`, the state of each issue's
 * reading by its id, for administrators; of the published PDF. `?numeros=52,51` names up to 100
 * issues; without it, all.
 * @throws ApiError 400 invalid-numero, 401, 403
 */
export const lecturesEndpoint = endpoint('get', '/lectures', async (req) => {
  requireAdministrateur(req)
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

type Issue = Pick<Regard, 'id' | 'numero' | 'titre' | 'pdf'>

/**
 * POST /api/regards/{id}/lecture, an endpoint of the issues, for administrators: prepares the online
 * reading of an issue again. Responds 202 `{lecture}`, its state; a reading that waits or is being
 * prepared is not queued twice.
 * @throws ApiError 401, 403, 404 not-found for an unknown issue or a missing PDF, 423
 */
export const prepareAgainEndpoint = endpoint('post', '/:id/lecture', async (req) => {
  requireAdministrateur(req)
  const { payload, routeParams } = req
  const issue = await payload.db.findOne<Issue>({
    collection: 'regards',
    where: { and: [{ id: { equals: routeParams?.id } }, notInTrash] },
    select: { numero: true, titre: true, pdf: true },
  })
  if (!issue) throw apiError('not-found', 'Ce numéro n’existe pas.')
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

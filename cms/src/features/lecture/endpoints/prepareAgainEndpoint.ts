import type { Endpoint } from 'payload'

import { notInTrash } from '../../../access/published'
import { requireAdministrateur } from '../../../access/requireAdministrateur'
import { describeRecord, getActor, recordEntry } from '../../../infrastructure/journal'
import { withLock } from '../../../infrastructure/locks/withLock'
import { notFound } from '../../../lib/errors/apiErrors'
import { noStoreJson } from '../../../lib/http/noStore'
import { getRelationId } from '../../../lib/payload/getRelationId'
import { findPdf } from '../preparation/pdfFile'
import { findQueued } from '../preparation/findQueued'
import { queueAgain } from '../preparation/queueReading'
import { readStates } from './readStates'

interface Issue {
  id: string
  numero: number
  titre?: string | null
  pdf?: unknown
}

/**
 * POST /api/regards/{id}/lecture, an endpoint of the issues, for administrators: prepares the online
 * reading of an issue again. Responds 202 `{lecture}`, its state; one that is being prepared, or waits
 * for it, is not queued twice.
 * @throws ApiError 401, 403, 404 not-found for an unknown issue, or one without its PDF, 423
 */
export const prepareAgainEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/lecture',
  method: 'post',
  handler: async (req) => {
    requireAdministrateur(req)
    const { payload, routeParams } = req
    const issue = await payload.db.findOne<Issue>({
      collection: 'regards',
      where: { and: [{ id: { equals: routeParams?.id } }, notInTrash] },
      select: { numero: true, titre: true, pdf: true },
    })
    if (!issue) throw notFound('Ce numéro')
    const document = getRelationId(issue.pdf)
    if (!document || !(await findPdf(payload, document))) throw notFound('Le PDF de ce numéro')
    await withLock(payload, `preparation:${document}`, async () => {
      if ((await findQueued(payload, 'preparerLecture')).has(document)) return
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
  },
}

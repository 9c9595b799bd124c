import type { Endpoint, Payload, PayloadRequest } from 'payload'

import {
  requireIssue,
  notInTrash,
  AFTER_REAUTHENTICATION,
  administratorsEndpoint,
} from '../../../access/roles'
import { requireEmail } from '../../../infrastructure/email'
import { apiError } from '../../../lib/errors/apiErrors'
import { formatParisMoment } from '../../../lib/frenchDates'
import { parsePlannedTime } from '../../../lib/parsePlannedTime'
import { isPublished, findAnnonceOfRegard } from '../campaigns/campaignState'
import { followPlan, planCampaign, toPlanned, unplanAnnouncement } from '../campaigns/planCampaign'
import type { AnnonceRow } from '../letters/rows'
import { createAnnonce } from './announcementEndpoints'
import { readLetterBody, respondWith } from './letterEndpoints'
import type { Regard } from '../../../payload-types'

/** Returns when an issue will be published; null if that is not planned. */
type FindPublication = (payload: Payload, regard: string) => Promise<Date | null>

/**
 * Endpoints of the planned announcement of an issue, for administrators:
 * - POST /api/regards/{id}/annonce/programmation `{date}`: plans it, in place of an earlier plan; a null
 *   date is the issue's own publication, which must be planned; responds 200 `{doc}`;
 * - DELETE: ends the plan, responds 204.
 * @throws ApiError 401, 403 (reauthentication-required to plan), 404; 400 invalid-argument; 409 already-announced, not-planned; 503
 * mail-unavailable
 */
export const createAnnouncementSchedule = (
  findPublication: FindPublication,
): Omit<Endpoint, 'root'>[] => [
  administratorsEndpoint(
    'post',
    '/:id/annonce/programmation',
    async (req) => {
      const issue = await findIssue(req)
      const { date } = await readLetterBody(req)
      const moment = date === null ? undefined : parsePlannedTime(date)
      await checkMoment(req.payload, issue, moment, findPublication)
      requireEmail()
      const row = await plan(req, issue.id, moment)
      return respondWith(req, row.id, 200)
    },
    AFTER_REAUTHENTICATION,
  ),
  administratorsEndpoint('delete', '/:id/annonce/programmation', async (req) => {
    await unplanAnnouncement(req, (await findIssue(req)).id)
    return new Response(null, { status: 204 })
  }),
]

type Issue = Pick<Regard, 'id' | '_status'>

const findIssue = (req: PayloadRequest): Promise<Issue> => requireIssue(req, notInTrash, '_status')

async function checkMoment(
  payload: Payload,
  { id, _status }: Issue,
  moment: Date | undefined,
  findPublication: FindPublication,
): Promise<void> {
  if (_status !== 'draft') {
    if (!moment)
      throw apiError('invalid-argument', 'Ce numéro est déjà publié\u00a0: choisissez une date.')
    return
  }
  const publication = await findPublication(payload, id)
  if (!publication) throw apiError('not-planned')
  if (moment && moment < publication) {
    throw apiError('invalid-argument', 'Le numéro ne sera pas encore publié à ce moment.')
  }
}

/**
 * Refuses to publish an issue after the planned moment of its announcement, which would not leave.
 * @throws ApiError 400 invalid-argument
 */
export async function requireAnnouncementAfter(
  payload: Payload,
  regard: string,
  publication: Date,
): Promise<void> {
  const row = await findAnnonceOfRegard(payload, regard)
  if (row?.etat !== 'prevue' || !row.datePrevue) return
  const moment = new Date(row.datePrevue)
  if (moment >= publication || (await isPublished(payload, regard))) return
  throw apiError(
    'invalid-argument',
    `Les abonnés seraient prévenus avant, le ${formatParisMoment(moment)}\u00a0: déprogrammez d’abord l’annonce, ou choisissez une heure antérieure pour la parution.`,
  )
}

async function plan(
  req: PayloadRequest,
  regard: string,
  moment: Date | undefined,
): Promise<AnnonceRow> {
  const before = await findAnnonceOfRegard(req.payload, regard)
  if (before) {
    const row = await planCampaign(req, before, moment)
    if (!row) throw apiError('already-announced')
    return row
  }
  const row = await createAnnonce(req.payload, { ...toPlanned(req, moment), regard })
  await followPlan(req, row)
  return row
}

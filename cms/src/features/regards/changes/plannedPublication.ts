import type { CollectionAfterChangeHook, Endpoint, PayloadRequest } from 'payload'

import { byId, findFields } from '../../../infrastructure/database/rows'
import { notInTrash, administratorsEndpoint, requireIssue } from '../../../access/roles'
import {
  announceAtPublication,
  createAnnouncementSchedule,
  requireAnnouncementAfter,
  unplanAnnouncement,
} from '../../newsletter'
import {
  cancelPublication,
  createScheduleEndpoints,
  getIssueId,
  readSchedule,
  readSchedules,
  toScheduleTarget,
} from '../../scheduledPublication'
import { formatParisTime } from '../../../lib/parisTime'
import { getPublishedBefore } from './loadPublished'
import type { Regard } from '../../../payload-types'

const findTarget = async (req: PayloadRequest): Promise<string> =>
  toScheduleTarget((await requireIssue(req, notInTrash, 'numero')).id)

/**
 * Planned publications of issues, for administrators:
 * - /api/regards/{id}/programmation: as for a page;
 * - GET /api/regards/programmations: `{dates}`, the planned time of each issue by its id;
 * - /api/regards/{id}/annonce/programmation: its planned announcement.
 */
export const scheduleEndpoints: Omit<Endpoint, 'root'>[] = [
  administratorsEndpoint('get', '/programmations', async (req) => {
    const schedules = [...(await readSchedules(req.payload))]
    const prefix = toScheduleTarget('')
    const dates = schedules
      .filter(([target]) => target.startsWith(prefix))
      .map(([target, date]) => [target.slice(prefix.length), formatParisTime(date)])
    return Response.json({ dates: Object.fromEntries(dates) as Record<string, string> })
  }),
  ...createScheduleEndpoints({
    path: '/:id/programmation',
    createEndpoint: administratorsEndpoint,
    findTarget,
    checkDate: ({ payload }, target, date) =>
      requireAnnouncementAfter(payload, getIssueId(target) ?? '', date),
    // Otherwise the announcement would be sent at some later publication.
    onCancelled: (req, target) =>
      unplanAnnouncement(req, getIssueId(target) ?? '', { atPublicationOnly: true }),
  }),
  ...createAnnouncementSchedule(
    async (payload, id) => (await readSchedule(payload, toScheduleTarget(id))).date,
  ),
]

type Issue = Pick<Regard, 'id' | '_status'>

/** Cancels a plan after a publication or a withdrawal: it would publish the next draft. */
export const endSchedule: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const { id, _status } = doc as Issue
  const isOver = _status !== 'draft' || (await isWithdrawn(req, id))
  if (operation === 'update' && isOver) {
    await cancelPublication(req.payload, toScheduleTarget(id))
  }
  return doc as unknown
}

/** Whether a save withdrew an issue; a draft that is saved beside it leaves it published. */
async function isWithdrawn(req: PayloadRequest, id: string): Promise<boolean> {
  if (!getPublishedBefore(req, id)) return false
  const issue = await findFields(req, 'regards', byId(id), '_status')
  return issue?._status === 'draft'
}

/**
 * Starts the announcement that was planned for the publication of an issue, and continues the
 * announcement of an issue that was withdrawn. A failure is logged: the issue is published, and the
 * next start of the site sends it.
 */
export const announceOnPublication: CollectionAfterChangeHook = async ({ doc, req }) => {
  const { id, _status } = doc as { id: string; _status?: string | null }
  if (_status !== 'published') return doc as unknown
  try {
    await announceAtPublication(req.payload, id, { isBack: !getPublishedBefore(req, id) })
  } catch (error) {
    req.payload.logger.error({ err: error, regard: id }, 'Annonce prévue retardée')
  }
  return doc as unknown
}

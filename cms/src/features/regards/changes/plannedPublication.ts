import type { Endpoint, PayloadRequest } from 'payload'

import { notInTrash } from '../../../access/published'
import { requireAdministrateur } from '../../../access/requireAdministrateur'
import { createAnnouncementSchedule, unplanAnnouncement } from '../../newsletter'
import { createScheduleEndpoints, readSchedule, readSchedules } from '../../scheduledPublication'
import { notFound } from '../../../lib/errors/apiErrors'
import { formatParisTime } from '../../../lib/parisTime'
import { toScheduleTarget } from '../../scheduledPublication/toScheduleTarget'

async function findTarget({ payload, routeParams }: PayloadRequest): Promise<string> {
  const id = routeParams?.id
  const issue = await payload.db.findOne<{ id: string }>({
    collection: 'regards',
    where: { and: [{ id: { equals: id } }, notInTrash] },
    select: { numero: true },
  })
  if (!issue) throw notFound('Ce numéro')
  return toScheduleTarget(issue.id)
}

/**
 * Planned publications of issues, for administrators:
 * - /api/regards/{id}/programmation: as for a page;
 * - GET /api/regards/programmations: `{dates}`, the planned time of each issue by its id;
 * - /api/regards/{id}/annonce/programmation: its planned announcement.
 */
export const scheduleEndpoints: Omit<Endpoint, 'root'>[] = [
  {
    path: '/programmations',
    method: 'get',
    handler: async (req) => {
      requireAdministrateur(req)
      const schedules = [...(await readSchedules(req.payload))]
      const prefix = toScheduleTarget('')
      const dates = schedules
        .filter(([target]) => target.startsWith(prefix))
        .map(([target, date]) => [target.slice(prefix.length), formatParisTime(date)])
      return Response.json({ dates: Object.fromEntries(dates) as Record<string, string> })
    },
  },
  ...createScheduleEndpoints({
    path: '/:id/programmation',
    requireAccess: requireAdministrateur,
    findTarget,
    // Sent at a publication that somebody has given up, and forgotten by then.
    onCancelled: (req) =>
      unplanAnnouncement(req, String(req.routeParams?.id), { atPublicationOnly: true }),
  }),
  ...createAnnouncementSchedule(
    async (payload, id) => (await readSchedule(payload, toScheduleTarget(id))).date,
  ),
]

import type { Endpoint, PayloadRequest } from 'payload'

import { notInTrash } from '../../access/published'
import { requireAdministrateur } from '../../access/requireAdministrateur'
import {
  createScheduleEndpoints,
  formatParisTime,
  readSchedules,
} from '../../features/scheduledPublication'
import { notFound } from '../../lib/errors/apiErrors'
import { toScheduleTarget } from './toScheduleTarget'

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
 * - GET /api/regards/programmations: `{dates}`, the planned time of each issue by its id.
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
  }),
]

import type { Endpoint } from 'payload'

import { published } from '../../../access/published'

/** GET /api/regards/annees: `{annees}`, the years with published issues, newest first. */
export const anneesEndpoint: Omit<Endpoint, 'root'> = {
  path: '/annees',
  method: 'get',
  handler: async ({ payload }) => {
    const { docs } = await payload.db.find<{ dateParution: string }>({
      collection: 'regards',
      where: published,
      select: { dateParution: true },
      pagination: false,
      limit: 0,
    })
    const years = docs.map(({ dateParution }) => new Date(dateParution).getUTCFullYear())
    return Response.json({ annees: [...new Set(years)].sort((one, other) => other - one) })
  },
}

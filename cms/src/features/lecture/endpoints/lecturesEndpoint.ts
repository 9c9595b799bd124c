import type { Endpoint } from 'payload'

import { requireAdministrateur } from '../../../access/requireAdministrateur'
import { getRelationId } from '../../../lib/payload/getRelationId'
import type { StoredReading } from '../types'

/**
 * GET /api/regards/lectures, an endpoint of the issues: `{lectures}`, the state of each issue's
 * reading by its id, for administrators; of the published PDF.
 * @throws ApiError 401, 403
 */
export const lecturesEndpoint: Omit<Endpoint, 'root'> = {
  path: '/lectures',
  method: 'get',
  handler: async (req) => {
    requireAdministrateur(req)
    const { payload } = req
    const every = { where: {}, pagination: false, limit: 0 } as const
    const [issues, readings] = await Promise.all([
      payload.db.find<{ id: string; pdf?: unknown }>({
        collection: 'regards',
        ...every,
        select: { pdf: true },
      }),
      payload.db.find<StoredReading>({
        collection: 'lectures',
        ...every,
        select: {
          ...{ document: true, etat: true, raison: true },
          ...{ nombreDePages: true, pagesTraitees: true },
        },
      }),
    ])
    const byPdf = new Map(
      readings.docs.map((reading) => [getRelationId(reading.document), reading]),
    )
    const entries = issues.docs.flatMap(({ id, pdf }) => {
      const reading = byPdf.get(getRelationId(pdf))
      return reading ? [[id, toState(reading)] as const] : []
    })
    return Response.json(
      { lectures: Object.fromEntries(entries) },
      { headers: { 'Cache-Control': 'no-store' } },
    )
  },
}

const toState = ({ etat, raison, nombreDePages, pagesTraitees }: StoredReading) => ({
  etat,
  raison: raison ?? null,
  nombreDePages: nombreDePages ?? 0,
  pagesTraitees: pagesTraitees ?? 0,
})

import type { Endpoint } from 'payload'

import { notInTrash } from '../../../access/published'
import { requireAdministrateur } from '../../../access/requireAdministrateur'
import type { EnvoiRow } from './types'
import { noStoreJson } from '../../../lib/http/noStore'

/** Maximum failures listed; the campaign has their total number. */
const LIMIT = 200

/**
 * GET /api/annonces/{id}/echecs, an endpoint of the collection annonces: lists the failed
 * recipients with reasons, for administrators. Recipients who unsubscribed since, or are in the trash,
 * have no e-mail address.
 */
export const failuresEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/echecs',
  method: 'get',
  handler: async (req) => {
    requireAdministrateur(req)
    const everything = { pagination: false, limit: LIMIT } as const
    const { docs: envois } = await req.payload.db.find<EnvoiRow>({
      collection: 'envois',
      where: {
        and: [{ annonce: { equals: req.routeParams?.id } }, { etat: { equals: 'echec' } }],
      },
      sort: 'createdAt',
      ...everything,
    })
    const { docs: abonnes } = await req.payload.db.find<{ id: string; email: string }>({
      collection: 'abonnes',
      where: { and: [{ id: { in: envois.map(({ abonne }) => abonne) } }, notInTrash] },
      select: { email: true },
      ...everything,
    })
    const emails = new Map(abonnes.map(({ id, email }) => [id, email]))
    const docs = envois.map(({ id, abonne, raison }) => ({
      id,
      email: emails.get(abonne) ?? null,
      raison: raison ?? '',
    }))
    return noStoreJson({ docs })
  },
}

import type { Endpoint } from 'payload'

import { requireEditeur } from '../../access/requireEditeur'

const { compare } = new Intl.Collator('fr')

/**
 * GET /api/images/dossiers: `{dossiers}`, the names of all folders of page images, in French
 * alphabetical order; for editors.
 * @throws ApiError 401
 */
export const foldersEndpoint: Omit<Endpoint, 'root'> = {
  path: '/dossiers',
  method: 'get',
  handler: async (req) => {
    requireEditeur(req)
    const { docs } = await req.payload.find({
      collection: 'images',
      where: { dossier: { exists: true } },
      select: { dossier: true },
      depth: 0,
      pagination: false,
      req,
    })
    const names = new Set(docs.flatMap(({ dossier }) => dossier || []))
    return Response.json({ dossiers: [...names].sort(compare) })
  },
}

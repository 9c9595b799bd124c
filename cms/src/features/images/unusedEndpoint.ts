import type { Endpoint } from 'payload'

import { requireEditeur } from '../../access/requireEditeur'
import { findUnusedImages } from './findUnusedImages'

/** An image that nothing uses, as the panel lists it. */
export interface UnusedImageItem {
  id: string
  nom: string
  /** In bytes. */
  taille: number
  /** URL of a small copy. */
  vignette: string | null
  /** ISO 8601. */
  envoyeeLe: string
}

/**
 * GET /api/images/jamais-utilisees: `{images}`, those that no page and no issue uses, the oldest
 * first; for editors.
 * @throws ApiError 401
 */
export const unusedEndpoint: Omit<Endpoint, 'root'> = {
  path: '/jamais-utilisees',
  method: 'get',
  handler: async (req) => {
    requireEditeur(req)
    const images = (await findUnusedImages(req.payload, req)).map(
      ({ id, filename, filesize, sizes, createdAt }): UnusedImageItem => ({
        id,
        nom: filename ?? '',
        taille: filesize ?? 0,
        vignette: sizes?.w320?.url ?? null,
        envoyeeLe: createdAt,
      }),
    )
    return Response.json({ images })
  },
}

import type { Access } from 'payload'

import { isAdministrateur, isEditeur } from '../../access/roles'
import { getRelationId } from '../../lib/payload/getRelationId'

/**
 * Editors change images, except those that an issue shows: publishing, and therefore what a published
 * issue looks like, is for administrators.
 */
export const administratorsWhileInUse: Access = async ({ id, req }) => {
  if (isAdministrateur(req)) return true
  if (!isEditeur(req)) return false
  const { docs } = await req.payload.find({
    collection: 'regards',
    where: id ? { couverture: { equals: id } } : {},
    select: { couverture: true },
    depth: 0,
    pagination: false,
    req,
  })
  if (docs.length === 0) return true
  // Without an id a request is about several images, or about images in general.
  return id ? false : { id: { not_in: docs.map(({ couverture }) => getRelationId(couverture)) } }
}

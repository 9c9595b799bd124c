import type { Access } from 'payload'

import { isAdministrateur, isEditeur } from '../../access/roles'
import { getRelationId } from '../../lib/payload/getRelationId'

/**
 * Editors may update images, except those used by an issue: how a published issue looks is decided
 * by administrators.
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
  // A request without an id concerns several or all images.
  return id ? false : { id: { not_in: docs.map(({ couverture }) => getRelationId(couverture)) } }
}

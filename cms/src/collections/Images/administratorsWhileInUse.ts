import type { Access } from 'payload'

import { isAdministrateur, isEditeur } from '../../access/roles'
import { findIssuesUsing } from '../../media/usage/findIssuesUsing'

/**
 * Editors may update images, except those used by an issue: how an issue looks is decided
 * by administrators.
 */
export const administratorsWhileInUse: Access = async ({ id, req }) => {
  if (isAdministrateur(req)) return true
  if (!isEditeur(req)) return false
  const covers = await findIssuesUsing(req.payload, 'couverture', id, req)
  if (covers.length === 0) return true
  // A request without an id concerns several or all images.
  return id ? false : { id: { not_in: covers.map(({ file }) => file) } }
}

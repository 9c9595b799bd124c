import { Forbidden, type Access, type CollectionBeforeChangeHook } from 'payload'

import { isAdministrateur, isEditeur } from '../../access/roles'
import { unreservedImages } from '../../access/unreserved'
import { findIssuesUsing } from '../../media/usage/findIssuesUsing'

/**
 * Editors may update the images that they read, except those used by an issue: how an issue looks is
 * decided by administrators. A request for several images concerns those of pages; the filter names
 * no image, as /api/access shows it.
 */
export const administratorsWhileInUse: Access = async (args) => {
  const { id, req } = args
  if (isAdministrateur(req)) return true
  if (!isEditeur(req)) return false
  if (!id) return { usage: { equals: 'page' } }
  const covers = await findIssuesUsing(req.payload, 'couverture', id, req)
  return covers.length === 0 && unreservedImages(args)
}

/** Rejects an editor's update of several images for those that an issue uses as its cover. */
export const rejectUpdateOfCovers: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !req.user || isAdministrateur(req)) return data
  const { id } = originalDoc as { id: string }
  const covers = await findIssuesUsing(req.payload, 'couverture', id, req)
  if (covers.length > 0) throw new Forbidden(req.t)
  return data
}

import type { Access } from 'payload'

import { isAdministrateur } from '../../../access/roles'

/** Administrators may access every account, other users only their own. */
export const administratorsOrSelf: Access = ({ req }) => {
  if (isAdministrateur(req)) return true
  return req.user ? { id: { equals: req.user.id } } : false
}

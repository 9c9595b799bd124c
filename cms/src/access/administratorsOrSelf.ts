import type { Access } from 'payload'

import { isAdministrateur } from './roles'

/** Administrators see every account, anyone else their own only. */
export const administratorsOrSelf: Access = ({ req }) => {
  if (isAdministrateur(req)) return true
  return req.user ? { id: { equals: req.user.id } } : false
}

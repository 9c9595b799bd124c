import type { Access, ClientUser } from 'payload'

import { isAdministrateur } from './roles'

export const administrators: Access = ({ req }) => isAdministrateur(req)

/** `admin.hidden` of what the panel shows to administrators only. */
export const hiddenFromEditors = ({ user }: { user: ClientUser }): boolean =>
  user.role !== 'administrateur'

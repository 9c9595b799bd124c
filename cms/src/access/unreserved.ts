import type { Access } from 'payload'

import { isAdministrateur } from './roles'

/** Read access to files: anyone, except those of an issue that is not published. */
export const unreserved: Access = ({ req }) =>
  isAdministrateur(req) ? true : { reserve: { not_equals: true } }

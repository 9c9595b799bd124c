import type { Access } from 'payload'

import { isAdministrateur } from './roles'

/** Administrators change letters to subscribers until they are sent or planned. */
export const lettersInDraft: Access = ({ req }) =>
  isAdministrateur(req) && { etat: { equals: 'brouillon' } }

import type { CollectionConfig } from 'payload'

import { administrators } from '../../access/administrators'
import { administratorsOrSelf } from '../../access/administratorsOrSelf'
import { isAdministrateur, isEditeur } from '../../access/roles'
import { env } from '../../env'
import { durations } from '../../retention/durations'
import {
  forgetAttempts,
  limitSignIns,
  LOCK_SECONDS,
  MAX_LOGIN_ATTEMPTS,
} from '../../signin/limitSignIns'
import { askResetEndpoint } from '../../signin/reset/askResetEndpoint'
import { resetPasswordEndpoint } from '../../signin/reset/resetPasswordEndpoint'
import { closedEndpoints } from './closedEndpoints'
import {
  checkPassword,
  dropResetLink,
  keepOneAdministrateur,
  keepOneAdministrateurOnDelete,
} from './hooks'

/** The accounts. There is no open registration: an administrator makes them. */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Compte', plural: 'Comptes' },
  admin: {
    group: 'Réglages',
    useAsTitle: 'email',
    defaultColumns: ['email', 'role'],
    hidden: ({ user }) => user.role !== 'administrateur',
  },
  access: {
    admin: ({ req }) => isEditeur(req),
    read: administratorsOrSelf,
    create: administrators,
    update: administrators,
    delete: administrators,
    unlock: ({ req }) => isAdministrateur(req),
  },
  auth: {
    tokenExpiration: durations.session.hours * 60 * 60,
    maxLoginAttempts: MAX_LOGIN_ATTEMPTS,
    lockTime: LOCK_SECONDS * 1000,
    cookies: { sameSite: 'Lax', secure: env.siteUrl.startsWith('https:') },
  },
  // Before Payload’s own of the same names.
  endpoints: [...closedEndpoints, askResetEndpoint, resetPasswordEndpoint],
  hooks: {
    beforeOperation: [limitSignIns],
    afterLogin: [forgetAttempts],
    beforeValidate: [checkPassword],
    beforeChange: [keepOneAdministrateur, dropResetLink],
    beforeDelete: [keepOneAdministrateurOnDelete],
  },
  fields: [
    {
      name: 'role',
      type: 'select',
      label: 'Rôle',
      required: true,
      defaultValue: 'editeur',
      saveToJWT: true,
      options: [
        { label: 'Administrateur\u00a0: publie et gère tout', value: 'administrateur' },
        { label: 'Éditeur\u00a0: textes et images des pages', value: 'editeur' },
      ],
    },
  ],
}

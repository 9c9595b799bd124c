import type { CollectionConfig } from 'payload'

import { administrators } from '../../access/administrators'
import { administratorsOrSelf } from '../../access/administratorsOrSelf'
import { isAdministrateur, isEditeur } from '../../access/roles'
import { env } from '../../env'
import {
  forgetAttempts,
  limitSignIns,
  LOCK_SECONDS,
  MAX_LOGIN_ATTEMPTS,
} from '../../signin/limitSignIns'
import { closedEndpoints } from './closedEndpoints'
import { checkPassword, keepOneAdministrateur, keepOneAdministrateurOnDelete } from './hooks'

const TWO_HOURS = 2 * 60 * 60

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
    tokenExpiration: TWO_HOURS,
    maxLoginAttempts: MAX_LOGIN_ATTEMPTS,
    lockTime: LOCK_SECONDS * 1000,
    cookies: { sameSite: 'Lax', secure: env.siteUrl.startsWith('https:') },
  },
  endpoints: closedEndpoints,
  hooks: {
    beforeOperation: [limitSignIns],
    afterLogin: [forgetAttempts],
    beforeValidate: [checkPassword],
    beforeChange: [keepOneAdministrateur],
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

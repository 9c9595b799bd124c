import type { CollectionConfig } from 'payload'

import { administrators } from '../../access/administrators'
import { administratorsOrSelf } from '../../access/administratorsOrSelf'
import { isAdministrateur, isEditeur } from '../../access/roles'
import { env } from '../../env'
import { forbidden } from '../../errors/houseErrors'
import {
  checkPassword,
  endSessionsOnPasswordChange,
  keepOneAdministrateur,
  keepOneAdministrateurOnDelete,
} from './hooks'

const TWO_HOURS = 2 * 60 * 60
const MAX_LOGIN_ATTEMPTS = 10
const LOCK_MS = 10 * 60_000

/** The accounts. There is no open registration: an administrator makes them. */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Compte', plural: 'Comptes' },
  admin: {
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
    lockTime: LOCK_MS,
    cookies: { sameSite: 'Lax', secure: env.siteUrl.startsWith('https:') },
  },
  endpoints: [
    {
      // Comes before Payload's own: the first administrator is made at start, never over HTTP.
      path: '/first-register',
      method: 'post',
      handler: () => {
        throw forbidden()
      },
    },
  ],
  hooks: {
    beforeValidate: [checkPassword],
    beforeChange: [endSessionsOnPasswordChange, keepOneAdministrateur],
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
        { label: 'Administrateur : publie et gère tout', value: 'administrateur' },
        { label: 'Éditeur : textes et images des pages', value: 'editeur' },
      ],
    },
  ],
}

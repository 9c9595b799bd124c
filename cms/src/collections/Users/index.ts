import type { CollectionConfig } from 'payload'

import { administrators } from '../../access/administrators'
import { administratorsOrSelf } from '../../access/administratorsOrSelf'
import { isAdministrateur, isEditeur } from '../../access/roles'
import { env } from '../../env'
import { durations } from '../../retention/durations'
import { sessionStrategy } from '../../signin/readSession'
import { refuseOldSession } from '../../signin/refuseOldSession'
import { askResetEndpoint } from '../../signin/reset/askResetEndpoint'
import { resetPasswordEndpoint } from '../../signin/reset/resetPasswordEndpoint'
import { signInEndpoint } from '../../signin/signInEndpoint'
import { closedEndpoints } from './closedEndpoints'
import { checkCurrentPassword } from './checkCurrentPassword'
import { currentPasswordField } from './currentPasswordField'
import { checkPassword, dropResetLink, forgetAttemptsOnUnlock } from './hooks'
import {
  keepOneAdministrateur,
  keepOneAdministrateurOnDelete,
  letNextOneLook,
  letNextOneLookAfterError,
} from './keepOneAdministrateur'

/** The accounts. There is no open registration: an administrator makes them. */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Compte', plural: 'Comptes' },
  admin: {
    group: 'Réglages',
    useAsTitle: 'email',
    defaultColumns: ['email', 'role'],
    hidden: ({ user }) => user.role !== 'administrateur',
    components: { edit: { beforeDocumentControls: ['/panel/form/FirstFault#FirstFault'] } },
  },
  access: {
    admin: ({ req }) => isEditeur(req),
    read: administratorsOrSelf,
    create: administrators,
    update: administrators,
    delete: administrators,
    unlock: ({ req }) => isAdministrateur(req),
  },
  lockDocuments: false,
  auth: {
    tokenExpiration: durations.session.hours * 60 * 60,
    strategies: [sessionStrategy],
    // Payload's own lock is one for everybody, which anybody can close: see signin/attempts.
    maxLoginAttempts: 0,
    cookies: { sameSite: 'Lax', secure: env.siteUrl.startsWith('https:') },
  },
  // Before Payload’s own of the same names.
  endpoints: [...closedEndpoints, signInEndpoint, askResetEndpoint, resetPasswordEndpoint],
  hooks: {
    beforeOperation: [refuseOldSession],
    beforeValidate: [checkPassword, checkCurrentPassword],
    beforeChange: [keepOneAdministrateur, dropResetLink],
    beforeDelete: [keepOneAdministrateurOnDelete],
    afterOperation: [letNextOneLook, forgetAttemptsOnUnlock],
    afterError: [letNextOneLookAfterError],
  },
  fields: [
    currentPasswordField,
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
    {
      type: 'ui',
      name: 'deverrouillage',
      admin: {
        disableListColumn: true,
        components: { Field: '/collections/Users/UnlockButton#UnlockButton' },
      },
    },
  ],
}

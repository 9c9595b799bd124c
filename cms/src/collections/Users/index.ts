import type { CollectionConfig } from 'payload'

import { administrators } from '../../access/administrators'
import { administratorsOrSelf } from '../../access/administratorsOrSelf'
import { isAdministrateur, isEditeur } from '../../access/roles'
import { env } from '../../lib/env'
import { durations } from '../../features/retention/durations'
import { sessionStrategy } from '../../access/getSessionUser'
import { requestResetEndpoint } from '../../features/auth/passwordReset/requestResetEndpoint'
import { resetPasswordEndpoint } from '../../features/auth/passwordReset/resetPasswordEndpoint'
import { secondFactorEndpoints } from '../../features/auth/secondFactor/endpoints'
import { signInEndpoint } from '../../features/auth/signInEndpoint'
import { passwordStrengthEndpoint } from '../../features/auth/passwordStrength/passwordStrengthEndpoint'
import { ownAccountEndpoint } from '../../features/auth/ownAccountEndpoint'
import { resendInvitationEndpoint } from '../../features/auth/invitation/resendInvitationEndpoint'
import {
  endInvitation,
  preparePendingAccount,
  sendInvitationOnCreate,
} from '../../features/auth/invitation/invitationHooks'
import { notifyNewAdministrateur } from '../../features/auth/newAdministrateur/notifyNewAdministrateur'
import { guardAccounts } from '../../features/auth/reauthentication/guardAccounts'
import { reauthenticationEndpoints } from '../../features/auth/reauthentication/reauthenticationEndpoints'
import { sessionEndpoints } from '../../features/auth/sessions/sessionEndpoints'
import {
  endSessionsOnDelete,
  endSessionsOnNewPassword,
  noteNewPassword,
} from '../../features/auth/sessions/sessionHooks'
import { tokenEndpoints } from '../../features/auth/sessions/tokenEndpoints'
import { disabledAuthEndpoints } from './disabledAuthEndpoints'
import { checkCurrentPassword } from './checkCurrentPassword'
import { recordTitleField } from '../../fields/recordTitleField'
import { firstInvalidField } from '../../fields/firstInvalidField'
import { currentPasswordField } from './currentPasswordField'
import {
  clearResetLink,
  deleteSecondFactors,
  markNeverSignedIn,
  rejectMalformedEmail,
  resetAttemptsOnUnlock,
  tellMissingSecondFactor,
  validatePassword,
} from './hooks'
import { invitationFields } from './invitationFields'
import {
  requireOneAdministrateur,
  requireOneAdministrateurOnDelete,
  releaseAdministrateurLock,
  releaseAdministrateurLockOnError,
} from './requireOneAdministrateur'

/** User accounts. There is no self-registration: an administrator creates them. */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Compte', plural: 'Comptes' },
  admin: {
    hideAPIURL: true,
    group: 'Réglages',
    useAsTitle: 'email',
    defaultColumns: ['email', 'nom', 'role', 'etatDuCompte'],
    hidden: ({ user }) => user.role !== 'administrateur',
    components: {
      beforeListTable: ['/collections/Users/Reauthentication#Reauthentication'],
    },
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
    // Sessions are records of their own: see collections/Sessions.
    useSessions: false,
    strategies: [sessionStrategy],
    // Payload's account lockout is disabled, as anyone could lock an account: see
    // features/auth/signInAttempts.
    maxLoginAttempts: 0,
    cookies: { sameSite: 'Lax', secure: env.siteUrl.startsWith('https:') },
  },
  // Take precedence over Payload's endpoints of the same paths.
  endpoints: [
    ...disabledAuthEndpoints,
    ownAccountEndpoint,
    signInEndpoint,
    ...tokenEndpoints,
    ...secondFactorEndpoints,
    requestResetEndpoint,
    resetPasswordEndpoint,
    passwordStrengthEndpoint,
    resendInvitationEndpoint,
    ...sessionEndpoints,
    ...reauthenticationEndpoints,
  ],
  hooks: {
    beforeOperation: [guardAccounts],
    beforeValidate: [
      rejectMalformedEmail,
      preparePendingAccount,
      validatePassword,
      checkCurrentPassword,
    ],
    beforeChange: [
      requireOneAdministrateur,
      clearResetLink,
      endInvitation,
      markNeverSignedIn,
      noteNewPassword,
    ],
    afterChange: [sendInvitationOnCreate, endSessionsOnNewPassword, notifyNewAdministrateur],
    beforeDelete: [requireOneAdministrateurOnDelete],
    afterDelete: [deleteSecondFactors, endSessionsOnDelete],
    afterMe: [tellMissingSecondFactor],
    afterOperation: [releaseAdministrateurLock, resetAttemptsOnUnlock],
    afterError: [releaseAdministrateurLockOnError],
  },
  fields: [
    recordTitleField({ newTitle: 'Nouveau compte', names: ['email'] }),
    firstInvalidField,
    {
      type: 'ui',
      name: 'confirmationIdentite',
      admin: {
        disableListColumn: true,
        components: { Field: '/collections/Users/Reauthentication#Reauthentication' },
      },
    },
    {
      name: 'nom',
      type: 'text',
      label: 'Nom',
      maxLength: 100,
      hooks: {
        beforeValidate: [
          ({ value }) => (typeof value === 'string' ? value.trim() : (value as unknown)),
        ],
      },
      admin: { disableBulkEdit: true, description: 'Comme la personne s’appelle.' },
    },
    currentPasswordField,
    {
      type: 'ui',
      name: 'forceMotDePasse',
      admin: {
        disableListColumn: true,
        components: { Field: '/admin/form/PasswordStrength#PasswordStrength' },
      },
    },
    ...invitationFields,
    {
      type: 'ui',
      name: 'etatDuCompte',
      label: 'État du compte',
      admin: {
        components: {
          Cell: '/collections/Users/AccountStateCell#AccountStateCell',
          Field: '/admin/versions/NoDiff#NoDiff',
        },
      },
    },
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
    {
      type: 'ui',
      name: 'doubleAuthentification',
      admin: {
        disableListColumn: true,
        components: {
          Field: '/collections/Users/RemoveSecondFactorButton#RemoveSecondFactorButton',
        },
      },
    },
    {
      type: 'ui',
      name: 'fermetureDesSessions',
      admin: {
        disableListColumn: true,
        components: { Field: '/collections/Users/CloseSessionsButton#CloseSessionsButton' },
      },
    },
    {
      // Set on creation, cleared by the first sign-in.
      name: 'jamaisConnecte',
      type: 'checkbox',
      defaultValue: false,
      hidden: true,
      access: { create: () => false, update: () => false },
    },
  ],
}

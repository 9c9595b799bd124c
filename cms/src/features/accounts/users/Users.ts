import type { CollectionConfig } from 'payload'

import { administrators } from '../../../access/administrators'
import { administratorsOrSelf } from './administratorsOrSelf'
import { isAdministrateur, isEditeur } from '../../../access/roles'
import { env } from '../../../lib/env'
import { durations } from '../../retention/durations'
import { sessionStrategy } from '../requests/getSessionUser'
import { requestResetEndpoint } from '../passwords/requestResetEndpoint'
import { resetPasswordEndpoint } from '../passwords/resetPasswordEndpoint'
import { secondFactorEndpoints } from '../secondFactor/secondFactorEndpoints'
import { signInEndpoint } from '../signIn/signInEndpoint'
import { passwordStrengthEndpoint } from '../passwords/passwordStrengthEndpoint'
import { ownAccountEndpoint } from './ownAccountEndpoint'
import { resendInvitationEndpoint } from '../invitations/resendInvitationEndpoint'
import {
  endInvitation,
  preparePendingAccount,
  sendInvitationOnCreate,
} from '../invitations/invitationHooks'
import { notifyNewAdministrateur } from '../notifications/notifyNewAdministrateur'
import { guardAccounts } from '../sessions/guardAccounts'
import { reauthenticationEndpoints } from '../sessions/reauthenticationEndpoints'
import { sessionEndpoints } from '../sessions/sessionEndpoints'
import { endSessionsOnDelete, endSessionsOnNewPassword, noteNewPassword } from './sessionHooks'
import { tokenEndpoints } from '../sessions/tokenEndpoints'
import { disabledAuthEndpoints } from './disabledAuthEndpoints'
import { checkCurrentPassword } from '../passwords/checkCurrentPassword'
import { firstInvalidField } from '../../../fields/firstInvalidField'
import { currentPasswordField } from '../passwords/currentPasswordField'
import {
  clearResetLink,
  deleteSecondFactors,
  markNeverSignedIn,
  rejectMalformedEmail,
  resetAttemptsOnUnlock,
  tellMissingSecondFactor,
  validatePassword,
} from './hooks'
import { invitationFields } from '../invitations/invitationFields'
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
      beforeListTable: ['/features/accounts/panel/Reauthentication#Reauthentication'],
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
    firstInvalidField,
    {
      type: 'ui',
      name: 'confirmationIdentite',
      admin: {
        disableListColumn: true,
        components: { Field: '/features/accounts/panel/Reauthentication#Reauthentication' },
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
        components: { Field: '/features/accounts/panel/PasswordStrength#PasswordStrength' },
      },
    },
    ...invitationFields,
    {
      type: 'ui',
      name: 'etatDuCompte',
      label: 'État du compte',
      admin: {
        components: {
          Cell: '/features/accounts/panel/AccountStateCell#AccountStateCell',
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
        components: { Field: '/features/accounts/panel/UnlockButton#UnlockButton' },
      },
    },
    {
      type: 'ui',
      name: 'doubleAuthentification',
      admin: {
        disableListColumn: true,
        components: {
          Field: '/features/accounts/panel/RemoveSecondFactorButton#RemoveSecondFactorButton',
        },
      },
    },
    {
      type: 'ui',
      name: 'fermetureDesSessions',
      admin: {
        disableListColumn: true,
        components: { Field: '/features/accounts/panel/CloseSessionsButton#CloseSessionsButton' },
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

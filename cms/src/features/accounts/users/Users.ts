import type { Access, CollectionConfig } from 'payload'

import {
  administrators,
  hiddenFromEditors,
  isAdministrateur,
  isEditeur,
  setByServer,
} from '../../../access/roles'
import { firstInvalidField } from '../../../fields/firstInvalidField'
import { panelField, recordTitleField } from '../../../fields/panelField'
import { env } from '../../../lib/env'
import { LEAST_ROLE, ROLES, roleNames } from '@regards/contract/roles'
import { durations } from '../../retention/durations'
import {
  endInvitation,
  invitationFields,
  preparePendingAccount,
  resendInvitationEndpoint,
  sendInvitation,
} from '../invitations/invitations'
import { notifyAccountChange } from '../notifications/accountChange'
import { notifyNewAdministrateur } from '../notifications/newAdministrateur'
import { checkCurrentPassword, currentPasswordField } from '../passwords/currentPassword'
import { requestResetEndpoint, resetPasswordEndpoint } from '../passwords/forgotPassword'
import { passwordStrengthEndpoint } from '../passwords/passwordStrength'
import { sessionStrategy } from '../requests/getSessionUser'
import { factorEndpoints } from '../secondFactor/factorEndpoints'
import { passkeyEndpoints } from '../secondFactor/passkeys'
import { totpEndpoints } from '../secondFactor/totp'
import { guardAccounts, reauthenticationEndpoints } from '../sessions/reauthentication'
import { sessionEndpoints } from '../sessions/sessionEndpoints'
import { tokenEndpoints } from '../sessions/tokens'
import { passkeySignInEndpoints } from '../signIn/passkeySignIn'
import { signInEndpoint } from '../signIn/signInEndpoint'
import {
  releaseAdministrateurLock,
  releaseAdministrateurLockOnError,
  requireOneAdministrateur,
  requireOneAdministrateurOnDelete,
} from './administrateurs'
import {
  clearResetLink,
  deleteSecondFactors,
  endSessionsOnDelete,
  endSessionsOnNewPassword,
  markNeverSignedIn,
  rejectMalformedEmail,
  resetAttemptsOnUnlock,
  tellMissingSecondFactor,
  validatePassword,
} from './hooks'
import { noteNewPassword } from '../records/newPassword'
import { disabledAuthEndpoints, ownAccountEndpoint } from './ownAccountEndpoint'

/** Administrators may access every account, other users only their own. */
const administratorsOrSelf: Access = ({ req }) => {
  if (isAdministrateur(req)) return true
  return req.user ? { id: { equals: req.user.id } } : false
}

/** User accounts. There is no self-registration: an administrator creates them. */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Compte', plural: 'Comptes' },
  admin: {
    hideAPIURL: true,
    group: 'Réglages',
    useAsTitle: 'email',
    defaultColumns: ['email', 'nom', 'role', 'etatDuCompte'],
    hidden: hiddenFromEditors,
    components: {
      beforeListTable: ['/lib/panel/Reauthentication#Reauthentication'],
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
    // Sessions are records of their own: see records/sessions.
    useSessions: false,
    strategies: [sessionStrategy],
    // Payload's account lockout is disabled: anyone could lock an account (passwords/signInLimits).
    maxLoginAttempts: 0,
    cookies: { sameSite: 'Lax', secure: env.siteUrl.startsWith('https:') },
  },
  // Take precedence over Payload's endpoints of the same paths.
  endpoints: [
    ...disabledAuthEndpoints,
    ownAccountEndpoint,
    signInEndpoint,
    ...tokenEndpoints,
    ...totpEndpoints,
    ...passkeyEndpoints,
    ...factorEndpoints,
    ...passkeySignInEndpoints,
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
    afterChange: [
      sendInvitation,
      endSessionsOnNewPassword,
      notifyAccountChange,
      notifyNewAdministrateur,
    ],
    beforeDelete: [requireOneAdministrateurOnDelete],
    afterDelete: [deleteSecondFactors, endSessionsOnDelete],
    afterMe: [tellMissingSecondFactor],
    afterOperation: [releaseAdministrateurLock, resetAttemptsOnUnlock],
    afterError: [releaseAdministrateurLockOnError],
  },
  fields: [
    recordTitleField({ newTitle: 'Nouveau compte', names: ['email'] }),
    firstInvalidField,
    panelField('confirmationIdentite', '/lib/panel/Reauthentication#Reauthentication'),
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
    panelField('forceMotDePasse', '/features/accounts/panel/PasswordStrength#PasswordStrength'),
    ...invitationFields,
    {
      type: 'ui',
      name: 'etatDuCompte',
      label: 'État du compte',
      admin: {
        components: {
          Cell: '/features/accounts/panel/AccountStateCell#AccountStateCell',
          Field: '/fields/NoDiff#NoDiff',
        },
      },
    },
    {
      name: 'role',
      type: 'select',
      label: 'Rôle',
      required: true,
      defaultValue: LEAST_ROLE,
      saveToJWT: true,
      options: roleNames.map((value) => ({ label: ROLES[value], value })),
    },
    panelField('deverrouillage', '/features/accounts/panel/AccountButtons#UnlockButton'),
    panelField(
      'doubleAuthentification',
      '/features/accounts/panel/AccountButtons#RemoveSecondFactorButton',
    ),
    panelField(
      'fermetureDesSessions',
      '/features/accounts/panel/AccountButtons#CloseSessionsButton',
    ),
    {
      // Set on creation, cleared by the first sign-in.
      name: 'jamaisConnecte',
      type: 'checkbox',
      defaultValue: false,
      hidden: true,
      access: setByServer,
    },
  ],
}

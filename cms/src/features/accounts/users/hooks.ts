import type {
  CollectionAfterDeleteHook,
  CollectionAfterMeHook,
  CollectionAfterOperationHook,
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  CollectionAfterChangeHook,
} from 'payload'

import { getActor, recordEntry } from '../../../infrastructure/journal'
import { normalizeEmail } from '../../../lib/normalizeEmail'
import type { User } from '../../../payload-types'
import { assertStrongPassword } from '../passwords/passwordStrength'
import { resetSignInAttempts } from '../passwords/signInLimits'
import { findStoredPassword } from '../records/accounts'
import { lacksSecondFactor, removeSecondFactors } from '../records/factors'
import { endSessions, keepSession } from '../records/sessions'
import { fieldError } from '../requests/accountRequest'
import { getSessionId } from '../requests/getSessionUser'
import { hasNewPassword } from '../records/newPassword'

export const validatePassword: CollectionBeforeValidateHook = async ({ data, req }) => {
  const password = (data as { password?: unknown } | undefined)?.password
  if (password !== undefined && password !== null) await assertStrongPassword(password, req)
  return data
}

/** Rejects an address that is no text, on which Payload's hook fails. @throws ValidationError */
export const rejectMalformedEmail: CollectionBeforeValidateHook = ({ data, req }) => {
  const email: unknown = data?.email
  if (email === undefined || email === null || typeof email === 'string') return data
  throw fieldError(req, 'email', 'L’adresse e-mail n’est pas valable.')
}

/** Invalidates the link of a reset or an invitation when the password or the e-mail address changes. */
export const clearResetLink: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const before = originalDoc as Pick<User, 'email' | 'invitation'> | undefined
  const isSame = !before || (!data.password && (!data.email || data.email === before.email))
  if (isSame) return data
  return {
    ...data,
    ...{ resetPasswordToken: null, resetPasswordExpiration: null },
    ...(before.invitation && { invitationEnvoyeeLe: null }),
  }
}

/** Marks a new account, whose first sign-in sends no e-mail: see notifications/newDevice. */
export const markNeverSignedIn: CollectionBeforeChangeHook = ({ data, operation }) =>
  operation === 'create' ? { ...data, jamaisConnecte: true } : data

/** Resets the sign-in attempts of an account: « Forcer le déverrouillage » in the admin panel. */
export const resetAttemptsOnUnlock: CollectionAfterOperationHook = async (done) => {
  // oxlint-disable-next-line typescript/no-deprecated -- only the union's member 'read' is
  if (done.operation === 'unlock') {
    const { data, req } = done.args
    await resetSignInAttempts(req.payload, data.email)
    await recordEntry(req.payload, {
      action: 'deverrouillage',
      actor: getActor(req),
      cible: { type: 'users', titre: `Compte ${normalizeEmail(data.email)}` },
    })
  }
  return done.result
}

export const deleteSecondFactors: CollectionAfterDeleteHook = ({ id, req }) =>
  removeSecondFactors(req.payload, String(id))

/** Tells an account that it must set up a second factor before anything else. */
export const tellMissingSecondFactor: CollectionAfterMeHook = async ({ req, response }) => {
  const isMissing = req.user && (await lacksSecondFactor(req.payload, req.user))
  return isMissing ? { ...(response as object), secondFactorSetupRequired: true } : undefined
}

/** Ends the sessions opened with the former password; the one that sets its own stays open. */
export const endSessionsOnNewPassword: CollectionAfterChangeHook<User> = async ({
  context,
  doc,
  req,
}) => {
  if (!hasNewPassword(context, doc.id)) return
  const current = req.user?.id === doc.id ? getSessionId(req.user) : undefined
  await endSessions(req.payload, doc.id, current)
  const stored = await findStoredPassword(req.payload, {
    id: { equals: doc.id },
  })
  if (current && stored) await keepSession(req.payload, current, stored.salt)
}

/** Deletes the sessions of a deleted account. */
export const endSessionsOnDelete: CollectionAfterDeleteHook = ({ id, req }) =>
  endSessions(req.payload, String(id))

import { passwordConfirmation } from '@regards/contract/schemas/accounts'
import type { Field, CollectionBeforeValidateHook, PayloadRequest } from 'payload'

import { normalizeEmail } from '../../../lib/normalizeEmail'
import { findStoredPassword } from '../records/accounts'
import type { Account } from '../../../access/roles'
import { fieldError, readBody, logFailedSignIn } from '../requests/accountRequest'
import { countSignInAttempt } from './signInLimits'
import { throttlePasswordChecks, verifyPassword } from './verifyPassword'

/** Sent when changing one's own password; checked and removed by `checkCurrentPassword`. */
export const currentPasswordField: Field = {
  name: 'motDePasseActuel',
  type: 'text',
  label: 'Mot de passe actuel',
  virtual: true,
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: '/features/accounts/panel/CurrentPassword#CurrentPassword' },
  },
}

/**
 * Requires the current password to change one's own password (OWASP ASVS 6.2.3) or e-mail address
 * (7.5.1), to which reset links are sent: an open session is not enough. Not for other accounts
 * (see sessions/reauthentication), the reset link and the server's own commands.
 * @throws ValidationError if the current password is missing or wrong
 */
export const checkCurrentPassword: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { motDePasseActuel: current, ...rest } = (data ?? {}) as {
    motDePasseActuel?: unknown
    email?: unknown
    password?: unknown
  }
  // Payload gives an empty document to a creation.
  if (operation !== 'update' || req.payloadAPI === 'local') return rest
  const account = originalDoc as { id: string; email: string }
  const isSensitive = Boolean(rest.password) || isOtherEmail(rest.email, account.email)
  if (account.id === req.user?.id && isSensitive) {
    await requireCurrentPassword(req, account.email, current)
  }
  return rest
}

/** What is no text is left to the field's own validation. */
const isOtherEmail = (email: unknown, before: string): boolean =>
  typeof email === 'string' && normalizeEmail(email) !== normalizeEmail(before)

/** Checks the password in a request that changes second factors. @throws ValidationError */
export async function confirmPassword(req: PayloadRequest, { email }: Account): Promise<void> {
  const { motDePasseActuel } = await readBody(req, passwordConfirmation)
  await requireCurrentPassword(req, email, motDePasseActuel)
}

/**
 * Checks `motDePasseActuel` of a signed-in user before a change of their account, as an open
 * session is not enough. Counts as a sign-in attempt, and shares the queue of password checks.
 * @throws ValidationError if it is missing or wrong, and after too many attempts
 */
async function requireCurrentPassword(
  req: PayloadRequest,
  email: string,
  current: unknown,
): Promise<void> {
  const refuse = (message: string) => fieldError(req, 'motDePasseActuel', message)
  if (typeof current !== 'string' || current === '') {
    throw refuse('Indiquez votre mot de passe actuel.')
  }
  const outcome = await throttlePasswordChecks(() => verify(req, normalizeEmail(email), current))
  if (outcome === 'wrong') throw refuse('Ce n’est pas votre mot de passe actuel.')
  // Only to the owner of an open session: at the sign-in, it would tell that the account exists.
  if (outcome === 'limited') {
    throw refuse('Trop d’essais\u00a0: attendez dix minutes, puis réessayez.')
  }
}

/** Checks a password; `limited` when it was not looked at, after too many wrong ones. */
async function verify(
  req: PayloadRequest,
  account: string,
  password: string,
): Promise<'right' | 'wrong' | 'limited'> {
  const stored = await findStoredPassword(req.payload, {
    email: { equals: account },
  })
  const attempt = await countSignInAttempt(req, account, stored)
  if (!attempt) {
    await logFailedSignIn(req, account, 'trop d’essais')
    return 'limited'
  }
  if (!stored || !(await verifyPassword(stored, password))) {
    await logFailedSignIn(req, account, 'mot de passe actuel faux')
    return 'wrong'
  }
  await attempt.recordSuccess()
  return 'right'
}

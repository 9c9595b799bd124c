import { AuthenticationError, type PayloadRequest } from 'payload'

import { normalizeEmail } from '../../../lib/normalizeEmail'
import { countSignInAttempt } from './signInAttempts'
import { findStoredPassword } from '../records/accounts'
import { logFailedSignIn } from '../requests/logSignIn'
import { throttlePasswordChecks } from './throttlePasswordChecks'
import { verifyPassword } from './verifyPassword'

/**
 * Checks the password of a signed-in user. Counts as a sign-in attempt, and shares the queue of
 * password checks.
 * @throws the error made by `toError`, for a wrong password and after too many attempts
 */
export async function assertCurrentPassword(
  req: PayloadRequest,
  email: string,
  password: string,
  toError: () => Error,
): Promise<void> {
  try {
    await throttlePasswordChecks(() => verify(req, normalizeEmail(email), password))
  } catch (error) {
    throw error instanceof AuthenticationError ? toError() : error
  }
}

async function verify(req: PayloadRequest, account: string, password: string): Promise<void> {
  const refuse = async (raison: string) => {
    await logFailedSignIn(req, account, raison)
    return new AuthenticationError(req.t)
  }
  const stored = await findStoredPassword(req.payload, {
    email: { equals: account },
  })
  const attempt = await countSignInAttempt(req, account, stored)
  if (!attempt) throw await refuse('trop d’essais')
  if (!stored || !(await verifyPassword(stored, password))) {
    throw await refuse('mot de passe actuel faux')
  }
  await attempt.recordSuccess()
}

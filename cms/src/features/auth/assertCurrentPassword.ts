import { AuthenticationError, type PayloadRequest } from 'payload'

import { countSignInAttempt, normalizeAccountEmail } from './signInAttempts'
import { findStoredPassword } from './findStoredPassword'
import { logFailedSignIn } from './logSignIn'
import { throttlePasswordChecks } from './throttlePasswordChecks'
import { verifyPassword } from './verifyPassword'

/**
 * Checks the password of an account that is signed in. It counts as a sign-in attempt, and takes its turn
 * among them.
 * @throws what `toError` makes, for a wrong password and after too many attempts
 */
export async function assertCurrentPassword(
  req: PayloadRequest,
  email: string,
  password: string,
  toError: () => Error,
): Promise<void> {
  try {
    await throttlePasswordChecks(() => verify(req, normalizeAccountEmail(email), password))
  } catch (error) {
    throw error instanceof AuthenticationError ? toError() : error
  }
}

async function verify(req: PayloadRequest, account: string, password: string): Promise<void> {
  const refuse = (raison: string) => {
    logFailedSignIn(req, account, raison)
    return new AuthenticationError(req.t)
  }
  const stored = await findStoredPassword(req.payload, account)
  const attempt = await countSignInAttempt(req, account, stored)
  if (!attempt) throw refuse('trop d’essais')
  if (!stored || !(await verifyPassword(stored, password))) {
    throw refuse('mot de passe actuel faux')
  }
  await attempt.recordSuccess()
}

import { AuthenticationError, loginOperation, type Endpoint, type PayloadRequest } from 'payload'

import { invalidEmail, isApiError } from '../../lib/errors/apiErrors'
import { normalizeEmail } from '../../lib/normalizeEmail'
import { checkSecondFactor } from './secondFactor/checkSecondFactor'
import { countSignInAttempt } from './signInAttempts'
import { findStoredPassword } from './findStoredPassword'
import { createSignInResponse } from './createSignInResponse'
import { limitSignInsByIp } from './limitSignInsByIp'
import { logFailedSignIn } from './logSignIn'
import { throttlePasswordChecks } from './throttlePasswordChecks'
import { verifyDummyPassword } from './verifyPassword'

/** RFC 5321, section 4.5.3.1.3, as RFC 3696's erratum 1690 reads it. */
const MAX_EMAIL_LENGTH = 254

/**
 * POST /api/users/login `{email, password, code?}`: Payload's sign-in, with limits for
 * unauthenticated requests: 400 for an e-mail address that is too long, 429 with Retry-After over
 * the IP address's limit, and the same 401, after the same time, for every wrong credential. An
 * account with a second factor needs its `code`, of the authenticator app or a recovery code: 401
 * second-factor-required without it, second-factor-invalid for a wrong one.
 */
export const signInEndpoint: Omit<Endpoint, 'root'> = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    const credentials = await parseCredentials(req)
    const account = normalizeEmail(credentials.email)
    await limitSignInsByIp(req, account)
    const result = await throttlePasswordChecks(() => signIn(req, account, credentials))
    return createSignInResponse(req, account, result)
  },
}

type Credentials = { email: string; password: string; code: string }

/** Values that are not strings become empty strings, which Payload rejects with its own error. */
async function parseCredentials(req: PayloadRequest): Promise<Credentials> {
  const body = ((await req.json?.()) ?? {}) as Record<string, unknown>
  const [email, password, code] = [body.email, body.password, body.code].map((value) =>
    typeof value === 'string' ? value : '',
  ) as [string, string, string]
  if (email.length > MAX_EMAIL_LENGTH) throw invalidEmail()
  return { email, password, code }
}

async function signIn(req: PayloadRequest, account: string, { code, ...data }: Credentials) {
  // Before the attempt is counted: without the database no password can be checked.
  const stored = await findStoredPassword(req.payload, account)
  const attempt = await countSignInAttempt(req, account, stored)
  if (!attempt) throw await createSignInError(req, account, 'trop d’essais')
  try {
    // Before the sign-in, which creates the session.
    await checkSecondFactor(req, account, stored, data.password, code)
    const result = await loginOperation({ collection: req.payload.collections.users, data, req })
    await attempt.recordSuccess()
    return result
  } catch (error) {
    if (isApiError(error) && error.status === 401) {
      // The password was right. A wrong code stays counted as an attempt.
      if (error.code === 'second-factor-required') await attempt.cancel()
      else await logFailedSignIn(req, account, 'code faux')
      throw error
    }
    if ((error as { status?: unknown }).status === 401) {
      // An unknown account takes the same time and occupies the queue as long.
      if (!stored) await verifyDummyPassword(data.password)
      throw await createSignInError(req, account, 'compte inconnu ou mot de passe faux')
    }
    // The password was not checked.
    await attempt.cancel()
    throw error
  }
}

async function createSignInError(
  req: PayloadRequest,
  account: string,
  raison: string,
): Promise<AuthenticationError> {
  await logFailedSignIn(req, account, raison)
  return new AuthenticationError(req.t)
}

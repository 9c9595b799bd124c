import { AuthenticationError, loginOperation, type Endpoint, type PayloadRequest } from 'payload'
import { generatePayloadCookie } from 'payload/shared'

import { invalidEmail } from '../../lib/errors/apiErrors'
import { getClientIpKey, createRateLimiter } from '../../infrastructure/rateLimit/createRateLimiter'
import { normalizeEmail } from '../../lib/normalizeEmail'
import { countSignInAttempt } from './signInAttempts'
import { findStoredPassword } from './findStoredPassword'
import { createDeviceCookie } from './deviceCookie'
import { logFailedSignIn, logSignIn } from './logSignIn'
import { throttlePasswordChecks } from './throttlePasswordChecks'
import { verifyDummyPassword } from './verifyPassword'

/** RFC 5321, section 4.5.3.1.3, as RFC 3696's erratum 1690 reads it. */
const MAX_EMAIL_LENGTH = 254

/** High, since an office or a school may share one IP address. */
const perIpLimiter = createRateLimiter({
  name: 'connexion-adresse',
  points: 120,
  durationSeconds: 60,
})

/**
 * POST /api/users/login `{email, password}`: Payload's sign-in, with limits for unauthenticated
 * requests: 400 for an e-mail address that is too long, 429 with Retry-After over the IP address's
 * limit, and the same 401, after the same time, for every wrong credential.
 */
export const signInEndpoint: Omit<Endpoint, 'root'> = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    const credentials = await parseCredentials(req)
    const account = normalizeEmail(credentials.email)
    try {
      await perIpLimiter.consume(req.payload, getClientIpKey(req))
    } catch (error) {
      await logFailedSignIn(req, account, 'trop de demandes de cette adresse')
      throw error
    }
    const collection = req.payload.collections.users
    const result = await throttlePasswordChecks(() => signIn(req, account, credentials))
    const headers = new Headers()
    headers.append(
      'Set-Cookie',
      generatePayloadCookie({
        collectionAuthConfig: collection.config.auth,
        cookiePrefix: req.payload.config.cookiePrefix,
        token: result.token ?? '',
      }),
    )
    headers.append('Set-Cookie', createDeviceCookie(req.headers, account))
    return Response.json({ message: req.t('authentication:passed'), ...result }, { headers })
  },
}

type Credentials = { email: string; password: string }

/** Values that are not strings become empty strings, which Payload rejects with its own error. */
async function parseCredentials(req: PayloadRequest): Promise<Credentials> {
  const body = ((await req.json?.()) ?? {}) as Record<string, unknown>
  const [email, password] = [body.email, body.password].map((value) =>
    typeof value === 'string' ? value : '',
  ) as [string, string]
  if (email.length > MAX_EMAIL_LENGTH) throw invalidEmail()
  return { email, password }
}

async function signIn(req: PayloadRequest, account: string, data: Credentials) {
  // Before the attempt is counted: without the database no password can be checked.
  const stored = await findStoredPassword(req.payload, account)
  const attempt = await countSignInAttempt(req, account, stored)
  if (!attempt) throw await createSignInError(req, account, 'trop d’essais')
  try {
    const result = await loginOperation({ collection: req.payload.collections.users, data, req })
    await attempt.recordSuccess()
    if (result.user) await logSignIn(req, account, result.user.id)
    return result
  } catch (error) {
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

import {
  credentials as credentialsSchema,
  type Credentials,
} from '@regards/contract/schemas/accounts'
import { AuthenticationError, type PayloadRequest } from 'payload'

import { apiError, isApiError } from '../../../lib/errors/apiErrors'
import { normalizeEmail } from '../../../lib/normalizeEmail'
import type { Facteur } from '../../../payload-types'
import { countSignInAttempt, limitSignInsByIp, countCodeAttempt } from '../passwords/signInLimits'
import { throttlePasswordChecks, verifyPassword } from '../passwords/verifyPassword'
import { findStoredPassword, type StoredAccount } from '../records/accounts'
import { hasSecondFactor, findFactors, isSecondFactor, isUnusedCode } from '../records/factors'
import { fieldError, logFailedSignIn } from '../requests/accountRequest'
import { consumeRecoveryCode } from '../secondFactor/recoveryCodes'
import { isTotpCode, consumeTotpCode } from '../secondFactor/totp'
import { createSignInResponse, openSession, type SignIn } from './openSession'
import { endpoint } from '../../../lib/payload/endpoint'

/**
 * POST /api/users/login `{email, password, code?}`, in place of Payload's, which writes the whole
 * account back and so undoes a change made meanwhile. 400 for a too long address, 429 with
 * Retry-After over the IP address's limit, and the same 401, after the same time, for every wrong
 * credential. An account with a second factor needs its `code`, of the app or a recovery code: 401
 * second-factor-required without it, second-factor-invalid for a wrong one.
 */
export const signInEndpoint = endpoint('post', '/login', async (req) => {
  const credentials = await parseCredentials(req)
  const account = normalizeEmail(credentials.email)
  await limitSignInsByIp(req, account)
  const result = await throttlePasswordChecks(() => signIn(req, account, credentials))
  return createSignInResponse(req, account, result)
})

/** @throws ValidationError for a missing value, as Payload; ApiError 400 for a malformed one */
async function parseCredentials(req: PayloadRequest): Promise<Credentials> {
  const { data, error } = credentialsSchema.safeParse((await req.json?.()) ?? {})
  if (data) return data
  const [issue] = error.issues
  if (issue?.code === 'too_big') throw apiError('invalid-email')
  const path = String(issue?.path[0] ?? 'email')
  if (path === 'code') throw apiError('invalid-request', 'Le code doit être un texte.')
  throw fieldError(req, path, req.t('validation:required'))
}

async function signIn(
  req: PayloadRequest,
  account: string,
  { password, code }: Credentials,
): Promise<SignIn> {
  // Before the attempt is counted: without the database no password can be checked.
  const stored = await findStoredPassword(req.payload, {
    email: { equals: account },
  })
  const attempt = await countSignInAttempt(req, account, stored)
  if (!attempt) throw await createSignInError(req, account, 'trop d’essais')
  try {
    const isRight = await verifyPassword(stored, password)
    if (!stored || !isRight) {
      throw await createSignInError(req, account, 'compte inconnu ou mot de passe faux')
    }
    const hadFactor = await checkSecondFactor(req, account, stored, code ?? '')
    const opened = await openSession(req, stored, () => isUnchanged(req, stored, hadFactor))
    if (!opened) throw await createSignInError(req, account, 'compte changé pendant la connexion')
    await attempt.recordSuccess()
    return opened
  } catch (error) {
    if (isApiError(error) && error.code === 'second-factor-invalid') {
      // The password was right. A wrong code stays counted as an attempt.
      await logFailedSignIn(req, account, 'code faux')
    } else if (!(error instanceof AuthenticationError)) {
      // A code is missing, or the password was not checked.
      await attempt.cancel()
    }
    throw error
  }
}

/** Whether an account still has the same password, and a second factor exactly if it had one. */
async function isUnchanged(
  { payload }: PayloadRequest,
  before: StoredAccount,
  hadFactor: boolean,
): Promise<boolean> {
  const now = await findStoredPassword(payload, { id: { equals: before.id } })
  return now?.hash === before.hash && (await hasSecondFactor(payload, before.id)) === hadFactor
}

async function createSignInError(
  req: PayloadRequest,
  account: string,
  raison: string,
): Promise<AuthenticationError> {
  await logFailedSignIn(req, account, raison)
  return new AuthenticationError(req.t)
}

/**
 * Checks the second factor of a sign-in whose password was right, and uses up its code.
 * @param account as `normalizeEmail` returns it
 * @param code as typed; empty without one
 * @returns whether the account has a second factor
 * @throws ApiError 401 second-factor-required, second-factor-invalid
 */
async function checkSecondFactor(
  req: PayloadRequest,
  account: string,
  stored: StoredAccount,
  code: string,
): Promise<boolean> {
  const factors = await findFactors(req.payload, stored.id)
  if (!factors.some(isSecondFactor)) return false
  const typed = code.replace(/\s/g, '')
  if (!typed)
    throw apiError('second-factor-required', { details: { methods: listMethods(factors) } })
  const isRight = isTotpCode(typed)
    ? await checkTotpCode(req, account, stored, factors, typed)
    : await consumeRecoveryCode(req.payload, stored.id, typed)
  if (!isRight) throw apiError('second-factor-invalid')
  return true
}

async function checkTotpCode(
  req: PayloadRequest,
  account: string,
  stored: StoredAccount,
  factors: Facteur[],
  code: string,
): Promise<boolean> {
  const totp = factors.find(({ type }) => type === 'totp')
  const attempt = totp && (await countCodeAttempt(req, account, stored))
  if (!attempt || !(await consumeTotpCode(req.payload, totp, code))) return false
  await attempt.recordSuccess()
  return true
}

/** The ways in which an account can give its second factor. */
const listMethods = (factors: Facteur[]): string[] => [
  ...(factors.some(({ type }) => type === 'totp') ? ['totp'] : []),
  ...(factors.some(({ type }) => type === 'cleAcces') ? ['passkey'] : []),
  ...(factors.some(isUnusedCode) ? ['recovery-code'] : []),
]

import type { PayloadRequest } from 'payload'

import { secondFactorInvalid, secondFactorRequired } from '../../../lib/errors/apiErrors'
import type { Facteur } from '../../../payload-types'
import type { StoredAccount } from '../records/accounts'
import { countCodeAttempt } from '../passwords/signInAttempts'
import { findFactors, isSecondFactor, isUnusedCode } from '../records/findFactors'
import { consumeRecoveryCode } from '../secondFactor/recoveryCodes'
import { isTotpCode } from '../secondFactor/totp'
import { consumeTotpCode } from '../secondFactor/totpFactor'

/**
 * Checks the second factor of a sign-in whose password was right, and uses up its code. Does nothing
 * for an account without one.
 * @param account as `normalizeEmail` returns it
 * @param code as typed; empty without one
 * @returns whether the account has a second factor
 * @throws ApiError 401 second-factor-required, second-factor-invalid
 */
export async function checkSecondFactor(
  req: PayloadRequest,
  account: string,
  stored: StoredAccount,
  code: string,
): Promise<boolean> {
  const factors = await findFactors(req.payload, stored.id)
  if (!factors.some(isSecondFactor)) return false
  const typed = code.replace(/\s/g, '')
  if (!typed) throw secondFactorRequired(listMethods(factors))
  const isRight = isTotpCode(typed)
    ? await checkTotpCode(req, account, stored, factors, typed)
    : await consumeRecoveryCode(req.payload, stored.id, typed)
  if (!isRight) throw secondFactorInvalid()
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

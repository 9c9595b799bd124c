import type { PayloadRequest, Payload } from 'payload'

import {
  getClientIpKey,
  createRateLimiter,
} from '../../../infrastructure/rateLimit/createRateLimiter'
import { normalizeEmail } from '../../../lib/normalizeEmail'
import { readDeviceCookie } from '../requests/deviceCookie'
import { logFailedSignIn } from '../requests/accountRequest'
import type { StoredPassword } from '../records/accounts'

/** High, since an office or a school may share one IP address. */
const perIpLimiter = createRateLimiter('connexion-adresse', 120, { minutes: 1 })

/** Limits the sign-ins from one IP address. @throws ApiError 429 too-many-requests */
export async function limitSignInsByIp(req: PayloadRequest, account: string): Promise<void> {
  try {
    await perIpLimiter.consumeForClient(req)
  } catch (error) {
    await logFailedSignIn(req, account, 'trop de demandes de cette adresse')
    throw error
  }
}

/** Attempts on one account from one IP address, or on one known device. */
const perDeviceLimiter = createRateLimiter(
  'connexion-compte',
  10,
  { minutes: 10 },
  { isResettable: true },
)

/** Attempts on one account from all IP addresses together, without known devices. */
const unknownDeviceLimiter = createRateLimiter(
  'connexion-inconnus',
  200,
  { hours: 1 },
  { isResettable: true },
)

/**
 * Codes of an authenticator app tried on one account by a client that knows its password: there are
 * a million codes, and three are valid at a time. Known devices have their own count.
 */
const codeLimiter = createRateLimiter('connexion-code', 30, { hours: 24 }, { isResettable: true })

/** An allowed attempt; its result decides whether it stays counted. */
interface SignInAttempt {
  /** Correct password: resets the count of this IP address or device. */
  recordSuccess(): Promise<void>
  /** The password was not checked, for example during a database outage: refunds the attempt. */
  cancel(): Promise<void>
}

/**
 * Counts a sign-in attempt before the password is checked, in one atomic step: a burst of
 * concurrent attempts cannot exceed the limit. Attempts from other IP addresses use up neither the
 * owner's IP limit nor that of a known device. The salt in the key makes a new password start anew.
 * @param account as `normalizeEmail` returns it
 */
export async function countSignInAttempt(
  req: PayloadRequest,
  account: string,
  stored: StoredPassword | undefined,
): Promise<SignInAttempt | undefined> {
  const { payload } = req
  const salt = stored?.salt ?? ''
  const device = readDeviceCookie(req.headers, account)
  const place = [account, `${device ?? getClientIpKey(req)} ${salt}`] as const
  const counted: (() => Promise<void>)[] = []
  const takeBack = async () => {
    for (const undo of counted) await undo()
  }
  if (!(await perDeviceLimiter.tryConsume(payload, place))) return undefined
  counted.push(() => perDeviceLimiter.refund(payload, place))
  if (!device) {
    const anybody = [account, salt] as const
    if (!(await unknownDeviceLimiter.tryConsume(payload, anybody))) return undefined
    counted.push(() => unknownDeviceLimiter.refund(payload, anybody))
  }
  return {
    cancel: takeBack,
    async recordSuccess() {
      await takeBack()
      await perDeviceLimiter.reset(payload, place)
    },
  }
}

/** Counts a code before it is checked. @returns undefined when the limit is exceeded */
export async function countCodeAttempt(
  { payload, headers }: PayloadRequest,
  account: string,
  stored: StoredPassword,
): Promise<Pick<SignInAttempt, 'recordSuccess'> | undefined> {
  const device = readDeviceCookie(headers, account) ?? ''
  const key = [account, `${device} ${stored.salt}`] as const
  if (!(await codeLimiter.tryConsume(payload, key))) return undefined
  return { recordSuccess: () => codeLimiter.refund(payload, key) }
}

/** Resets all sign-in rate limits of an account. */
export async function resetSignInAttempts(payload: Payload, email: string): Promise<void> {
  const account = normalizeEmail(email)
  await perDeviceLimiter.resetGroup(payload, account)
  await unknownDeviceLimiter.resetGroup(payload, account)
  await codeLimiter.resetGroup(payload, account)
}

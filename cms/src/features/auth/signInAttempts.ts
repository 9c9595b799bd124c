import type { Payload, PayloadRequest } from 'payload'

import { getClientIpKey, createRateLimiter } from '../../infrastructure/rateLimit/createRateLimiter'
import { readDeviceCookie } from './deviceCookie'
import type { StoredPassword } from './verifyPassword'

const TEN_MINUTES = 10 * 60

/** Tries of one account from one place, or on a device of its owner. */
const perDeviceLimiter = createRateLimiter({
  name: 'connexion-compte',
  points: 10,
  durationSeconds: TEN_MINUTES,
  isResettable: true,
})

/** Tries of one account from all places together, its owner's devices left out. */
const unknownDeviceLimiter = createRateLimiter({
  name: 'connexion-inconnus',
  points: 200,
  durationSeconds: 60 * 60,
  isResettable: true,
})

/** A try that may be made; what became of it decides whether it stays counted. */
interface SignInAttempt {
  /** The password was right: the count of this place begins anew. */
  recordSuccess(): Promise<void>
  /** The password was not checked, as when the database is away. */
  cancel(): Promise<void>
}

/**
 * Counts a try of an account before its password is checked, in one atomic step, so that a burst of
 * tries does not pass. Tries from elsewhere use up neither the tries of the owner's place nor those
 * of a device on which the owner signed in before. A new password has counts of its own, whichever
 * process set it: its salt is part of the key.
 * @param account as `toAccountKey` writes it
 * @param stored what `findStoredPassword` read of it
 * @returns undefined when there were too many
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

/** Lets an account be tried again from everywhere, however often it was. */
export async function resetSignInAttempts(payload: Payload, email: string): Promise<void> {
  const account = normalizeAccountEmail(email)
  await perDeviceLimiter.resetGroup(payload, account)
  await unknownDeviceLimiter.resetGroup(payload, account)
}

/** An address as accounts have it. */
export const normalizeAccountEmail = (email: string): string => email.trim().toLowerCase()

import type { Payload, PayloadRequest } from 'payload'

import { addressKey, createLimiter } from '../limits/createLimiter'
import { readKnownDevice } from './knownDevice'
import type { StoredPassword } from './verifyPassword'

const TEN_MINUTES = 10 * 60

/** Tries of one account from one place, or on a device of its owner. */
const byPlace = createLimiter({
  name: 'connexion-compte',
  points: 10,
  durationSeconds: TEN_MINUTES,
  isForgettable: true,
})

/** Tries of one account from all places together, its owner's devices left out. */
const byStrangers = createLimiter({
  name: 'connexion-inconnus',
  points: 200,
  durationSeconds: 60 * 60,
  isForgettable: true,
})

/** A try that may be made; what became of it decides whether it stays counted. */
interface Attempt {
  /** The password was right: the count of this place begins anew. */
  succeed(): Promise<void>
  /** The password was not checked, as when the database is away. */
  takeBack(): Promise<void>
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
export async function countAttempt(
  req: PayloadRequest,
  account: string,
  stored: StoredPassword | undefined,
): Promise<Attempt | undefined> {
  const { payload } = req
  const salt = stored?.salt ?? ''
  const device = readKnownDevice(req.headers, account)
  const place = [account, `${device ?? addressKey(req)} ${salt}`] as const
  const counted: (() => Promise<void>)[] = []
  const takeBack = async () => {
    for (const undo of counted) await undo()
  }
  if (!(await byPlace.isWithin(payload, place))) return undefined
  counted.push(() => byPlace.giveBack(payload, place))
  if (!device) {
    const anybody = [account, salt] as const
    if (!(await byStrangers.isWithin(payload, anybody))) return undefined
    counted.push(() => byStrangers.giveBack(payload, anybody))
  }
  return {
    takeBack,
    async succeed() {
      await takeBack()
      await byPlace.reset(payload, place)
    },
  }
}

/** Lets an account be tried again from everywhere, however often it was. */
export async function forgetAttemptsOf(payload: Payload, email: string): Promise<void> {
  const account = toAccountKey(email)
  await byPlace.resetAll(payload, account)
  await byStrangers.resetAll(payload, account)
}

/** An address as accounts have it. */
export const toAccountKey = (email: string): string => email.trim().toLowerCase()

import type { Payload } from 'payload'

import { hasSecondFactor } from '../records/hasSecondFactor'
import { withLock } from '../../../infrastructure/locks/withLock'
import { replaceRecoveryCodes } from './recoveryCodes'

/**
 * Runs a change that depends on the factors an account has, one at a time for each account: of two
 * concurrent removals, the second knows that it removes the last factor.
 */
export const changeFactors = <T>(
  payload: Payload,
  userId: string,
  change: () => Promise<T>,
): Promise<T> => withLock(payload, `facteurs/${userId}`, change)

/**
 * Adds a factor to an account.
 * @returns recovery codes with the first one; null with any other
 */
export const addFactor = (
  payload: Payload,
  userId: string,
  add: () => Promise<void>,
): Promise<string[] | null> =>
  changeFactors(payload, userId, async () => {
    const isFirst = !(await hasSecondFactor(payload, userId))
    await add()
    return isFirst ? replaceRecoveryCodes(payload, userId) : null
  })

import type { Payload, PayloadRequest } from 'payload'

import { withLock } from '../../../infrastructure/locks/withLock'
import {
  changes,
  notifySecondFactorChange,
  type SecondFactorChange,
} from '../notifications/accountChange'
import { hasSecondFactor } from '../records/factors'
import { endSessions } from '../records/sessions'
import { logSecondFactorChange } from '../requests/logSignIn'
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

/**
 * Follows every change of an account's second factors: ends its sessions, which were opened under
 * the former rules, and notifies its owner.
 * @param account whose `sessionId`, that of the request, stays open
 */
export async function concludeChange(
  req: PayloadRequest,
  account: { id: string; email: string; sessionId?: string | undefined },
  change: SecondFactorChange,
): Promise<void> {
  await endSessions(req.payload, account.id, account.sessionId)
  await logSecondFactorChange(req, account, changes[change])
  await notifySecondFactorChange(req.payload, account.email, change)
}

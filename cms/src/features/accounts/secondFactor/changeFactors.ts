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

/** Changes the factors of an account one at a time: a removal knows whether it is the last. */
export const changeFactors = <T>(
  payload: Payload,
  userId: string,
  change: () => Promise<T>,
): Promise<T> => withLock(payload, `facteurs/${userId}`, change)

/** Adds a factor to an account. @returns recovery codes with the first one, else null */
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

/** Ends the account's sessions but `sessionId` after a change of factors, and tells its owner. */
export async function concludeChange(
  req: PayloadRequest,
  account: { id: string; email: string; sessionId?: string | undefined },
  change: SecondFactorChange,
): Promise<void> {
  await endSessions(req.payload, account.id, account.sessionId)
  await logSecondFactorChange(req, account, changes[change])
  await notifySecondFactorChange(req.payload, account.email, change)
}

import type { PayloadRequest } from 'payload'

import { canSendEmail } from '../../../infrastructure/email'
import { endSessions } from '../records/sessionRecords'
import { logSecondFactorChange } from '../requests/logSignIn'
import { changes, type SecondFactorChange } from '../notifications/secondFactorEmail'

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
  if (!canSendEmail()) return
  await req.payload.jobs.queue({
    task: 'direSecondFacteurChange',
    input: { email: account.email, changement: change },
  })
}

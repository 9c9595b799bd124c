import type { PayloadRequest } from 'payload'

import { createRateLimiter } from '../../../infrastructure/rateLimit/createRateLimiter'
import { normalizeEmail } from '../../../lib/normalizeEmail'

/** Prevents a mailbox from being flooded, also by accounts that are deleted and made again. */
const perEmailLimiter = createRateLimiter({
  name: 'invitation-compte',
  points: 5,
  durationSeconds: 60 * 60,
})

/** An administrator's stolen session must not become a source of unsolicited e-mails. */
const perAdministrateurLimiter = createRateLimiter({
  name: 'invitation-administrateur',
  points: 60,
  durationSeconds: 60 * 60,
})

/**
 * Counts an invitation to an e-mail address.
 * @throws ApiError 429 too-many-requests
 */
export async function limitInvitations(req: PayloadRequest, email: unknown): Promise<void> {
  await perEmailLimiter.consume(req.payload, normalizeEmail(String(email)))
  if (req.user) await perAdministrateurLimiter.consume(req.payload, req.user.id)
}

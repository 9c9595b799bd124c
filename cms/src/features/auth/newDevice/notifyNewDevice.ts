import type { PayloadRequest } from 'payload'

import { canSendEmail } from '../../../infrastructure/email'
import { createRateLimiter } from '../../../infrastructure/rateLimit/createRateLimiter'
import type { ClientDescription } from '../../../lib/http/describeClient'
import { log } from '../../../lib/log'
import { normalizeEmail } from '../../../lib/normalizeEmail'
import { readDeviceCookie } from '../deviceCookie'

/** Somebody whose browser forgets its cookies would otherwise get an e-mail at each sign-in. */
const perAccountLimiter = createRateLimiter({
  name: 'nouvel-appareil',
  points: 3,
  durationSeconds: 24 * 60 * 60,
})

/**
 * Queues an e-mail to the owner of an account if the sign-in came from a device that is not known
 * to the account (see `deviceCookie`). Never fails: an e-mail must not prevent a sign-in.
 */
export async function notifyNewDevice(
  req: PayloadRequest,
  email: string,
  { appareil, adresse = '' }: ClientDescription,
): Promise<void> {
  const account = normalizeEmail(email)
  if (!canSendEmail() || readDeviceCookie(req.headers, account)) return
  try {
    if (!(await perAccountLimiter.tryConsume(req.payload, account))) return
    await req.payload.jobs.queue({
      task: 'direNouvelAppareil',
      input: { email, appareil, adresse, moment: new Date().toISOString() },
    })
  } catch (error) {
    log.warn({ err: error }, 'Connexion sur un nouvel appareil non annoncée')
  }
}

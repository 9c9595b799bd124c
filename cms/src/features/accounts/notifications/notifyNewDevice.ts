import type { Payload, PayloadRequest } from 'payload'

import { canSendEmail } from '../../../infrastructure/email'
import { createRateLimiter } from '../../../infrastructure/rateLimit/createRateLimiter'
import type { ClientDescription } from '../../../lib/http/describeClient'
import { log } from '../../../lib/log'
import { normalizeEmail } from '../../../lib/normalizeEmail'
import { readDeviceCookie } from '../requests/deviceCookie'

/** Somebody whose browser forgets its cookies would otherwise get an e-mail at each sign-in. */
const perAccountLimiter = createRateLimiter({
  name: 'nouvel-appareil',
  points: 3,
  durationSeconds: 24 * 60 * 60,
})

/**
 * Queues an e-mail to the owner of an account if the sign-in came from a device that is not known
 * to the account (see `deviceCookie`). The first sign-in is on a new device by nature, and sends no
 * e-mail. Never fails: an e-mail must not prevent a sign-in.
 */
export async function notifyNewDevice(
  req: PayloadRequest,
  { id, email }: { id: string; email: string },
  { appareil, adresse = '' }: ClientDescription,
): Promise<void> {
  const account = normalizeEmail(email)
  try {
    if (await isFirstSignIn(req.payload, id)) return
    if (!canSendEmail() || readDeviceCookie(req.headers, account)) return
    if (!(await perAccountLimiter.tryConsume(req.payload, account))) return
    await req.payload.jobs.queue({
      task: 'direNouvelAppareil',
      input: { email, appareil, adresse, moment: new Date().toISOString() },
    })
  } catch (error) {
    log.warn({ err: error }, 'Connexion sur un nouvel appareil non annoncée')
  }
}

/** Atomically: of two concurrent sign-ins, one is the first. */
async function isFirstSignIn(payload: Payload, id: string): Promise<boolean> {
  const first: unknown = await payload.db.updateOne({
    collection: 'users',
    where: {
      and: [{ id: { equals: id } }, { jamaisConnecte: { equals: true } }],
    },
    data: { jamaisConnecte: false, updatedAt: null },
    options: { atomic: true },
  })
  return Boolean(first)
}

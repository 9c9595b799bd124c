import type { Endpoint } from 'payload'

import { invalidEmail } from '../../../lib/errors/apiErrors'
import {
  getClientIpKey,
  createRateLimiter,
} from '../../../infrastructure/rateLimit/createRateLimiter'
import { requireEmail } from '../../../infrastructure/email'
import { parseAccountEmail } from './parseAccountEmail'

/** An office or a school may share one address. */
const perIpLimiter = createRateLimiter({
  name: 'oubli-adresse',
  points: 20,
  durationSeconds: 60 * 60,
})
/** Nobody's mailbox is filled by others. */
const perEmailLimiter = createRateLimiter({
  name: 'oubli-compte',
  points: 3,
  durationSeconds: 60 * 60,
})

/** The same for everybody: neither the words nor the time tell whether there is an account. */
const MESSAGE =
  'Si un compte a cette adresse, un message vient de lui être envoyé. Suivez le lien qu’il contient.'

/**
 * POST /api/users/forgot-password `{email}`: 202 `{message}`, whether there is an account or not. The
 * account is looked for, and the mail written, in a job.
 */
export const requestResetEndpoint: Omit<Endpoint, 'root'> = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await perIpLimiter.consume(req.payload, getClientIpKey(req))
    requireEmail()
    const email = parseAccountEmail(await req.json?.())
    if (!email) throw invalidEmail()
    // One that was asked for too often is answered as any other.
    if (await perEmailLimiter.tryConsume(req.payload, email)) {
      await req.payload.jobs.queue({ task: 'envoyerLienMotDePasse', input: { email } })
    }
    return Response.json(
      { message: MESSAGE },
      { status: 202, headers: { 'Cache-Control': 'no-store' } },
    )
  },
}

import type { Endpoint } from 'payload'

import { invalidEmail } from '../../../lib/errors/apiErrors'
import {
  getClientIpKey,
  createRateLimiter,
} from '../../../infrastructure/rateLimit/createRateLimiter'
import { requireEmail } from '../../../infrastructure/email'
import { parseAccountEmail } from '../requests/parseAccountEmail'
import { noStoreJson } from '../../../lib/http/noStore'

/** High, since an office or a school may share one IP address. */
const perIpLimiter = createRateLimiter({
  name: 'oubli-adresse',
  points: 20,
  durationSeconds: 60 * 60,
})
/** Prevents third parties from flooding a mailbox. */
const perEmailLimiter = createRateLimiter({
  name: 'oubli-compte',
  points: 3,
  durationSeconds: 60 * 60,
})

/** Always the same: neither the text nor the response time reveals whether the account exists. */
const MESSAGE =
  'Si un compte a cette adresse, un message vient de lui être envoyé. Suivez le lien qu’il contient.'

/**
 * POST /api/users/forgot-password `{email}`: 202 `{message}`, whether or not the account exists. A
 * job looks up the account and sends the e-mail.
 * @throws ApiError 400 invalid-email, 429 too-many-requests, 503 mail-unavailable
 */
export const requestResetEndpoint: Omit<Endpoint, 'root'> = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await perIpLimiter.consume(req.payload, getClientIpKey(req))
    requireEmail()
    const email = parseAccountEmail(await req.json?.())
    if (!email) throw invalidEmail()
    // Over the limit, the response stays the same and no e-mail is sent.
    if (await perEmailLimiter.tryConsume(req.payload, email)) {
      await req.payload.jobs.queue({ task: 'envoyerLienMotDePasse', input: { email } })
    }
    return noStoreJson({ message: MESSAGE }, 202)
  },
}

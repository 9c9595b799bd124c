import { requireEmail } from '../../../infrastructure/email'
import {
  createRateLimiter,
  getClientIpKey,
  getClientSiteKey,
} from '../../../infrastructure/rateLimit/createRateLimiter'
import { parseConsentProof } from '../subscribers/abonnesFields'
import { parseEmailAddress } from '../subscribers/emailAddress'
import { createFormEndpoint } from './formEndpoint'
import { queueSubscriptionRequest } from './subscriptionRequest'

/** Allows several people behind one IP address, such as a family or a club. */
const perIpLimiter = createRateLimiter({
  name: 'lettre-adresse',
  points: 20,
  durationSeconds: 10 * 60,
})

/** Limits the networks of one customer, who may have 65,536 of them (an IPv6 /48). */
const perSiteLimiter = createRateLimiter({
  name: 'lettre-reseau',
  points: 60,
  durationSeconds: 10 * 60,
})

/**
 * POST /api/newsletter/inscription `{email}`. Neither the response nor its timing reveals who is
 * subscribed: the request is only queued, for a job that replies by e-mail. A request that fills in
 * the honeypot field is queued too, and dropped by the job.
 * @throws ApiError 400 invalid-email, 429 too-many-requests, 503 mail-unavailable
 */
export const subscribeEndpoint = createFormEndpoint({
  name: 'inscription',
  status: 202,
  handle: async (req, fields) => {
    await perIpLimiter.consume(req.payload, getClientIpKey(req))
    await perSiteLimiter.consume(req.payload, getClientSiteKey(req))
    requireEmail()
    const email = parseEmailAddress(fields.email)
    await queueSubscriptionRequest(req.payload, {
      email,
      ...parseConsentProof(fields),
      isTrapped: Boolean(fields.remarque),
    })
    return 'envoyee'
  },
})

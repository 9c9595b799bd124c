import {
  getClientIpKey,
  createRateLimiter,
} from '../../../infrastructure/rateLimit/createRateLimiter'
import { requireEmail } from '../../../infrastructure/email'
import { queueSubscriptionRequest } from '../subscription/queueSubscriptionRequest'
import { parseConsentProof } from '../subscription/parseConsentProof'
import { parseEmailAddress } from '../subscribers/parseEmailAddress'
import { createFormEndpoint } from './createFormEndpoint'

/** A family, or the members of a club around one table, behind one address. */
const perIpLimiter = createRateLimiter({
  name: 'lettre-adresse',
  points: 20,
  durationSeconds: 10 * 60,
})

/**
 * POST /api/newsletter/inscription `{email}`. Whoever asks learns nothing of who is subscribed, by the
 * answer or by its time: all that is done here is to note the request, for a job that answers it by
 * mail. A request that a robot filled in goes the same way, to be dropped there.
 */
export const subscribeEndpoint = createFormEndpoint({
  name: 'inscription',
  status: 202,
  handle: async (req, fields) => {
    await perIpLimiter.consume(req.payload, getClientIpKey(req))
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

import { invalidToken } from '../../../lib/errors/apiErrors'
import {
  getClientIpKey,
  createRateLimiter,
} from '../../../infrastructure/rateLimit/createRateLimiter'
import { confirmSubscription } from '../subscription/confirmSubscription'
import { createFormEndpoint } from './createFormEndpoint'

const perIpLimiter = createRateLimiter({
  name: 'lettre-confirmation',
  points: 60,
  durationSeconds: 60,
})

/**
 * POST /api/newsletter/confirmation `{jeton}`. POST only, since e-mail scanners follow links.
 * @throws ApiError 400 invalid-token, 410 token-expired, 429 too-many-requests
 */
export const confirmEndpoint = createFormEndpoint({
  name: 'confirmation',
  handle: async (req, { jeton }) => {
    await perIpLimiter.consume(req.payload, getClientIpKey(req))
    if (typeof jeton !== 'string') throw invalidToken()
    await confirmSubscription(req.payload, jeton)
    return 'confirmee'
  },
})

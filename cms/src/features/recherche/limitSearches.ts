import type { Payload } from 'payload'

import { createRateLimiter } from '../../infrastructure/rateLimit/createRateLimiter'
import { toIpPrefix } from '../../lib/http/toIpPrefix'

/** Searches that are not in the response cache; high, as a school may share one address. */
const perIpLimiter = createRateLimiter({ name: 'recherche', points: 180, durationSeconds: 60 })

/**
 * Counts a search of a client.
 * @param address of the client
 * @throws ApiError 429 too-many-requests
 */
export const limitSearches = (payload: Payload, address: string): Promise<void> =>
  perIpLimiter.consume(payload, toIpPrefix(address))

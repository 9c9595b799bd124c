import { RateLimiterMemory } from 'rate-limiter-flexible'

import { env } from '../../lib/env'
import { tooManyRequests } from '../../lib/errors/apiErrors'
import { toIpPrefix } from '../../lib/http/toIpPrefix'
import { shareInProcess } from '../../lib/process/shareInProcess'

/**
 * Reads of the API without a session that no cache answers, per network. Each process counts its own:
 * what they cost is its time, and a count in the database would cost as much as the read.
 */
const limiter = shareInProcess(
  'reads',
  () => new RateLimiterMemory({ points: env.readLimitPerMinute, duration: 60 }),
)

/**
 * Counts a read of a client.
 * @param address of the client
 * @param points reads that it counts as
 * @throws ApiError 429 too-many-requests
 */
export async function limitReads(address: string, points = 1): Promise<void> {
  try {
    await limiter.consume(toIpPrefix(address), points)
  } catch (refusal) {
    // Not by its class: Next's bundle has another copy of the library than the one that counts.
    const { msBeforeNext } = refusal as { msBeforeNext?: number }
    if (msBeforeNext === undefined) throw refusal
    throw tooManyRequests(Math.max(1, Math.ceil(msBeforeNext / 1000)))
  }
}

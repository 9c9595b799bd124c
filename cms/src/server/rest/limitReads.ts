import { RateLimiterMemory } from 'rate-limiter-flexible'

import { env } from '../../lib/env'
import { tooManyRequests } from '../../lib/errors/apiErrors'
import { toIpPrefix } from '../../lib/http/toIpPrefix'
import { shareInProcess } from '../../lib/process/shareInProcess'

const CARD = /\/carte\.jpg$/

/** A child process draws a card in about half a second. */
const READS_OF_A_CARD = 10

/**
 * Reads of the API without a session that no cache answers, per network. Each process counts its own:
 * what they cost is its time, and a count in the database would cost as much as the read.
 */
const limiter = shareInProcess(
  'reads',
  () => new RateLimiterMemory({ points: env.readLimitPerMinute, duration: 60 }),
)

/** Returns as how many reads a request counts. */
export const countReads = (pathname: string): number => (CARD.test(pathname) ? READS_OF_A_CARD : 1)

/**
 * Counts a read of a client; one for which a picture is drawn counts as several.
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

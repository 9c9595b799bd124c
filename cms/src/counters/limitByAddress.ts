import type { PayloadRequest } from 'payload'
import {
  RateLimiterMemory,
  RateLimiterMongo,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'

import { env } from '../env'
import { tooManyRequests } from '../errors/houseErrors'
import { CLIENT_ADDRESS_HEADER } from '../server/clientAddress'

let limiter: RateLimiterAbstract | undefined

/** On MongoDB every process counts in the same place; embedded there is one process. */
function getLimiter(req: PayloadRequest): RateLimiterAbstract {
  const options = { keyPrefix: 'compteurs', points: env.counterLimitPerMinute, duration: 60 }
  limiter ??=
    env.database.kind === 'mongodb'
      ? new RateLimiterMongo({
          ...options,
          storeClient: (req.payload.db as unknown as { connection: unknown }).connection,
          // While the shared store is away the limit still holds, for each process apart.
          insuranceLimiter: new RateLimiterMemory(options),
          // An address over its limit is refused from memory, without a query.
          inMemoryBlockOnConsumed: env.counterLimitPerMinute + 1,
        })
      : new RateLimiterMemory(options)
  return limiter
}

/**
 * Bounds how often one address may count (COUNTER_LIMIT_PER_MINUTE).
 * @throws HouseError too-many-requests, with the seconds to wait
 */
export async function limitByAddress(req: PayloadRequest): Promise<void> {
  try {
    await getLimiter(req).consume(req.headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown')
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw tooManyRequests(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)))
  }
}

import { isIPv6 } from 'node:net'

import type { Payload, PayloadRequest } from 'payload'
import {
  RateLimiterMemory,
  RateLimiterMongo,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'

import { env } from '../env'
import { tooManyRequests } from '../errors/houseErrors'
import { durations } from '../retention/durations'
import { CLIENT_ADDRESS_HEADER } from '../server/clientAddress'
import { sharedStore } from './sharedStore'

/** An address is kept as long as it is counted, and no longer than the privacy policy says. */
const LONGEST_SECONDS = durations.adresseIp.hours * 60 * 60

interface LimitOptions {
  /** Tells one limit from another in the shared store. */
  name: string
  /** How often within the duration. */
  points: number
  durationSeconds: number
  /** Whether `reset` may end it before its time: then no process refuses by what it remembers. */
  isForgettable?: boolean
}

export interface Limiter {
  /** Counts one more for the key. @throws HouseError too-many-requests, with the seconds to wait */
  consume(payload: Payload, key: string): Promise<void>
  /** Counts one more for the key. @returns false when that is too many, for who must not say so */
  isWithin(payload: Payload, key: string): Promise<boolean>
  /** Forgets what the key has used. */
  reset(payload: Payload, key: string): Promise<void>
}

/** A bound on how often something may be done; on MongoDB every process counts in the same place. */
export function createLimiter({
  name,
  points,
  durationSeconds,
  isForgettable = false,
}: LimitOptions): Limiter {
  if (durationSeconds > LONGEST_SECONDS)
    throw new Error(`The limit ${name} keeps addresses too long`)
  const options = { keyPrefix: name, points, duration: durationSeconds }
  let limiter: RateLimiterAbstract | undefined
  const get = (payload: Payload): RateLimiterAbstract =>
    (limiter ??=
      env.database.kind === 'mongodb'
        ? new RateLimiterMongo({
            ...options,
            ...sharedStore(payload),
            // While the shared store is away the limit still holds, for each process apart.
            insuranceLimiter: new RateLimiterMemory(options),
            // A key over its limit is refused from memory, without a query.
            ...(isForgettable ? {} : { inMemoryBlockOnConsumed: points + 1 }),
          })
        : new RateLimiterMemory(options))
  /** @returns what says how long to wait, when it is one too many */
  const countOne = async (payload: Payload, key: string): Promise<RateLimiterRes | undefined> => {
    try {
      await get(payload).consume(key)
      return undefined
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return refusal
    }
  }
  return {
    async consume(payload, key) {
      const refusal = await countOne(payload, key)
      if (refusal) throw tooManyRequests(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)))
    },
    isWithin: async (payload, key) => !(await countOne(payload, key)),
    async reset(payload, key) {
      await get(payload).delete(key)
    },
  }
}

/** What stands for the one who asks: the address, or of IPv6 the /64 that one subscriber has. */
export function addressKey(req: PayloadRequest): string {
  const address = req.headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown'
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address
  return new URL(`http://[${address}]`).hostname
    .replace(/^\[|\]$/g, '')
    .split(':')
    .slice(0, 4)
    .join(':')
}

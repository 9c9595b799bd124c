import { createHash } from 'node:crypto'

import type { Payload, PayloadRequest } from 'payload'
import {
  RateLimiterMemory,
  RateLimiterMongo,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'

import { env } from '../../lib/env'
import { tooManyRequests } from '../../lib/errors/apiErrors'
import { MAX_WINDOW_HOURS } from './maxWindowHours'
import { CLIENT_IP_HEADER } from '../../lib/http/getClientIp'
import { toIpPrefix } from '../../lib/http/toIpPrefix'
import { deleteKeysWithPrefix, getMongoStoreOptions } from './mongoRateLimitStore'

/** An address is kept as long as it is counted, and no longer than the privacy policy says. */
const MAX_DURATION_SECONDS = MAX_WINDOW_HOURS * 60 * 60

interface RateLimitOptions {
  /** Tells one limit from another in the shared store. */
  name: string
  /** How often within the duration. */
  points: number
  durationSeconds: number
  /** Whether `reset` may end it before its time: then no process refuses by what it remembers. */
  isResettable?: boolean
}

/** What is counted: its whole and its part, where the whole can be forgotten at once. */
type RateLimitKey = string | readonly [whole: string, part: string]

export interface RateLimiter {
  /** Counts one more for the key. @throws HouseError too-many-requests, with the seconds to wait */
  consume(payload: Payload, key: RateLimitKey): Promise<void>
  /** Counts one more for the key. @returns false when that is too many, for who must not say so */
  tryConsume(payload: Payload, key: RateLimitKey): Promise<boolean>
  /** Takes one count of the key back. */
  refund(payload: Payload, key: RateLimitKey): Promise<void>
  /** Forgets what the key has used. */
  reset(payload: Payload, key: RateLimitKey): Promise<void>
  /** Forgets what every part of a whole has used. */
  resetGroup(payload: Payload, whole: string): Promise<void>
}

/** A bound on how often something may be done; on MongoDB every process counts in the same place. */
export function createRateLimiter({
  name,
  points,
  durationSeconds,
  isResettable = false,
}: RateLimitOptions): RateLimiter {
  if (durationSeconds > MAX_DURATION_SECONDS)
    throw new Error(`The limit ${name} keeps addresses too long`)
  const options = { keyPrefix: name, points, duration: durationSeconds }
  let limiter: RateLimiterAbstract | undefined
  const get = (payload: Payload): RateLimiterAbstract =>
    (limiter ??=
      env.database.kind === 'mongodb'
        ? new RateLimiterMongo({
            ...options,
            ...getMongoStoreOptions(payload),
            // While the shared store is away the limit still holds, for each process apart.
            insuranceLimiter: new RateLimiterMemory(options),
            // A key over its limit is refused from memory, without a query.
            ...(isResettable ? {} : { inMemoryBlockOnConsumed: points + 1 }),
          })
        : new RateLimiterMemory(options))
  /** Of wholes that were forgotten in this process, how often: what was counted before has another name. */
  const resetCounts = new Map<string, number>()
  const toStoreKey = (key: RateLimitKey): string => {
    if (typeof key === 'string') return hashKey(key)
    const whole = hashKey(key[0])
    return `${whole}/${resetCounts.get(whole) ?? ''}${hashKey(key[1])}`
  }
  /** @returns what says how long to wait, when it is one too many */
  const consumePoint = async (
    payload: Payload,
    key: RateLimitKey,
  ): Promise<RateLimiterRes | undefined> => {
    try {
      await get(payload).consume(toStoreKey(key))
      return undefined
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return refusal
    }
  }
  return {
    async consume(payload, key) {
      const refusal = await consumePoint(payload, key)
      if (refusal) throw tooManyRequests(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)))
    },
    tryConsume: async (payload, key) => !(await consumePoint(payload, key)),
    async refund(payload, key) {
      await get(payload).reward(toStoreKey(key))
    },
    async reset(payload, key) {
      await get(payload).delete(toStoreKey(key))
    },
    async resetGroup(payload, whole) {
      if (env.database.kind === 'mongodb')
        await deleteKeysWithPrefix(payload, `${name}:${hashKey(whole)}/`)
      else resetCounts.set(hashKey(whole), (resetCounts.get(hashKey(whole)) ?? 0) + 1)
    },
  }
}

/** However long a key is, and whoever it tells of, 22 characters are kept in its place. */
const hashKey = (key: string): string =>
  createHash('sha256').update(key).digest().subarray(0, 16).toString('base64url')

/** What stands for the one who asks. */
export const getClientIpKey = (req: PayloadRequest): string =>
  toIpPrefix(req.headers.get(CLIENT_IP_HEADER) ?? 'unknown')

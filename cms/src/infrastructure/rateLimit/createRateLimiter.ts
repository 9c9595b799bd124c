import { createHash } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import {
  RateLimiterMemory,
  RateLimiterMongo,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import { env } from '../../lib/env'
import { apiError } from '../../lib/errors/apiErrors'
import { MAX_WINDOW_HOURS } from './maxWindowHours'
import { CLIENT_IP_HEADER, toIpPrefix, toSitePrefix } from '../../lib/http/getClientIp'
import { deleteKeysWithPrefix, getMongoStoreOptions } from './mongoRateLimitStore'

/** Period in which the allowed requests are counted. */
type Window = { minutes: number } | { hours: number }

/** A key, or a group and a key within it, if the whole group can be reset at once. */
type RateLimitKey = string | readonly [whole: string, part: string]

export interface RateLimiter {
  /** Consumes one point. @throws ApiError 429 too-many-requests, with the seconds to wait */
  consume(payload: Payload, key: RateLimitKey): Promise<void>
  /** Consumes one point of a request's client. @throws ApiError 429 too-many-requests */
  consumeForClient(req: PayloadRequest): Promise<void>
  /**
   * Consumes one point, for callers that must not reveal the limit.
   * @returns false over the limit
   */
  tryConsume(payload: Payload, key: RateLimitKey): Promise<boolean>
  /**
   * Consumes one point, for work that can wait.
   * @returns undefined; over the limit, the milliseconds until the next window
   */
  consumeOrWait(payload: Payload, key: RateLimitKey): Promise<number | undefined>
  /** Gives one point back. */
  refund(payload: Payload, key: RateLimitKey): Promise<void>
  reset(payload: Payload, key: RateLimitKey): Promise<void>
  /** Resets the counts of all keys of a group. */
  resetGroup(payload: Payload, whole: string): Promise<void>
}

/**
 * Creates a rate limiter; on MongoDB all processes share the counts, on SQLite they are in memory.
 * @param name key prefix in the shared store
 * @param points requests per window
 * @param isResettable whether counts can be reset early; disables the in-memory block, which other
 * processes cannot clear
 * @throws {Error} if the window exceeds MAX_WINDOW_HOURS: client addresses are stored for the
 * window, and the privacy policy states the limit
 */
export function createRateLimiter(
  name: string,
  points: number,
  window: Window,
  { isResettable = false } = {},
): RateLimiter {
  const minutes = 'hours' in window ? window.hours * 60 : window.minutes
  if (minutes > MAX_WINDOW_HOURS * 60) throw new Error(`The limit ${name} keeps addresses too long`)
  const options = { keyPrefix: name, points, duration: minutes * 60 }
  let limiter: RateLimiterAbstract | undefined
  const get = (payload: Payload): RateLimiterAbstract =>
    (limiter ??=
      env.database.kind === 'mongodb'
        ? new RateLimiterMongo({
            ...options,
            ...getMongoStoreOptions(payload),
            // Fallback while the database is unavailable: each process counts on its own.
            insuranceLimiter: new RateLimiterMemory(options),
            // A key over its limit is rejected from memory, without a query.
            ...(isResettable ? {} : { inMemoryBlockOnConsumed: points + 1 }),
          })
        : new RateLimiterMemory(options))
  /** Resets by group, part of the store key: old counts no longer apply. */
  const resetCounts = new Map<string, number>()
  const toStoreKey = (key: RateLimitKey): string => {
    if (typeof key === 'string') return hashKey(key)
    const whole = hashKey(key[0])
    return `${whole}/${resetCounts.get(whole) ?? ''}${hashKey(key[1])}`
  }
  /** @returns the rejection, with the time to wait, if the limit is exceeded */
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
  const consume: RateLimiter['consume'] = async (payload, key) => {
    const refusal = await consumePoint(payload, key)
    if (refusal)
      throw apiError('too-many-requests', {
        retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
      })
  }
  return {
    consume,
    consumeForClient: (req) => consume(req.payload, getClientIpKey(req)),
    tryConsume: async (payload, key) => !(await consumePoint(payload, key)),
    consumeOrWait: async (payload, key) => {
      const refusal = await consumePoint(payload, key)
      return refusal && Math.max(1_000, refusal.msBeforeNext)
    },
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

/** Hashes a key to 22 characters: bounds its length and stores no personal data in clear text. */
const hashKey = (key: string): string =>
  createHash('sha256').update(key).digest().subarray(0, 16).toString('base64url')

/** Rate limit key of a request: the IP prefix of its client. */
export const getClientIpKey = (req: PayloadRequest): string =>
  toIpPrefix(req.headers.get(CLIENT_IP_HEADER) ?? 'unknown')

/** Rate limit key of a request: all networks that its client is likely to have. */
export const getClientSiteKey = (req: PayloadRequest): string =>
  toSitePrefix(req.headers.get(CLIENT_IP_HEADER) ?? 'unknown')

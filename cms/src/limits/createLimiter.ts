import { createHash } from 'node:crypto'

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
import { networkOf } from './networkOf'
import { forgetShared, sharedStore } from './sharedStore'

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

/** What is counted: its whole and its part, where the whole can be forgotten at once. */
type Key = string | readonly [whole: string, part: string]

export interface Limiter {
  /** Counts one more for the key. @throws HouseError too-many-requests, with the seconds to wait */
  consume(payload: Payload, key: Key): Promise<void>
  /** Counts one more for the key. @returns false when that is too many, for who must not say so */
  isWithin(payload: Payload, key: Key): Promise<boolean>
  /** Takes one count of the key back. */
  giveBack(payload: Payload, key: Key): Promise<void>
  /** Forgets what the key has used. */
  reset(payload: Payload, key: Key): Promise<void>
  /** Forgets what every part of a whole has used. */
  resetAll(payload: Payload, whole: string): Promise<void>
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
  /** Of wholes that were forgotten in this process, how often: what was counted before has another name. */
  const forgotten = new Map<string, number>()
  const nameOf = (key: Key): string => {
    if (typeof key === 'string') return hash(key)
    const whole = hash(key[0])
    return `${whole}/${forgotten.get(whole) ?? ''}${hash(key[1])}`
  }
  /** @returns what says how long to wait, when it is one too many */
  const countOne = async (payload: Payload, key: Key): Promise<RateLimiterRes | undefined> => {
    try {
      await get(payload).consume(nameOf(key))
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
    async giveBack(payload, key) {
      await get(payload).reward(nameOf(key))
    },
    async reset(payload, key) {
      await get(payload).delete(nameOf(key))
    },
    async resetAll(payload, whole) {
      if (env.database.kind === 'mongodb') await forgetShared(payload, `${name}:${hash(whole)}/`)
      else forgotten.set(hash(whole), (forgotten.get(hash(whole)) ?? 0) + 1)
    },
  }
}

/** However long a key is, and whoever it tells of, 22 characters are kept in its place. */
const hash = (key: string): string =>
  createHash('sha256').update(key).digest().subarray(0, 16).toString('base64url')

/** What stands for the one who asks. */
export const addressKey = (req: PayloadRequest): string =>
  networkOf(req.headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown')

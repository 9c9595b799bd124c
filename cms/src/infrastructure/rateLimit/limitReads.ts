import { RateLimiterMemory } from 'rate-limiter-flexible'
import { env } from '../../lib/env'
import { apiError } from '../../lib/errors/apiErrors'
import { CLIENT_IP_HEADER, toIpPrefix } from '../../lib/http/getClientIp'
import { shareInProcess } from '../../lib/process/shareInProcess'

const CARD = /\/carte\.jpg$/

/** A child process draws a card in about half a second. */
const READS_OF_A_CARD = 10

/** Reads that a book, a harvested record or a part of a list counts as, the request included. */
const READS_OF_AN_EXPORT = 10

/** Allowed pages for each allowed read: one visit opens several pages. */
const PAGES_PER_READ = 2

const createLimiter = (name: string, points: number) =>
  shareInProcess(name, () => new RateLimiterMemory({ points, duration: 60 }))

/**
 * Reads without a session that no cache answers, per network. Each process counts its own: a read
 * costs time of that process, and a count in the database would cost as much.
 */
const reads = createLimiter('reads', env.readLimitPerMinute)
const pages = createLimiter('pages', PAGES_PER_READ * env.readLimitPerMinute)

/**
 * Counts the work for a program before it is done; the front door has counted the request.
 * @throws ApiError 429 too-many-requests
 */
export async function limitExports({ headers }: Request): Promise<void> {
  const address = headers.get(CLIENT_IP_HEADER)
  if (address) await limitReads(address, READS_OF_AN_EXPORT - 1)
}

/** Returns the number of reads that a request counts as. */
export const countReads = (pathname: string): number => (CARD.test(pathname) ? READS_OF_A_CARD : 1)

/**
 * Counts a read of the API or by a program, from a client's address.
 * @param points reads that it counts as, for a card several
 * @throws ApiError 429 too-many-requests
 */
export const limitReads = (address: string, points = 1): Promise<void> =>
  consume(reads, address, points)

/**
 * Counts a rendered page, a page of the panel without a session, or an opening of a PDF, by client.
 * @throws ApiError 429 too-many-requests
 */
export const limitPages = (address: string): Promise<void> => consume(pages, address, 1)

async function consume(limiter: RateLimiterMemory, address: string, points: number): Promise<void> {
  try {
    await limiter.consume(toIpPrefix(address), points)
  } catch (refusal) {
    // Not by `instanceof`: Next's bundle has another copy of the library.
    const { msBeforeNext } = refusal as { msBeforeNext?: number }
    if (msBeforeNext === undefined) throw refusal
    throw apiError('too-many-requests', {
      retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
    })
  }
}

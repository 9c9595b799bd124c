import { LRUCache } from 'lru-cache'

import { isApiPath } from '../../lib/http/isApiPath'
import type { CachedResponse } from './toCachedResponse'

/** An answer that was kept, and for how long it may be used. Moments in milliseconds. */
export interface CacheEntry {
  response: CachedResponse
  /** Of the content that it was made from. */
  generation: number
  storedAt: number
  /** HTTP's own rule: until then it is fresh. */
  freshUntil: number
  /** Until then it may stand in where the application fails. */
  staleUntil: number
  /** When the application failed to renew it, and at what content. */
  failure: { at: number; generation: number } | undefined
}

const MIB = 1024 * 1024
const MAX_ENTRIES = 20_000

/** Beyond it an answer is not kept: one that large is nobody's first page. */
export const MAX_BODY_BYTES = 2 * MIB

/** What a key and the headers take beside the bodies, roughly. */
const OVERHEAD_BYTES = 2_000

/** How much memory kept answers take: pages, the API's answers, and the rest (redirections, 404). */
const PAGES_BYTES = 20 * MIB
const API_BYTES = 12 * MIB
const REST_BYTES = 4 * MIB

/** Of how many addresses with a condition it is known that they were asked for once. */
const MAX_SEEN_ONCE = 5_000

/**
 * The answers that are kept in memory, the least recently used making room. The API's answers, and
 * whatever is not content, have places of their own: however many paths and queries somebody makes up,
 * pages are not driven out. A query with a condition is kept from the second time on that it is asked
 * for, as most are asked for once, and what is kept for a moment costs the collector more than what is
 * not kept.
 */
export function createResponseStore() {
  const pages = createLruCache(PAGES_BYTES)
  const api = createLruCache(API_BYTES)
  const rest = createLruCache(REST_BYTES)
  const seenOnce = new LRUCache<string, true>({ max: MAX_SEEN_ONCE })
  const remove = (key: string) => {
    pages.delete(key)
    api.delete(key)
    rest.delete(key)
  }
  return {
    get: (key: string): CacheEntry | undefined => pages.get(key) ?? api.get(key) ?? rest.get(key),
    remove,
    set(key: string, kept: CacheEntry): void {
      remove(key)
      if (hasCondition(key) && !seenOnce.has(key)) seenOnce.set(key, true)
      else if (kept.response.status !== 200) rest.set(key, kept)
      else (isApiPath(key) ? api : pages).set(key, kept)
    },
  }
}

/** In the query language of the API; brackets may come encoded. */
const hasCondition = (key: string): boolean => /[?&]where(?:\[|%5B)/i.test(key)

const createLruCache = (maxSize: number) =>
  new LRUCache<string, CacheEntry>({
    max: MAX_ENTRIES,
    maxSize,
    // Its compressed forms come a moment later: together they are about as large once more.
    sizeCalculation: ({ response }, key) =>
      2 * response.variants.identity.body.length + key.length + OVERHEAD_BYTES,
  })

import { createHash } from 'node:crypto'

import { LRUCache } from 'lru-cache'

import { isSearch, isApiPath } from '../../lib/http/requestKinds'
import type { CachedResponse } from './UpstreamResponse'

/** A cached response and its lifetime. Times in milliseconds since 1970. */
export interface CacheEntry {
  response: CachedResponse
  /** Content version that the response was created from. */
  generation: number
  storedAt: number
  /** End of its freshness, per HTTP caching rules. */
  freshUntil: number
  /** Until then it may be served when the upstream fails, the content being unchanged. */
  keptUntil: number
  /**
   * Until then it may be served when the upstream fails, even after a content change
   * (stale-if-error).
   */
  staleUntil: number
  /** Time and content version of the last failed revalidation. */
  failure: { at: number; generation: number } | undefined
}

const MIB = 1024 * 1024
const MAX_ENTRIES = 20_000

/** Maximum size of a cached body, in bytes. */
export const MAX_BODY_BYTES = 2 * MIB

/** Approximate memory overhead per entry, for key and headers. */
const OVERHEAD_BYTES = 2_000

/** Memory budgets: pages, API responses, and the rest (redirects, 404). */
const PAGES_BYTES = 20 * MIB
const API_BYTES = 12 * MIB
const REST_BYTES = 4 * MIB

/** Most filtered queries remembered as requested once, by a hash: a query may have 16 kB. */
const MAX_SEEN_ONCE = 5_000

/**
 * In-memory LRU store of responses. API responses and non-200 responses have budgets of their own,
 * so that arbitrary paths and queries cannot evict pages; a page of search results counts as an API
 * response. A query with a `where` filter, and a search, is stored from its second request on: most
 * occur once, and short-lived entries cost more garbage collection than no entry.
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
  const wasSeen = (key: string): boolean => {
    const hash = createHash('sha256').update(key).digest('base64url')
    if (seenOnce.has(hash)) return true
    seenOnce.set(hash, true)
    return false
  }
  return {
    get: (key: string): CacheEntry | undefined => pages.get(key) ?? api.get(key) ?? rest.get(key),
    remove,
    /** Entries, and their estimated bytes. */
    size: () => {
      const all = [pages, api, rest]
      return {
        entries: all.reduce((sum, { size }) => sum + size, 0),
        bytes: all.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0),
      }
    },
    set(key: string, kept: CacheEntry): void {
      remove(key)
      if ((hasCondition(key) || isSearch(key)) && !wasSeen(key)) return
      if (kept.response.status !== 200) rest.set(key, kept)
      else (isApiPath(key) || isSearch(key) ? api : pages).set(key, kept)
    },
  }
}

/** Detects a `where` parameter; its brackets may be percent-encoded. */
const hasCondition = (key: string): boolean => /[?&]where(?:\[|%5B)/i.test(key)

const createLruCache = (maxSize: number) =>
  new LRUCache<string, CacheEntry>({
    max: MAX_ENTRIES,
    maxSize,
    // Compressed variants are added later: together about as large as the body.
    sizeCalculation: ({ response }, key) => 2 * response.body.length + key.length + OVERHEAD_BYTES,
  })

import { LRUCache } from 'lru-cache'

import { getContentState } from './invalidateContent'

/** Maximum age, as in the response cache: bounds the effect of writes that bypass the hooks. */
const MAX_AGE_MS = 10 * 60_000

/**
 * Caches database reads until content changes; concurrent calls with the same key share one read. A
 * value is cached under the generation read before the query, so that a read overtaken by a change
 * is never taken for current (see invalidateContent.ts).
 * @param max maximum number of entries; least recently used entries are evicted
 * @returns a function that takes a cache key and a read function; null results and errors are not
 * cached
 */
export function memoizeUntilContentChange<Value extends object | string>(max: number) {
  const cache = new LRUCache<string, Promise<Value | null>>({ max })
  let cacheGeneration = getContentState().generation
  let cacheExpiresAt = Date.now() + MAX_AGE_MS

  return (key: string, read: () => Promise<Value | null>): Promise<Value | null> => {
    const { generation } = getContentState()
    const now = Date.now()
    if (generation !== cacheGeneration || now > cacheExpiresAt) {
      cache.clear()
      cacheGeneration = generation
      cacheExpiresAt = now + MAX_AGE_MS
    }
    const known = cache.get(key)
    if (known) return known
    const reading = read()
    const forget = () => {
      if (cache.peek(key) === reading) cache.delete(key)
    }
    cache.set(key, reading)
    reading.then((value) => value ?? forget(), forget)
    return reading
  }
}

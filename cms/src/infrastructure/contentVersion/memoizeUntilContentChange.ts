import { LRUCache } from 'lru-cache'

import { getContentState } from './getContentState'

/** As for kept answers: what was written past the hooks heals. */
const MAX_AGE_MS = 10 * 60_000

/**
 * Keeps what is read from the database for as long as no content changes; who asks for the same at
 * once waits for one reading. A reading is kept under the generation that was noted before it began,
 * so that one which a change overtook is never taken for what is there now (see markChange.ts).
 * @param max how many readings are kept, the least recently used making room
 * @returns a function that takes what the reading is known by, and reads where it is not known;
 * nothing (null) and failures are read again the next time
 */
export function memoizeUntilContentChange<Value extends object>(max: number) {
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

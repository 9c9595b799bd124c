import { LRUCache } from 'lru-cache'

import type { Reply } from './toReply'

/** An answer that was kept, and for how long it may be used. Moments in milliseconds. */
export interface Kept {
  reply: Reply
  /** Of the content that it was made from. */
  generation: number
  madeAt: number
  /** HTTP's own rule: until then it is fresh. */
  freshUntil: number
  /** Until then it may stand in where the application fails. */
  usableUntil: number
  /** When the application failed to renew it, and at what content. */
  failure: { at: number; generation: number } | undefined
}

const MIB = 1024 * 1024
const MAX_ENTRIES = 20_000

/** Beyond it an answer is not kept: one that large is nobody's first page. */
export const MAX_BODY_BYTES = 2 * MIB

/** What a key and the headers take beside the bodies, roughly. */
const OVERHEAD_BYTES = 2_000

/** How much memory kept answers take: those that are content, and the rest (redirections, 404). */
const CONTENT_BYTES = 60 * MIB
const REST_BYTES = 4 * MIB

/**
 * The answers that are kept in memory, the least recently used making room. Whatever is not content
 * has a small place of its own: however many paths somebody makes up, pages are not driven out.
 */
export function keptAnswers() {
  const content = bounded(CONTENT_BYTES)
  const rest = bounded(REST_BYTES)
  const remove = (key: string) => {
    content.delete(key)
    rest.delete(key)
  }
  return {
    get: (key: string): Kept | undefined => content.get(key) ?? rest.get(key),
    remove,
    keep(key: string, kept: Kept): void {
      remove(key)
      if (kept.reply.status === 200) content.set(key, kept)
      else rest.set(key, kept)
    },
  }
}

const bounded = (maxSize: number) =>
  new LRUCache<string, Kept>({
    max: MAX_ENTRIES,
    maxSize,
    // Its compressed forms come a moment later: together they are about as large once more.
    sizeCalculation: ({ reply }, key) =>
      2 * reply.variants.identity.body.length + key.length + OVERHEAD_BYTES,
  })

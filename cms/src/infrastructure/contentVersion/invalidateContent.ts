import { randomUUID } from 'node:crypto'

import type { Payload, PayloadRequest } from 'payload'

import { log } from '../../lib/log'
import { shareInProcess } from '../../lib/process/shareInProcess'

/** State of content invalidation in this process: Next's bundles write it, server/ reads it. */
interface ContentState {
  /** Incremented with every content change, of this or of another process. */
  generation: number
  /** Content version last read from the database; a different value there means a change. */
  version: unknown
  /** Whether a local change could not be written to the database yet. */
  isBroadcastPending: boolean
  /** Whether the last poll of the database failed. */
  isDatabaseDown: boolean
}

const state = shareInProcess('content', (): ContentState => ({
  generation: 0,
  version: null,
  isBroadcastPending: false,
  isDatabaseDown: false,
}))

export const getContentState = (): ContentState => state

/** Key of the content version in Payload's key-value store. */
export const CONTENT_VERSION_KEY = 'contenu'

type KeyValueStore = Pick<Payload, 'kv'>

/**
 * Invalidates content caches in all processes: in this one at once, in the others through a content
 * version in the database, a new random value (not a counter, so concurrent writers lose no
 * update).
 *
 * Why a stale response is never cached as current: a response is cached under the generation read
 * before the request to the application, and is current only while that generation holds.
 * - A read that may have missed this change began before the change was written, hence before the
 *   first increment below: its result is cached under an expired generation. (Neither database uses
 *   transactions here, see src/infrastructure/database: a change is readable by all when its hook
 *   runs. The hook is first in its list, so that a later hook that fails does not hide the change.)
 * - The second increment covers a change of another process whose version this one overwrote, and
 *   which this process therefore never sees: it was written before its version, which was written
 *   before this one.
 *
 * If the database becomes unavailable in between, only time is lost: `pollContentVersion` writes
 * the version later.
 */
export async function invalidateContent(payload: KeyValueStore): Promise<void> {
  const content = getContentState()
  content.generation += 1
  const mark = randomUUID()
  try {
    await payload.kv.set(CONTENT_VERSION_KEY, mark)
    content.version = mark
    content.isBroadcastPending = false
  } catch (error) {
    content.isBroadcastPending = true
    log.warn({ err: error }, 'Changement pas encore annoncé aux autres processus')
  }
  content.generation += 1
}

/** afterChange and afterDelete hook of all public content. Must be first in its list. */
export const invalidateContentHook = ({ req }: { req: PayloadRequest }): Promise<void> =>
  invalidateContent(req.payload)

import { randomUUID } from 'node:crypto'

import type { Payload, PayloadRequest } from 'payload'

import { log } from '../../lib/log'
import { getContentState } from './getContentState'

/** Where the mark lies in Payload's key-value store. */
export const CONTENT_VERSION_KEY = 'contenu'

type KeyValueStore = Pick<Payload, 'kv'>

/**
 * Says to every process that the content changed: to this one at once, to the others through a mark
 * in the database, a new random value (nothing is counted, so nothing is lost between two writers).
 *
 * Why nothing old is ever kept as new. An answer is kept under the generation that was noted before
 * the application was asked for it, and is current only while that generation holds.
 * - A read that may have missed this change began before it was written, hence before the first
 *   growth below: what it brings is kept under a generation that is over. (Neither database has
 *   transactions here, see src/database: what a hook was told of can already be read by all. The
 *   hook stands first in its list, so that a later one that fails does not hide the change.)
 * - The second growth is for a change of another process whose mark ours replaced, and which this
 *   process therefore never sees: it was written before its mark, which came before ours.
 *
 * A database that goes away in between costs nothing but time: watchChanges writes the mark later.
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

/** The hook of everything that visitors read: after a change, after a deletion. First in its list. */
export const invalidateContentHook = ({ req }: { req: PayloadRequest }): Promise<void> =>
  invalidateContent(req.payload)

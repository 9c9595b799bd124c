import type { Payload } from 'payload'
import pTimeout from 'p-timeout'
import { log } from '../../lib/log'
import { getContentState, CONTENT_VERSION_KEY, invalidateContent } from './invalidateContent'

/** Polling shows other processes' changes within a second or two, below the promised five. */
const POLL_INTERVAL_MS = 1_000
const POLL_TIMEOUT_MS = 2_000

type KeyValueStore = Pick<Payload, 'kv'>

/**
 * Starts polling the content version, to invalidate caches after changes of other processes: other
 * servers, and commands such as an import. While the database is unavailable, cached content stays
 * valid.
 * @throws the database error of the first poll
 */
export async function watchContentVersion(payload: KeyValueStore): Promise<void> {
  // The first poll precedes any caching, so that no change is missed in between.
  await pollContentVersion(payload)
  scheduleNextPoll(payload)
}

function scheduleNextPoll(payload: KeyValueStore): void {
  setTimeout(() => {
    void pollSafely(payload).then(() => scheduleNextPoll(payload))
  }, POLL_INTERVAL_MS).unref()
}

async function pollSafely(payload: KeyValueStore): Promise<void> {
  const content = getContentState()
  try {
    await pTimeout(pollContentVersion(payload), { milliseconds: POLL_TIMEOUT_MS })
    content.isDatabaseDown = false
  } catch (error) {
    if (!content.isDatabaseDown)
      log.warn(
        { err: error, code: 'database-unavailable' },
        'Base de données absente, contenu gardé en service',
      )
    content.isDatabaseDown = true
  }
}

/** Reads the content version once and updates the content state if it changed. */
export async function pollContentVersion(payload: KeyValueStore): Promise<void> {
  const content = getContentState()
  if (content.isBroadcastPending) await invalidateContent(payload)
  const mark = await payload.kv.get(CONTENT_VERSION_KEY)
  if (mark === content.version) return
  content.version = mark
  content.generation += 1
}

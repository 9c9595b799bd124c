import type { Payload } from 'payload'

import { withTimeout } from '../../lib/async/withTimeout'
import { log } from '../../lib/log'
import { getContentState } from './getContentState'
import { CONTENT_VERSION_KEY, invalidateContent } from './invalidateContent'

/** Other processes' changes are seen after a second or two, well within the five promised. */
const POLL_INTERVAL_MS = 1_000
const POLL_TIMEOUT_MS = 2_000

type KeyValueStore = Pick<Payload, 'kv'>

/**
 * From now on this process hears of the changes that others make: of other servers, and of commands
 * such as an import. Where the database is away, what was known last goes on being true.
 * @throws what the database throws when it is away at the first look
 */
export async function watchContentVersion(payload: KeyValueStore): Promise<void> {
  // Before anything is kept, so that no change falls between the first answer and the first look.
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
    await withTimeout(pollContentVersion(payload), POLL_TIMEOUT_MS)
    content.isDatabaseDown = false
  } catch (error) {
    if (!content.isDatabaseDown)
      log.warn({ err: error }, 'Base de données absente, contenu gardé en service')
    content.isDatabaseDown = true
  }
}

/** Takes up what the database says about changes, once. */
export async function pollContentVersion(payload: KeyValueStore): Promise<void> {
  const content = getContentState()
  if (content.isBroadcastPending) await invalidateContent(payload)
  const mark = await payload.kv.get(CONTENT_VERSION_KEY)
  if (mark === content.version) return
  content.version = mark
  content.generation += 1
}

import type { Payload } from 'payload'

import { withinTime } from '../health/withinTime'
import { log } from '../log'
import { contentState } from './contentState'
import { MARK_KEY, markChange } from './markChange'

/** Other processes' changes are seen after a second or two, well within the five promised. */
const INTERVAL_MS = 1_000
const ANSWER_MS = 2_000

type Store = Pick<Payload, 'kv'>

/**
 * From now on this process hears of the changes that others make: of other servers, and of commands
 * such as an import. Where the database is away, what was known last goes on being true.
 * @throws what the database throws when it is away at the first look
 */
export async function watchChanges(payload: Store): Promise<void> {
  // Before anything is kept, so that no change falls between the first answer and the first look.
  await lookForChange(payload)
  lookAgainLater(payload)
}

function lookAgainLater(payload: Store): void {
  setTimeout(() => {
    void lookOnceMore(payload).then(() => lookAgainLater(payload))
  }, INTERVAL_MS).unref()
}

async function lookOnceMore(payload: Store): Promise<void> {
  const content = contentState()
  try {
    await withinTime(lookForChange(payload), ANSWER_MS)
    content.isAway = false
  } catch (error) {
    if (!content.isAway)
      log.warn({ err: error }, 'Base de données absente, contenu gardé en service')
    content.isAway = true
  }
}

/** Takes up what the database says about changes, once. */
export async function lookForChange(payload: Store): Promise<void> {
  const content = contentState()
  if (content.isUntold) await markChange(payload)
  const mark = await payload.kv.get(MARK_KEY)
  if (mark === content.mark) return
  content.mark = mark
  content.generation += 1
}

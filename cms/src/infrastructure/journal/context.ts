import type { PayloadRequest } from 'payload'

import type { Action } from './actions'
import type { Actor } from './actor'

/** What the hooks of the journal cannot see of a change made through Payload's Local API. */
interface JournalContext {
  /** On whose behalf the change is made. */
  acteur?: Actor | undefined
  /** Recorded in place of what the hooks see. */
  action?: Action
  details?: string
}

/** Returns the `context` that passes it to an operation of the Local API. */
export const journalContext = (journal: JournalContext) => ({ journal })

export const getJournalContext = ({
  context,
}: Partial<Pick<PayloadRequest, 'context'>>): JournalContext =>
  (context as { journal?: JournalContext } | undefined)?.journal ?? {}

import { shareInProcess } from '../../lib/process/shareInProcess'

/** State of content invalidation in this process: Next's bundles write it, server/ reads it. */
export interface ContentState {
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

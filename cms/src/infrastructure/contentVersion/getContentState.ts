/**
 * State of content invalidation in this process. On globalThis, as Next's bundles write it and
 * server/ reads it (see lib/process/getBootState.ts).
 */
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

const KEY = Symbol.for('regards.content')

export function getContentState(): ContentState {
  const holder = globalThis as { [KEY]?: ContentState }
  return (holder[KEY] ??= {
    generation: 0,
    version: null,
    isBroadcastPending: false,
    isDatabaseDown: false,
  })
}

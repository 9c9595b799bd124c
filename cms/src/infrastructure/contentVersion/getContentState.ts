/**
 * What this process knows about changes of the site's content. On globalThis, as Next's bundles
 * write it and the front door reads it (see boot/state.ts).
 */
export interface ContentState {
  /** Grows with every change that this process made or heard of. */
  generation: number
  /** What the database said last: another value there means that somebody changed something. */
  version: unknown
  /** A change made here that could not be written to the database yet. */
  isBroadcastPending: boolean
  /** Whether the database did not answer when it was last asked. */
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

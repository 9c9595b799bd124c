/** How far this process has come; shared by the front door and Next's bundles, hence on globalThis. */
export interface BootState {
  ready: boolean
  /** Why the last try failed, for the operator. */
  lastError: string | undefined
}

const KEY = Symbol.for('regards.boot')

export function bootState(): BootState {
  const holder = globalThis as { [KEY]?: BootState }
  return (holder[KEY] ??= { ready: false, lastError: undefined })
}

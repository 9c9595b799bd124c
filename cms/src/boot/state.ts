/** How far this process has come; shared by the front door and Next's bundles, hence on globalThis. */
export interface BootState {
  ready: boolean
  /** Why the last try failed, for the operator. */
  lastError: string | undefined
  /** Reads the API as a visitor would, without the way through Next; there once this process serves. */
  ask: ((path: string) => Promise<Response>) | undefined
}

const KEY = Symbol.for('regards.boot')

export function bootState(): BootState {
  const holder = globalThis as { [KEY]?: BootState }
  return (holder[KEY] ??= { ready: false, lastError: undefined, ask: undefined })
}

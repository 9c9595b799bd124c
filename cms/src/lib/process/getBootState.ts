/** How far this process has come; shared by the front door and Next's bundles, hence on globalThis. */
export interface BootState {
  ready: boolean
  /** What the last try failed at, and why, for the operator; undefined when none has failed. */
  failure: { part: BootDependency; reason: string } | undefined
  /** Asks the API as a visitor would, without the way through Next; there once this process serves. */
  callRestApi: ((path: string, asking?: RequestOptions) => Promise<Response>) | undefined
}

/** What a process waits for at its start. */
export type BootDependency = 'database' | 'storage'

/** What is asked of the API in this process: by itself a GET, without any header. */
export interface RequestOptions {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
}

const KEY = Symbol.for('regards.boot')

export function getBootState(): BootState {
  const holder = globalThis as { [KEY]?: BootState }
  return (holder[KEY] ??= { ready: false, failure: undefined, callRestApi: undefined })
}

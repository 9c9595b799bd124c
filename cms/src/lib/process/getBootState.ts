import { shareInProcess } from './shareInProcess'

export interface BootState {
  ready: boolean
  /** The last failed boot attempt and its reason, if any. */
  failure: { part: BootDependency; reason: string } | undefined
  /** Calls the REST API as a visitor, without Next; set once this process serves. */
  callRestApi: ((path: string, options?: RequestOptions) => Promise<Response>) | undefined
  /** Answers an address of the site beside the API (answerSite); set with `callRestApi`. */
  answerSite?: (request: Request) => Promise<Response>
  /** Counts a search of a client; set with `callRestApi`. Throws ApiError 429 over the limit. */
  limitSearches?: (address: string) => Promise<void>
  /** The page that stands for an unknown address (findShell); set with `callRestApi`. */
  findShell?: (pathname: string) => Promise<string | undefined>
  /** Whether a file's issue is hidden from visitors; set with `callRestApi`. */
  isWithdrawnFile?: (fullPath: string) => Promise<boolean>
}

/** A dependency that must be available before the process serves requests. */
export type BootDependency = 'database' | 'storage'

/** Options of an in-process API request; by default a GET without headers. */
export interface RequestOptions {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
}

const state = shareInProcess('boot', (): BootState => ({
  ready: false,
  failure: undefined,
  callRestApi: undefined,
}))

export const getBootState = (): BootState => state

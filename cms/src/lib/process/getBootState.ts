import { shareInProcess } from './shareInProcess'

export interface BootState {
  ready: boolean
  /**
   * The last failed boot attempt and its reason, for the operator; undefined if none has failed.
   */
  failure: { part: BootDependency; reason: string } | undefined
  /**
   * Calls the REST API as an anonymous user, without going through Next; set once this process
   * serves.
   */
  callRestApi: ((path: string, options?: RequestOptions) => Promise<Response>) | undefined
  /** Answers an address of the site beside the API (answerSite); set with `callRestApi`. */
  answerSite?: (request: Request) => Promise<Response>
  /** Counts a search of a client; set with `callRestApi`. Throws ApiError 429 over the limit. */
  limitSearches?: (address: string) => Promise<void>
  /**
   * Finds the page that stands for an address of an unknown issue, article or page (findShell); set with
   * `callRestApi`.
   */
  findShell?: (pathname: string) => Promise<string | undefined>
  /**
   * Whether a file of the storage belongs to an issue that visitors do not see; set with
   * `callRestApi`.
   */
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

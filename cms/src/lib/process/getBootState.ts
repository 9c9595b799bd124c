import { shareInProcess } from './shareInProcess'

export interface BootState {
  ready: boolean
  /** The last failed boot attempt and its reason, if any. */
  failure: { part: BootDependency; reason: string } | undefined
  /** Answers an address of the API; set when the boot begins. */
  answerApi?: (request: Request) => Promise<Response>
  /** Answers an address of the site beside the API (answerSite); set once this process serves, as all below. */
  answerSite?: (request: Request) => Promise<Response>
  /** Counts a search of a client. Throws ApiError 429 over the limit. */
  limitSearches?: (address: string) => Promise<void>
  /** The page that stands for an unknown address (findShell). */
  findShell?: (pathname: string) => Promise<string | undefined>
  /** Whether a file's issue is hidden from visitors. */
  isWithdrawnFile?: (fullPath: string) => Promise<boolean>
}

/** A dependency that must be available before the process serves requests. */
export type BootDependency = 'database' | 'storage'

const state = shareInProcess('boot', (): BootState => ({
  ready: false,
  failure: undefined,
}))

export const getBootState = (): BootState => state

/** Message from a page to the service worker: the page to cache and the files that it uses. */
export type CachePageMessage = {
  /** Path and query. */
  page: string
  /** Absolute URLs. */
  files: string[]
}

/** What a page tells the worker: where one is, and what it was drawn with. */
export type CachePageMessage = {
  /** Path and query. */
  page: string
  /** Addresses of files, whole. */
  files: string[]
}

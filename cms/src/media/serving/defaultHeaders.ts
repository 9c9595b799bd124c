/** What /media says of a file for which nothing else is set. */
export const defaultHeaders = {
  /** Uploaded paths are random and their bytes never change: a browser may keep them for a year. */
  cacheControl: 'public, max-age=31536000, immutable',
  contentDisposition: 'inline',
}

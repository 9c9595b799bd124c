/** Response headers of /media for files that set none. */
export const defaultHeaders = {
  /** Uploaded paths are random and their bytes never change: browsers may cache them for a year. */
  cacheControl: 'public, max-age=31536000, immutable',
  contentDisposition: 'inline',
}

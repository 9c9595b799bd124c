const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'EPIPE',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EACCES',
  'EIO',
])

/** The database is locked by another process, or damaged, its disk full, read-only or failing. */
const SQLITE_CODES = /^SQLITE_(BUSY|FULL|CANTOPEN|READONLY|IOERR|CORRUPT|NOTADB)/

/**
 * Of the drivers. S3's RequestTimeTooSkewed: this machine's clock was set; the client corrects its
 * next requests by the difference.
 */
const ERROR_NAMES =
  /^(RequestTimeTooSkewed|Mongo(Server(Selection|Closed)|Network|NetworkTimeout|Pool\w*|NotConnected|Topology\w*|ExpiredSession)Error|MongooseServerSelectionError|TimeoutError)$/

/** Whether an error means that the database or the storage is away, by its chain of causes. */
export function isOutage(error: unknown): boolean {
  for (let current = error, depth = 0; current && depth < 6; depth += 1) {
    if (typeof current !== 'object') return false
    const { code, name, message, cause, errors, $metadata } = current as {
      code?: unknown
      name?: unknown
      message?: unknown
      cause?: unknown
      errors?: unknown
      /** Response metadata of the S3 client. */
      $metadata?: { httpStatusCode?: number }
    }
    if (typeof code === 'string' && (SYSTEM_CODES.has(code) || SQLITE_CODES.test(code))) return true
    const answered = $metadata?.httpStatusCode ?? 0
    if (answered >= 500 || answered === 429) return true
    if (typeof name === 'string' && ERROR_NAMES.test(name)) return true
    if (typeof message === 'string' && /buffering timed out|Client must be connected/.test(message))
      return true
    if (Array.isArray(errors) && errors.some(isOutage)) return true
    current = cause
  }
  return false
}

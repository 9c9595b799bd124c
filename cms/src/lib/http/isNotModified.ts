import type { IncomingMessage } from 'node:http'

import fresh from 'fresh'

/**
 * Whether a conditional request gets a 304, whatever its Cache-Control: the validators decide (RFC
 * 9110, section 13.1).
 * @param lastModified HTTP date
 */
export function isNotModified(
  { headers }: Pick<IncomingMessage, 'headers'>,
  etag: string,
  lastModified: string,
): boolean {
  const { 'if-none-match': match, 'if-modified-since': since } = headers
  return fresh(
    { 'if-none-match': match, 'if-modified-since': since },
    { etag, 'last-modified': lastModified },
  )
}

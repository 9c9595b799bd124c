import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** UUIDs, nginx's `$request_id`, and the ids of load balancers: nothing that a log could misread. */
const REQUEST_ID = /^[\w.-]{8,128}$/

/**
 * Returns the id of a request: that of a trusted proxy (X-Request-Id) if it is well-formed, otherwise a
 * new one. Clients cannot choose it.
 * @param isTrusted whether a trusted proxy is in front (TRUST_PROXY)
 * @returns 8 to 128 letters, digits or `. _ -`
 */
export function chooseRequestId(headers: IncomingHttpHeaders, isTrusted: boolean): string {
  const given = headers['x-request-id']
  return isTrusted && typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
}

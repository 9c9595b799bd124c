import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** UUIDs, nginx's `$request_id`, and the ids of load balancers: nothing that a log could misread. */
const REQUEST_ID = /^[\w.-]{8,128}$/

/** W3C Trace Context, version 00: trace id, id of the calling span, flags. */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/
const ALL_ZEROS = /^0+$/

/** The span of a caller, from its `traceparent` header. */
export interface TraceParent {
  traceId: string
  spanId: string
  traceFlags: number
}

/** Parses a `traceparent` header; undefined when it is absent or malformed. */
export function parseTraceparent(header: string | string[] | undefined): TraceParent | undefined {
  const [, traceId, spanId, flags] =
    typeof header === 'string' ? (TRACEPARENT.exec(header) ?? []) : []
  if (!traceId || !spanId || !flags || ALL_ZEROS.test(traceId) || ALL_ZEROS.test(spanId)) {
    return undefined
  }
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) }
}

/**
 * Returns the id of a request: that of a trusted proxy (X-Request-Id, else the trace id of
 * `traceparent`) if it is well-formed, otherwise a new one. Clients cannot choose it.
 * @param isTrusted whether a trusted proxy is in front (TRUST_PROXY)
 * @returns 8 to 128 letters, digits or `. _ -`
 */
export function chooseRequestId(headers: IncomingHttpHeaders, isTrusted: boolean): string {
  if (!isTrusted) return randomUUID()
  const given = headers['x-request-id']
  if (typeof given === 'string' && REQUEST_ID.test(given)) return given
  return parseTraceparent(headers.traceparent)?.traceId ?? randomUUID()
}

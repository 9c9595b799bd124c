import CachePolicy from 'http-cache-semantics'

import { toHeaderRecord, type UpstreamResponse } from './UpstreamResponse'
import { MAX_BODY_BYTES } from './createResponseStore'

/** For how long an answer may be used, in milliseconds. */
export interface CacheTtl {
  freshMs: number
  /** Beyond its freshness too, where the application fails. */
  staleMs: number
}

/**
 * How long an answer of the application may be kept, by HTTP's rules for shared caches (RFC 9111).
 * @returns undefined when it is not to be kept: not said to be public, too large, or an error, save a
 * page that says that it does not exist
 */
export function getCacheTtl(answer: UpstreamResponse): CacheTtl | undefined {
  const headers = toHeaderRecord(answer)
  const isMissingPage = answer.status === 404 && isHtmlPage(headers)
  if (answer.status >= 400 && !isMissingPage) return undefined
  if (answer.body.length > MAX_BODY_BYTES || headers['set-cookie']) return undefined
  const request = { method: 'GET', url: '/', headers: {} }
  const policy = new CachePolicy(request, {
    status: answer.status,
    headers: withoutVaryAndDate(headers),
  })
  const freshMs = policy.maxAge() * 1000
  if (!policy.storable() || freshMs <= 0) return undefined
  return { freshMs, staleMs: Math.max(freshMs, policy.timeToLive()) }
}

/** Vary and Date are about the line in between: what varies there was not told to the application. */
function withoutVaryAndDate({ vary: _vary, date: _date, ...headers }: Record<string, string>) {
  return headers
}

/** Whether an answer is a page for people. */
export const isHtmlPage = (headers: Record<string, string>): boolean =>
  headers['content-type']?.startsWith('text/html') ?? false

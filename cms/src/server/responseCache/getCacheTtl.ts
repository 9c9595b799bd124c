import CachePolicy from 'http-cache-semantics'

import { toHeaderRecord, type UpstreamResponse } from './UpstreamResponse'
import { MAX_BODY_BYTES } from './createResponseStore'

/** Lifetime of a response, in milliseconds. */
export interface CacheTtl {
  freshMs: number
  /**
   * Lifetime, freshness included, when the upstream fails and content may have changed; 0 without
   * stale-if-error.
   */
  staleMs: number
}

/**
 * How long a response may be cached, by HTTP's rules for shared caches (RFC 9111); undefined: not
 * at all, as it is not public, too large, or an error other than a page's 404.
 */
export function getCacheTtl(answer: UpstreamResponse): CacheTtl | undefined {
  const headers = toHeaderRecord(answer)
  const isMissingPage = answer.status === 404 && isHtmlPage(headers)
  if (answer.status >= 400 && !isMissingPage) return undefined
  if (answer.body.length > MAX_BODY_BYTES || headers['set-cookie']) return undefined
  const request = { method: 'GET', url: '/', headers: {} }
  const policy = new CachePolicy(request, {
    status: answer.status,
    headers: withoutVary(headers),
  })
  const freshMs = policy.maxAge() * 1000
  if (!policy.storable() || freshMs <= 0) return undefined
  return { freshMs, staleMs: policy.timeToLive() > freshMs ? policy.timeToLive() : 0 }
}

/** The upstream never receives the headers that Vary names. */
function withoutVary({ vary: _vary, ...headers }: Record<string, string>) {
  return headers
}

/** Whether a response is an HTML page. */
export const isHtmlPage = (headers: Record<string, string>): boolean =>
  headers['content-type']?.startsWith('text/html') ?? false

import type { IncomingMessage, ServerResponse } from 'node:http'

import { getRequestId, REQUEST_ID_HEADER } from '../../lib/telemetry/requestContext'
import { negotiateEncoding } from './negotiateEncoding'
import type { CachedResponse } from './UpstreamResponse'

/**
 * Sends a response in the client's preferred encoding, or 304 when the client has it already.
 * @param isKept whether it is a cache hit
 * @param ageSeconds sent as the Age header for a stale response
 */
export function sendCachedResponse(
  req: IncomingMessage,
  res: ServerResponse,
  reply: CachedResponse,
  isKept: boolean,
  ageSeconds?: number,
): void {
  const encoding = negotiateEncoding(req.headers['accept-encoding'])
  const variant = reply.variants[encoding] ?? reply.variants.identity
  if (ageSeconds !== undefined) res.setHeader('Age', ageSeconds)
  const known = req.headers['if-none-match']
  // All variants of a body are equivalent for revalidation: the ETag of any of them matches.
  if (
    known !== undefined &&
    reply.status === 200 &&
    (known === '*' || known.includes(reply.bodyHash))
  ) {
    const etag = known.includes(variant.etag)
      ? variant.etag
      : (findMatchingTag(known, reply) ?? variant.etag)
    res.writeHead(304, withRequestId(res, [...reply.notModifiedHeaders, 'ETag', etag]))
    res.end()
    return
  }
  const headers = isKept ? variant.cacheHitHeaders : variant.headers
  const sent = reply.status === 301 ? withQuery(headers, req.url) : headers
  res.writeHead(reply.status, withRequestId(res, sent))
  if (req.method === 'HEAD') res.end()
  else res.end(variant.sent, 'latin1')
}

/**
 * Adds the whole requested query to a permanent redirect: the cache key has only the parameters
 * that the server reads, and the browser reads others.
 * @param headers names and values by turns
 */
function withQuery(headers: string[], url = ''): string[] {
  const start = url.indexOf('?')
  if (start === -1) return headers
  const at = headers.findIndex((name, index) => index % 2 === 0 && /^location$/i.test(name))
  const path = headers[at + 1]?.split('?', 1)[0]
  return at === -1 || path === undefined ? headers : headers.with(at + 1, path + url.slice(start))
}

/**
 * Names the request in its response. Among the raw headers, which Node sends as they are: one
 * header set beforehand would make it copy the others one by one.
 */
function withRequestId(res: ServerResponse, headers: string[]): string[] {
  const id = getRequestId(res)
  return id === '' || res.hasHeader(REQUEST_ID_HEADER)
    ? headers
    : [...headers, REQUEST_ID_HEADER, id]
}

function findMatchingTag(known: string, { bodyHash }: CachedResponse): string | undefined {
  return new RegExp(`"${bodyHash}(?:-br|-gzip)?"`).exec(known)?.[0]
}

import type { IncomingMessage, ServerResponse } from 'node:http'

import { limitReads } from '../../infrastructure/rateLimit/limitReads'
import { CLIENT_IP_HEADER } from '../../lib/http/getClientIp'
import { applicationSecurityHeaders } from './securityHeaders'

const BOOK_PATH = /^\/regards\/[1-9]\d{0,8}\/epub$/

/** Where libraries harvest what is published (OAI-PMH). */
const HARVEST_PATH = '/oai'

/** Time after which a client that takes no more of a book is left. */
const STALLED_TIMEOUT_MS = 60_000

/**
 * Headers of requests that these responses depend on. Nothing of them is for one person, and Next has headers
 * of its own that change what it answers.
 */
const READ_HEADERS = new Set([
  ...['host', 'connection', 'content-type', 'content-length', 'transfer-encoding', 'expect'],
  ...['if-none-match', 'user-agent', 'x-forwarded-proto', 'x-request-id', 'traceparent'],
])

/**
 * Next’s headers of pages, and Payload’s client hints, which make a browser send the request a second time.
 */
const DROPPED_HEADERS = new Set(['vary', 'accept-ch', 'critical-ch'])

/** Whether a path is what other programs take: no page, and too large or too various to be cached. */
export const isExportPath = (pathname: string): boolean =>
  pathname === HARVEST_PATH || BOOK_PATH.test(pathname)

/** Whether a path is read by POST too, as OAI-PMH demands. */
export const isHarvestPath = (pathname: string): boolean => pathname === HARVEST_PATH

/**
 * Prepares the response to a program: counts the request, sets the security headers. What is made for it is
 * counted there (limitExports).
 * @param address of the client
 * @throws ApiError 429 too-many-requests
 */
export async function prepareExport(
  pathname: string,
  req: IncomingMessage,
  res: ServerResponse,
  address: string,
): Promise<void> {
  for (const [name, value] of Object.entries(applicationSecurityHeaders)) res.setHeader(name, value)
  for (const name of Object.keys(req.headers)) {
    if (!READ_HEADERS.has(name)) Reflect.deleteProperty(req.headers, name)
  }
  req.headers[CLIENT_IP_HEADER] = address
  dropHeaders(res)
  await limitReads(address)
  res.setTimeout(STALLED_TIMEOUT_MS, () => res.destroy())
}

function dropHeaders(res: ServerResponse): void {
  for (const method of ['setHeader', 'appendHeader'] as const) {
    const set = res[method].bind(res)
    res[method] = (name: string, value: string & string[]) =>
      DROPPED_HEADERS.has(name.toLowerCase()) ? res : set(name, value)
  }
}

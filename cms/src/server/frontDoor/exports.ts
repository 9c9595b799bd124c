import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { limitReads } from '../../infrastructure/rateLimit/limitReads'
import { env } from '../../lib/env'
import { CLIENT_IP_HEADER } from '../../lib/http/getClientIp'
import { isReadRequest } from '../../lib/http/requestKinds'
import { answerSite } from './callInProcess'
import { applicationSecurityHeaders } from './securityHeaders'

/** Time after which a client that stopped reading is disconnected. */
const STALLED_TIMEOUT_MS = 60_000

/** Request headers that these responses depend on; none identifies a person. */
const READ_HEADERS = ['content-type', 'content-length', 'if-none-match'] as const

/**
 * Serves an uncached export to a program, and counts the request; limitExports counts the work.
 * @throws ApiError 429 too-many-requests, 503 during the start
 */
export async function serveExport(
  req: IncomingMessage,
  res: ServerResponse,
  address: string,
): Promise<void> {
  for (const [name, value] of Object.entries(applicationSecurityHeaders)) res.setHeader(name, value)
  await limitReads(address)
  res.setTimeout(STALLED_TIMEOUT_MS, () => res.destroy())
  await answerDirectly(req, res, { [CLIENT_IP_HEADER]: address })
}

/** Answers a request for an address of the site without the cache. @param headers added to the request */
export async function answerDirectly(
  req: IncomingMessage,
  res: ServerResponse,
  headers: Record<string, string> = {},
): Promise<void> {
  await sendResponse(res, await answerSite(toRequest(req, headers)))
}

/** Sends a response as it comes. */
export async function sendResponse(
  res: ServerResponse,
  { status, headers, body }: Response,
): Promise<void> {
  res.writeHead(status, [...headers].flat())
  if (!body) {
    res.end()
    return
  }
  try {
    await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), res)
  } catch (error) {
    // The client has left.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  }
}

function toRequest(req: IncomingMessage, added: Record<string, string>): Request {
  const headers = new Headers(added)
  for (const name of READ_HEADERS) {
    const value = req.headers[name]
    if (value !== undefined) headers.set(name, value)
  }
  const { method = 'GET' } = req
  const body = isReadRequest(req) ? undefined : (Readable.toWeb(req) as ReadableStream)
  return new Request(new URL(req.url ?? '/', env.siteUrl), {
    ...{ method, headers },
    ...(body && { body, duplex: 'half' }),
  })
}

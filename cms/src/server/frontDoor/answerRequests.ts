import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { limitReads } from '../../infrastructure/rateLimit/limitReads'
import { env } from '../../lib/env'
import { apiError } from '../../lib/errors/apiErrors'
import { CLIENT_IP_HEADER } from '../../lib/http/getClientIp'
import { isReadRequest } from '../../lib/http/requestKinds'
import { getBootState } from '../../lib/process/getBootState'
import { answerSite } from './callInProcess'
import { applicationSecurityHeaders } from './securityHeaders'

/** Time after which a client that stopped reading is disconnected. */
const STALLED_TIMEOUT_MS = 60_000

/** Request headers that exports and pages depend on; none identifies a person. */
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
  added: Record<string, string> = {},
): Promise<void> {
  const headers = new Headers(added)
  for (const name of READ_HEADERS) {
    const value = req.headers[name]
    if (value !== undefined) headers.set(name, value)
  }
  await sendResponse(res, await answerSite(toRequest(req, headers)))
}

/**
 * Answers a request for an address of the API with the rights of its session, uncached.
 * @throws ApiError 503 during the start
 */
export async function answerFromApi(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { answerApi } = getBootState()
  if (!answerApi) throw apiError('service-unavailable')
  const headers = Object.entries(req.headers).map(([name, value]) => [name, String(value)])
  await sendResponse(res, await answerApi(toRequest(req, new Headers(headers as HeadersInit))))
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

function toRequest(req: IncomingMessage, headers: Headers): Request {
  const { method = 'GET' } = req
  const body = isReadRequest(req) ? undefined : (Readable.toWeb(req) as ReadableStream)
  return new Request(new URL(req.url ?? '/', env.siteUrl), {
    ...{ method, headers },
    ...(body && { body, duplex: 'half' }),
  })
}

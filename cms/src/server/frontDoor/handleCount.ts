import type { IncomingMessage, ServerResponse } from 'node:http'

import { visitHeaders } from '../../lib/http/isHumanVisit'
import type { UpstreamResponse } from '../responseCache/UpstreamResponse'
import { callPayloadApi } from './callPayloadApi'
import { CLIENT_IP_HEADER, getClientIp } from '../../lib/http/getClientIp'

/** Counted events of an issue: opening and download. */
export type CountAction = 'vue' | 'telechargement'

const COUNT_PATH = /^\/api\/regards\/numero\/[^/]+\/(vue|telechargement)$/

/** Whether a request counts an opening or a download (see features/statistics). */
export const isCountRequest = (pathname: string, { method }: IncomingMessage): boolean =>
  method === 'POST' && COUNT_PATH.test(pathname)

/**
 * Counts an opening or a download, from the path and the client's address only; ignores credentials
 * and body.
 * @param trustedProxies number of proxies in front (TRUST_PROXY)
 */
export async function handleCount(
  pathname: string,
  req: IncomingMessage,
  res: ServerResponse,
  trustedProxies: number,
): Promise<void> {
  const answer = await callCountApi(pathname, req, trustedProxies)
  res.setHeader('Content-Length', answer.body.length)
  res.writeHead(answer.status, answer.headers).end(answer.body)
}

/**
 * Calls the counting endpoint of the API for the client of a request.
 * @param path path of the endpoint, starting with /api
 */
export function callCountApi(
  path: string,
  req: IncomingMessage,
  trustedProxies: number,
): Promise<UpstreamResponse> {
  const headers: Record<string, string> = {
    [CLIENT_IP_HEADER]: getClientIp(req, trustedProxies),
  }
  for (const name of visitHeaders) {
    const value = req.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  return callPayloadApi(path, { method: 'POST', headers })
}

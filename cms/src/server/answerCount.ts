import type { IncomingMessage, ServerResponse } from 'node:http'

import { visitHeaders } from '../audience/isVisit'
import type { Answer } from '../cache/Answer'
import { askPayload } from './askPayload'
import { CLIENT_ADDRESS_HEADER, clientAddress } from './clientAddress'

/** What is counted of an issue: its openings and its downloads. */
export type CountAction = 'vue' | 'telechargement'

const COUNT = /^\/api\/regards\/numero\/[^/]+\/(vue|telechargement)$/

/** Whether a request counts an opening or a download (see src/counters). */
export const isCount = (pathname: string, { method }: IncomingMessage): boolean =>
  method === 'POST' && COUNT.test(pathname)

/**
 * Counts. What a count is made of is its address and who asks: nobody's account, and no body.
 * @param trustedProxies how many proxies stand in front (TRUST_PROXY)
 */
export async function answerCount(
  pathname: string,
  req: IncomingMessage,
  res: ServerResponse,
  trustedProxies: number,
): Promise<void> {
  const answer = await askForCount(pathname, req, trustedProxies)
  res.setHeader('Content-Length', answer.body.length)
  res.writeHead(answer.status, answer.headers).end(answer.body)
}

/**
 * Asks the API to count for the client of a request.
 * @param path of the endpoint that counts, from /api on
 */
export function askForCount(
  path: string,
  req: IncomingMessage,
  trustedProxies: number,
): Promise<Answer> {
  const headers: Record<string, string> = {
    [CLIENT_ADDRESS_HEADER]: clientAddress(req, trustedProxies),
  }
  for (const name of visitHeaders) {
    const value = req.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  return askPayload(path, { method: 'POST', headers })
}

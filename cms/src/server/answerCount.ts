import type { IncomingMessage, ServerResponse } from 'node:http'

import { visitHeaders } from '../audience/isVisit'
import { askPayload } from './askPayload'
import { CLIENT_ADDRESS_HEADER, clientAddress } from './clientAddress'

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
  const headers: Record<string, string> = {
    [CLIENT_ADDRESS_HEADER]: clientAddress(req, trustedProxies),
  }
  for (const name of visitHeaders) {
    const value = req.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  const answer = await askPayload(pathname, { method: 'POST', headers })
  res.setHeader('Content-Length', answer.body.length)
  res.writeHead(answer.status, answer.headers).end(answer.body)
}

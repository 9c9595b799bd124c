import type { IncomingMessage, ServerResponse } from 'node:http'

import pTimeout from 'p-timeout'

import { COUNTERS, type CountAction } from '../../features/statistics/counters'
import { CLIENT_IP_HEADER } from '../../lib/http/getClientIp'
import { visitHeaders } from '../../lib/http/isHumanVisit'
import { log } from '../../lib/log'
import type { UpstreamResponse } from '../responseCache/UpstreamResponse'
import { callPayloadApi } from './callInProcess'

const COUNT_ACTIONS = COUNTERS.map(({ action }) => action).join('|')

const COUNT_PATH = new RegExp(`^/api/regards/numero/[^/]+/(?:${COUNT_ACTIONS})$`)

/** Whether a request counts an action, as an opening (see features/statistics). */
export const isCountRequest = (
  pathname: string,
  { method }: Pick<IncomingMessage, 'method'>,
): boolean => method === 'POST' && COUNT_PATH.test(pathname)

/**
 * Counts an action, from the path and the client's address only; ignores credentials and body.
 * @param address of the client
 */
export async function handleCount(
  pathname: string,
  req: IncomingMessage,
  res: ServerResponse,
  address: string,
): Promise<void> {
  const answer = await callCountApi(pathname, req, address)
  res.setHeader('Content-Length', answer.body.length)
  res.writeHead(answer.status, answer.headers).end(answer.body)
}

/** Maximum wait for the database; the count itself continues. */
const COUNT_TIMEOUT_MS = 2_000

/** Counts an action of a request that is answered otherwise: a failed count is logged only. */
export async function countSafely(
  numero: string,
  action: CountAction,
  req: IncomingMessage,
  address: string,
): Promise<void> {
  try {
    const path = `/api/regards/numero/${numero}/${action}`
    const { status } = await pTimeout(callCountApi(path, req, address), {
      milliseconds: COUNT_TIMEOUT_MS,
    })
    if (status !== 200) log.warn({ numero, action, status }, 'Ouverture non comptée')
  } catch (error) {
    log.warn({ err: error, numero, action }, 'Ouverture non comptée, ou plus tard')
  }
}

/**
 * Calls the counting endpoint of the API for the client of a request.
 * @param path path of the endpoint, starting with /api
 */
function callCountApi(
  path: string,
  req: IncomingMessage,
  address: string,
): Promise<UpstreamResponse> {
  const headers: Record<string, string> = { [CLIENT_IP_HEADER]: address }
  for (const name of visitHeaders) {
    const value = req.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  return callPayloadApi(path, { method: 'POST', headers })
}

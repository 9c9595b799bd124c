import type { IncomingMessage } from 'node:http'

import pTimeout from 'p-timeout'

import { callPayloadApi } from '../../lib/process/callPayloadApi'
import type { DoorRoute } from '../../lib/http/doorRoute'
import { CLIENT_IP_HEADER } from '../../lib/http/getClientIp'
import { visitHeaders } from '../../lib/http/isHumanVisit'
import { log } from '../../lib/log'
import { COUNTERS, type CountAction } from './counters'

const COUNT_ACTIONS = COUNTERS.map(({ action }) => action).join('|')

/** Counts an action, from the path and the client's address only; ignores credentials and body. */
export const countRoute: DoorRoute = {
  kind: 'write',
  path: new RegExp(`^/api/regards/numero/[^/]+/(?:${COUNT_ACTIONS})$`),
  answer: async (pathname, req, address) => {
    const { status, headers, body } = await callCountApi(pathname, req, address)
    return new Response(body, { status, headers })
  },
}

/** Maximum wait for the database; the count itself continues. */
const COUNT_TIMEOUT_MS = 2_000

/** Counts an action beside the response to its request: a failed count is only logged. */
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

/** Calls a counting endpoint of the API for the client of a request. @param path from /api on */
function callCountApi(path: string, req: IncomingMessage, address: string): Promise<Response> {
  const headers: Record<string, string> = { [CLIENT_IP_HEADER]: address }
  for (const name of visitHeaders) {
    const value = req.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  return callPayloadApi(path, { method: 'POST', headers })
}

import type { IncomingMessage, ServerResponse } from 'node:http'

import { toErrorResponse } from '../../lib/errors/toErrorResponse'
import { isReadRequest } from '../../lib/http/requestKinds'
import { sendErrorResponse } from '../../lib/http/createErrorResponse'
import { sendUnavailablePage } from './sendUnavailablePage'

const NON_PAGE_PATH = /^\/(?:api|_next|media|assets)(?:\/|\?|$)/
/** Admin paths serve both pages and script requests; errors of the latter have the API's format. */
const PANEL = /^\/admin(?:\/|\?|$)/

/**
 * Sends an error response: the HTML page of an outage (503) for a page request, the API's error
 * format otherwise. An error of the client, such as a 429, keeps its status: a reverse proxy takes a
 * 503 for a process that is down.
 */
export function respondWithError(req: IncomingMessage, res: ServerResponse, error: unknown): void {
  if (wantsUnavailablePage(req, error)) sendUnavailablePage(res)
  else sendErrorResponse(res, error)
}

function wantsUnavailablePage(req: IncomingMessage, error: unknown): boolean {
  const url = req.url ?? '/'
  if (!isReadRequest(req) || NON_PAGE_PATH.test(url)) return false
  const { status } = toErrorResponse(error)
  return PANEL.test(url) ? status === 503 : status >= 500
}

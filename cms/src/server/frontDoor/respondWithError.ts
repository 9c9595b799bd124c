import type { IncomingMessage, ServerResponse } from 'node:http'

import { toErrorResponse } from '../../lib/errors/toErrorResponse'
import { isReadRequest } from '../../lib/http/requestKinds'
import { sendErrorResponse } from '../../lib/http/createErrorResponse'
import { sendUnavailablePage } from './sendUnavailablePage'

const NON_PAGE_PATH = /^\/(?:api|_next|media|assets)(?:\/|\?|$)/
/** Admin paths serve both pages and script requests; errors of the latter have the API's format. */
const PANEL = /^\/admin(?:\/|\?|$)/

/** Sends an error response: an HTML page for a page request, the API's error format otherwise. */
export function respondWithError(req: IncomingMessage, res: ServerResponse, error: unknown): void {
  if (wantsPage(req, error)) sendUnavailablePage(res)
  else sendErrorResponse(res, error)
}

function wantsPage(req: IncomingMessage, error: unknown): boolean {
  const url = req.url ?? '/'
  if (!isReadRequest(req) || NON_PAGE_PATH.test(url)) return false
  return !PANEL.test(url) || toErrorResponse(error).status === 503
}

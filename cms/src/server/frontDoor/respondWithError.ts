import type { IncomingMessage, ServerResponse } from 'node:http'

import { toErrorResponse } from '../../lib/errors/toErrorResponse'
import { isReadRequest } from '../../lib/http/isReadRequest'
import { sendErrorResponse } from '../../lib/http/sendErrorResponse'
import { sendUnavailablePage } from './sendUnavailablePage'

const NON_PAGE_PATH = /^\/(?:api|_next|media|assets)(?:\/|\?|$)/
/** The panel has pages for people, and requests of its scripts that are refused in the house shape. */
const PANEL = /^\/admin(?:\/|\?|$)/

/** Answers a request that failed: with a page where somebody wanted one, else in the house shape. */
export function respondWithError(req: IncomingMessage, res: ServerResponse, error: unknown): void {
  if (wantsPage(req, error)) sendUnavailablePage(res)
  else sendErrorResponse(res, error)
}

function wantsPage(req: IncomingMessage, error: unknown): boolean {
  const url = req.url ?? '/'
  if (!isReadRequest(req) || NON_PAGE_PATH.test(url)) return false
  return !PANEL.test(url) || toErrorResponse(error).status === 503
}

import type { IncomingMessage, ServerResponse } from 'node:http'

import { toHouseResponse } from '../errors/toHouseResponse'
import { isRead } from '../http/isRead'
import { sendHouseError } from './sendHouseError'
import { sendUnavailablePage } from './sendUnavailablePage'

const FOR_PROGRAMS = /^\/(?:api|_next|media|assets)(?:\/|\?|$)/
/** The panel has pages for people, and requests of its scripts that are refused in the house shape. */
const PANEL = /^\/admin(?:\/|\?|$)/

/** Answers a request that failed: with a page where somebody wanted one, else in the house shape. */
export function sendFailure(req: IncomingMessage, res: ServerResponse, error: unknown): void {
  if (wantsPage(req, error)) sendUnavailablePage(res)
  else sendHouseError(res, error)
}

function wantsPage(req: IncomingMessage, error: unknown): boolean {
  const url = req.url ?? '/'
  if (!isRead(req) || FOR_PROGRAMS.test(url)) return false
  return !PANEL.test(url) || toHouseResponse(error).status === 503
}

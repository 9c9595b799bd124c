import type { IncomingMessage, ServerResponse } from 'node:http'

import { isRead } from '../http/isRead'
import { sendHouseError } from './sendHouseError'
import { sendUnavailablePage } from './sendUnavailablePage'

const FOR_PROGRAMS = /^\/(?:api|admin|_next|media|assets)(?:\/|\?|$)/

/** Answers a request that failed: with a page where somebody wanted one, else in the house shape. */
export function sendFailure(req: IncomingMessage, res: ServerResponse, error: unknown): void {
  if (isRead(req) && !FOR_PROGRAMS.test(req.url ?? '/')) sendUnavailablePage(res)
  else sendHouseError(res, error)
}

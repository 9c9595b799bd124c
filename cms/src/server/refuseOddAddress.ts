import type { IncomingMessage, ServerResponse } from 'node:http'

import { invalidRequest, methodNotAllowed } from '../errors/houseErrors'

/** Those that Next can tell apart; others it answers with an empty 400, or 500. */
const VERBS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** A path that Next would redirect to another one, or that URLs read as another one. */
const ANOTHER_PATH = /\/\/|\\|\/(?:\.|%2e){1,2}(?:\/|$)/i

/**
 * Refuses what Next answers without asking the application, in no shape of the house: verbs that it
 * does not know, an encoding that it cannot read. A path of another form than its own is refused too:
 * following a redirect, a client would change or delete something else than it named.
 * @throws HouseError 405, 400
 */
export function refuseOddAddress(
  { method = '' }: IncomingMessage,
  res: ServerResponse,
  pathname: string,
): void {
  if (!VERBS.has(method)) {
    res.setHeader('Allow', [...VERBS].join(', '))
    throw methodNotAllowed()
  }
  if (isOddPath(pathname)) throw invalidRequest('Cette adresse est mal formée.')
}

/** Whether a path is read as another one, or cannot be read. */
export const isOddPath = (pathname: string): boolean =>
  !pathname.startsWith('/') || ANOTHER_PATH.test(pathname) || !isDecodable(pathname)

function isDecodable(pathname: string): boolean {
  try {
    // The bundler drops a call whose result nobody uses.
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}

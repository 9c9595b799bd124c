import type { IncomingMessage, ServerResponse } from 'node:http'

import { invalidRequest, methodNotAllowed } from '../../lib/errors/apiErrors'

/** Those that Next can tell apart; others it answers with an empty 400, or 500. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** A path that Next would redirect to another one, or that URLs read as another one. */
const NON_CANONICAL_PATH = /\/\/|\\|\/(?:\.|%2e){1,2}(?:\/|$)/i

/** A name or an address, and a port: Next fails on URLs made of anything else. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/**
 * A letter, a digit or one of `- . _ ~`, encoded without need: the same address under another name
 * (RFC 3986, section 6.2.2.2), by which a rule about an address would be passed by.
 */
const NEEDLESS_ENCODING = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/i

/**
 * Refuses what Next answers without asking the application, in no shape of the house: verbs that it
 * does not know, an encoding that it cannot read. A path of another form than its own is refused too:
 * following a redirect, a client would change or delete something else than it named. So is a host that
 * is none.
 * @throws HouseError 405, 400
 */
export function validateRequestPath(
  { method = '', headers }: IncomingMessage,
  res: ServerResponse,
  pathname: string,
): void {
  if (!METHODS.has(method)) {
    res.setHeader('Allow', [...METHODS].join(', '))
    throw methodNotAllowed()
  }
  // Proxies one behind the other make a list of it.
  const forwarded = String(headers['x-forwarded-host'] ?? '').split(/\s*,\s*/)
  const hosts = [headers.host ?? '', ...forwarded].filter((host) => host !== '')
  if (isMalformedPath(pathname) || !hosts.every((host) => HOST.test(host))) {
    throw invalidRequest('Cette adresse est mal formée.')
  }
}

/** Whether a path is read as another one, or cannot be read. */
export const isMalformedPath = (pathname: string): boolean =>
  !pathname.startsWith('/') ||
  NON_CANONICAL_PATH.test(pathname) ||
  NEEDLESS_ENCODING.test(pathname) ||
  !isDecodable(pathname)

function isDecodable(pathname: string): boolean {
  try {
    // The bundler drops a call whose result nobody uses.
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}

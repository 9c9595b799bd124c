import type { IncomingMessage, ServerResponse } from 'node:http'

import { apiError } from '../../lib/errors/apiErrors'
import { METHODS } from './classifyRoute'

/** A path that Next would redirect, or that URL parsers normalize to another one. */
const NON_CANONICAL_PATH = /\/\/|\\|\/(?:\.|%2e){1,2}(?:\/|$)/i

/** A host name or address with an optional port: Next fails on URLs made of anything else. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/**
 * An unreserved character (letter, digit or `- . _ ~`) that is percent-encoded: an alias of the
 * same URL (RFC 3986, section 6.2.2.2) that would bypass path rules.
 */
const NEEDLESS_ENCODING = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/i

/**
 * Rejects requests that API and panel do not understand: unknown methods and undecodable paths. Also rejects
 * non-canonical paths, since a client that follows a redirect would change or delete another resource, and
 * invalid hosts.
 * @throws ApiError 405, 400
 */
export function validateRequestPath(
  { method = '', headers }: IncomingMessage,
  res: ServerResponse,
  pathname: string,
): void {
  if (!METHODS.has(method)) {
    res.setHeader('Allow', [...METHODS].join(', '))
    throw apiError('method-not-allowed')
  }
  // Chained proxies send a list.
  const forwarded = String(headers['x-forwarded-host'] ?? '').split(',')
  const hosts = [headers.host ?? '', ...forwarded.map((host) => host.trim())].filter(Boolean)
  if (isMalformedPath(pathname) || !hosts.every((host) => HOST.test(host))) {
    throw apiError('invalid-request', 'Cette adresse est mal formée.')
  }
}

/** Whether a path is non-canonical or cannot be decoded. */
export const isMalformedPath = (pathname: string): boolean =>
  !pathname.startsWith('/') ||
  NON_CANONICAL_PATH.test(pathname) ||
  NEEDLESS_ENCODING.test(pathname) ||
  !isDecodable(pathname)

function isDecodable(pathname: string): boolean {
  try {
    // The comparison keeps the bundler from dropping the call as unused.
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}

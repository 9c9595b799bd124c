import type { IncomingMessage, ServerResponse } from 'node:http'
import { apiError, toMebibytes } from '../../lib/errors/apiErrors'
import { isFileUpload } from '../../lib/http/requestKinds'
import { toIpPrefix } from '../../lib/http/getClientIp'
import { MAX_BODY_BYTES } from '../../lib/http/limitRequestBody'

/** Time to receive a body of 1 MiB at 300 kbit/s. */
export const BODY_TIMEOUT_MS = 30_000

/** Maximum number of concurrent request bodies per network (an IPv4 address, an IPv6 /64). */
const MAX_OPEN_BODIES = 50

/**
 * Limits request bodies other than uploaded files, which unauthenticated clients may send and the
 * application buffers in memory: the duration of each, and the number of concurrent ones per
 * network.
 * @returns a function that starts to track a request; it throws ApiError 429
 */
export function createBodyLimiter() {
  const open = new Map<string, number>()

  return (req: IncomingMessage, res: ServerResponse, pathname: string, address: string): void => {
    if (!hasBody(req) || isFileUpload(pathname, req.headers['content-type'])) return
    const network = toIpPrefix(address)
    const count = (open.get(network) ?? 0) + 1
    if (count > MAX_OPEN_BODIES)
      throw apiError('too-many-requests', { retryAfterSeconds: BODY_TIMEOUT_MS / 1000 })
    open.set(network, count)
    const timer = setTimeout(() => req.complete || req.destroy(), BODY_TIMEOUT_MS)
    let isOpen = true
    const release = () => {
      if (!isOpen) return
      isOpen = false
      clearTimeout(timer)
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    }
    req.once('end', release)
    res.once('close', release)
  }
}

/** Whether a request of any method has a body (RFC 9112, section 6). */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Checks the size of a body for the panel's server functions, which read at most 1 MiB: Next would
 * answer a larger one with 500. Files are sent to the API.
 * @throws ApiError 413 above 1 MiB, 411 without a Content-Length
 */
export function limitPanelBody({ headers }: IncomingMessage): void {
  if (headers['transfer-encoding'] !== undefined) throw apiError('length-required')
  if (Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES)
    throw apiError('file-too-large', { megaoctets: toMebibytes(MAX_BODY_BYTES) })
}

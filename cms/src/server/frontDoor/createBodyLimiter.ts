import type { IncomingMessage, ServerResponse } from 'node:http'

import { apiError } from '../../lib/errors/apiErrors'
import { isFileUpload } from '../../lib/http/requestKinds'
import { toIpPrefix } from '../../lib/http/toIpPrefix'
import { hasBody } from './hasBody'

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

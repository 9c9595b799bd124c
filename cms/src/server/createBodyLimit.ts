import type { IncomingMessage, ServerResponse } from 'node:http'

import { tooManyRequests } from '../errors/houseErrors'
import { isFileUpload } from '../http/isFileUpload'

/** Time for a body of 1 MiB over a line of 300 kbit/s. */
export const BODY_MS = 30_000

/** Bodies that one address may be sending at the same time. */
const MAX_OPEN_BODIES = 50

/**
 * Limits bodies that are not files, which anybody may send and the application holds in memory: how long
 * each takes, and how many one address sends at the same time.
 * @returns a function that starts to watch a request; it throws HouseError 429
 */
export function createBodyLimit() {
  const open = new Map<string, number>()

  return (req: IncomingMessage, res: ServerResponse, pathname: string, address: string): void => {
    if (!hasBody(req) || isFileUpload(pathname, req.headers['content-type'])) return
    const count = (open.get(address) ?? 0) + 1
    if (count > MAX_OPEN_BODIES) throw tooManyRequests(BODY_MS / 1000)
    open.set(address, count)
    const timer = setTimeout(() => req.complete || req.destroy(), BODY_MS)
    let isOpen = true
    const release = () => {
      if (!isOpen) return
      isOpen = false
      clearTimeout(timer)
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    }
    req.once('end', release)
    res.once('close', release)
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

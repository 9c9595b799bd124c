import type { IncomingMessage, ServerResponse } from 'node:http'

const UNREAD_BODY_MS = 10_000

/**
 * A request that is answered before its body is read leaves the rest of the body on the connection, where
 * the next request would wait behind it. After the response, discards the rest, for ten seconds at most.
 */
export function drainUnreadBody(req: IncomingMessage, res: ServerResponse): void {
  res.once('finish', () => {
    if (req.complete) return
    if (req.destroyed) {
      // Nobody can read it any more: the connection ends with this answer.
      req.socket.destroySoon()
      return
    }
    const giveUp = setTimeout(() => req.destroy(), UNREAD_BODY_MS)
    req.once('close', () => clearTimeout(giveUp))
    req.unpipe()
    req.removeAllListeners('data')
    req.resume()
  })
}

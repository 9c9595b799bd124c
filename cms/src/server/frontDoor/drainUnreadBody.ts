import type { IncomingMessage, ServerResponse } from 'node:http'

const UNREAD_BODY_MS = 10_000

/**
 * When a response is sent before the request body is read, the rest of the body stays on the
 * connection and blocks the next request. Discards it after the response, for ten seconds at most.
 */
export function drainUnreadBody(req: IncomingMessage, res: ServerResponse): void {
  // A request that is destroyed meanwhile no longer has it.
  const { socket } = req
  res.once('finish', () => {
    if (req.complete) return
    if (req.destroyed) {
      // The body can no longer be read: closes the connection after this response.
      socket.destroySoon()
      return
    }
    const giveUp = setTimeout(() => req.destroy(), UNREAD_BODY_MS)
    req.once('close', () => clearTimeout(giveUp))
    req.unpipe()
    req.removeAllListeners('data')
    req.resume()
  })
}

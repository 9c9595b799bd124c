import type { Socket } from 'node:net'
import type { Server, ServerResponse } from 'node:http'

export type InFlight = ReturnType<typeof trackInFlight>

/**
 * What a server has in progress. A response from memory is sent at once: of such a one, only bytes that its client has not
 * taken yet can be in progress, so that it costs nothing here.
 */
export function trackInFlight(server: Server) {
  const sockets = new Set<Socket>()
  let requests = 0
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return {
    /** Counts a request until its response is sent or its client has left. */
    begin(res: ServerResponse): void {
      requests += 1
      res.once('close', () => (requests -= 1))
    },
    /** Requests that have begun and are not answered. */
    count: (): number => requests,
    /** Whether a request is not answered, or a response not wholly sent. */
    isBusy: (): boolean =>
      requests > 0 || [...sockets].some(({ writableLength }) => writableLength > 0),
  }
}

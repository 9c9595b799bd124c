import type { Socket } from 'node:net'
import type { Server, ServerResponse } from 'node:http'

export type InFlight = ReturnType<typeof trackInFlight>

/**
 * Tracks what a server has in progress. A response from memory is handed to its socket at once and costs nothing here:
 * the socket tells whether the client has taken its bytes.
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

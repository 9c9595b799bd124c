import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server on 127.0.0.1. */
export type LocalServer = { url: string; port: number; stop: () => Promise<void> }

/** Starts a server at a free port. */
export async function listen(server: Server): Promise<LocalServer> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { createServer } from 'node:tls'
import { generate } from 'selfsigned'

export type TlsProxy = {
  /** Base URL, with https:// and without a trailing slash. */
  url: string
  /** Forwards new connections to this port of 127.0.0.1. */
  passTo(port: number): void
  stop(): Promise<void>
}

/** Starts a TLS-terminating proxy; clients must accept its self-signed certificate. */
export async function startTlsProxy(): Promise<TlsProxy> {
  const sockets = new Set<Socket>()
  let targetPort = 0
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  const server = createServer({ key, cert }, (incoming) => {
    const outgoing = connect(targetPort, '127.0.0.1')
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      // When one side closes, destroys the other.
      from.on('error', () => to.destroy())
      from.once('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    passTo: (port) => void (targetPort = port),
    async stop() {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}

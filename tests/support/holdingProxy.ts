import { createServer, request, type IncomingMessage } from 'node:http'

/** A request that the proxy delays. */
export type HeldRequest = {
  /** Resolves when the request has arrived. */
  arrived: Promise<void>
  /** Forwards the request. */
  release(): void
}

/** HTTP proxy that delays single requests until a test releases them. */
export type HoldingProxy = {
  url: string
  /** Delays the next matching request only. */
  hold(isMeant: (asked: { method: string; path: string }) => boolean): HeldRequest
  stop(): Promise<void>
}

type PendingHold = {
  isMeant: Parameters<HoldingProxy['hold']>[0]
  arrive(): void
  released: Promise<void>
}

/**
 * Starts a proxy on 127.0.0.1 that forwards every request to another address, with unchanged
 * headers.
 */
export async function startHoldingProxy(target: string): Promise<HoldingProxy> {
  const { hostname, port } = new URL(target)
  let watches: PendingHold[] = []

  const pass = async (asked: IncomingMessage) => {
    const { method = 'GET', url: path = '/' } = asked
    const watch = watches.find(({ isMeant }) => isMeant({ method, path }))
    if (!watch) return
    watches = watches.filter((other) => other !== watch)
    watch.arrive()
    await watch.released
  }

  const server = createServer((asked, answer) => {
    void pass(asked).then(() => {
      const { method, url, headers } = asked
      const onward = request({ hostname, port, method, path: url, headers })
      onward.once('response', (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.rawHeaders)
        answered.pipe(answer)
      })
      onward.once('error', () => answer.destroy())
      answer.once('close', () => onward.destroy())
      asked.pipe(onward)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The gate has no port')

  return {
    url: `http://127.0.0.1:${address.port}`,
    hold(isMeant) {
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      const arrived = new Promise<void>((resolve) => {
        watches.push({ isMeant, arrive: resolve, released })
      })
      return { arrived, release }
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

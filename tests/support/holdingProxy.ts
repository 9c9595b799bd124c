import { createServer, request, type IncomingMessage } from 'node:http'

/** A request that stands at the gate. */
export type HeldRequest = {
  /** Resolves when the request is there. */
  arrived: Promise<void>
  /** Lets it pass. */
  release(): void
}

/** Stands before an HTTP server, and holds single requests for as long as a test wants. */
export type HoldingProxy = {
  url: string
  /** Holds the next request that this is true of, and none after it. */
  hold(isMeant: (asked: { method: string; path: string }) => boolean): HeldRequest
  stop(): Promise<void>
}

type PendingHold = {
  isMeant: Parameters<HoldingProxy['hold']>[0]
  arrive(): void
  released: Promise<void>
}

/** Starts a gate on 127.0.0.1 that passes every request on to another address, headers as they are. */
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

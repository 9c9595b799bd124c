import { createServer, request, type IncomingMessage } from 'node:http'
import { listen, type LocalServer } from './listen'

/** A request that the proxy delays. */
export type HeldRequest = {
  /** Resolves when the request has arrived. */
  arrived: Promise<void>
  /** Forwards the request. */
  release(): void
}

/** A response that the proxy gives in place of the server. */
export type Refusal = { status: number; contentType: string; body: string }

/** HTTP proxy that delays single requests until a test releases them, or answers some itself. */
export type HoldingProxy = LocalServer & {
  /** Delays the next matching request only. */
  hold(isMeant: (asked: { method: string; path: string }) => boolean): HeldRequest
  /** Answers requests itself, unless the function returns undefined; the last function counts. */
  refuse(choose: (asked: { method: string; path: string }) => Refusal | undefined): void
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
  let choose: Parameters<HoldingProxy['refuse']>[0] = () => undefined

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
      const { method = 'GET', url = '/', headers } = asked
      const refusal = choose({ method, path: url })
      if (refusal) {
        asked.resume()
        const { status, contentType, body } = refusal
        answer.writeHead(status, { 'content-type': contentType }).end(body)
        return
      }
      const onward = request({ hostname, port, method, path: url, headers })
      onward.once('response', (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.rawHeaders)
        answered.pipe(answer)
        // A server that dies in the middle of a response.
        answered.once('close', () => answered.complete || answer.destroy())
      })
      onward.once('error', () => answer.destroy())
      answer.once('close', () => onward.destroy())
      asked.pipe(onward)
    })
  })
  return {
    ...(await listen(server)),
    hold(isMeant) {
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      const arrived = new Promise<void>((resolve) => {
        watches.push({ isMeant, arrive: resolve, released })
      })
      return { arrived, release }
    },
    refuse: (choice) => void (choose = choice),
  }
}

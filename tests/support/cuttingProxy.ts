import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type CutOptions = {
  /** How many bytes may still go to the product before the connections are cut. */
  afterBytes: number
  /** How long nothing gets through then, in milliseconds. */
  downForMs: number
}

/**
 * Stands between a browser and the product: can cut the line in the middle of a request, and slow it.
 * What is asked can be answered in the product's place by Playwright's `page.route`.
 */
export type CuttingProxy = {
  url: string
  port: number
  /** Cuts every connection once, as soon as enough bytes went to the product. */
  cut(options: CutOptions): void
  /** How many times it has cut since it was started. */
  countCuts(): number
  /** Lets this many bytes a second through to the product, on each connection, until called anew. */
  throttle(bytesPerSecond: number): void
  /** Takes every disturbance away. */
  reset(): void
  stop(): Promise<void>
}

/** Starts a proxy on 127.0.0.1 that passes TCP on to a port of 127.0.0.1. */
export async function startCuttingProxy(targetPort: number): Promise<CuttingProxy> {
  const sockets = new Set<Socket>()
  let armed: CutOptions | undefined
  let bytesPerSecond = Infinity
  let isDown = false
  let cutCount = 0

  const cutNow = async ({ downForMs }: CutOptions) => {
    armed = undefined
    isDown = downForMs > 0
    cutCount += 1
    for (const socket of sockets) socket.resetAndDestroy()
    await sleep(downForMs)
    isDown = false
  }

  const countForCut = (bytes: Buffer) => {
    if (!armed) return
    armed = { ...armed, afterBytes: armed.afterBytes - bytes.length }
    if (armed.afterBytes <= 0) void cutNow(armed)
  }

  /** Passes on what the browser sends, a piece at a time: as fast as the line is. */
  const passOn = async (browser: Socket, product: Socket) => {
    for await (const bytes of browser as AsyncIterable<Buffer>) {
      countForCut(bytes)
      if (Number.isFinite(bytesPerSecond)) await sleep((bytes.length / bytesPerSecond) * 1_000)
      if (!product.write(bytes)) await once(product, 'drain')
    }
    product.end()
  }

  const server = createServer((browser) => {
    if (isDown) {
      browser.resetAndDestroy()
      return
    }
    const product = connect({ host: '127.0.0.1', port: targetPort })
    for (const [socket, other] of [
      [browser, product],
      [product, browser],
    ] as const) {
      sockets.add(socket)
      socket.once('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      // A broken connection is what this proxy is for: the other side learns of it by 'close'.
      socket.on('error', () => socket.destroy())
    }
    passOn(browser, product).catch(() => browser.destroy())
    product.pipe(browser)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The proxy has no port')

  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    cut: (options) => (armed = options),
    countCuts: () => cutCount,
    throttle: (limit) => (bytesPerSecond = limit),
    reset: () => {
      armed = undefined
      bytesPerSecond = Infinity
    },
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type CutOptions = {
  /** Number of bytes forwarded to the product before the connections are cut. */
  afterBytes: number
  /** How long the proxy then accepts no data, in milliseconds. */
  downForMs: number
}

/**
 * TCP proxy between a client and a server (a browser and the product, the product and its database)
 * that can cut connections in the middle of a request, throttle and delay them. Use Playwright's
 * `page.route` to replace responses.
 */
export type CuttingProxy = {
  url: string
  port: number
  /** Cuts all connections once, after enough bytes were forwarded to the product. */
  cut(options: CutOptions): void
  /** Returns the number of cuts so far. */
  countCuts(): number
  /** Limits each connection's upload to the product, in bytes a second, until the next call. */
  throttle(bytesPerSecond: number): void
  /** Delays each piece of data, in both directions, in milliseconds, until the next call. */
  delay(ms: number): void
  /** Removes all cuts, limits and delays. */
  reset(): void
  stop(): Promise<void>
}

/** Starts a TCP proxy on 127.0.0.1 to a port of 127.0.0.1. */
export async function startCuttingProxy(targetPort: number): Promise<CuttingProxy> {
  const sockets = new Set<Socket>()
  let armed: CutOptions | undefined
  let bytesPerSecond = Infinity
  let delayMs = 0
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

  /** Forwards the browser's data in pieces, at the throttled rate. */
  const passOn = async (browser: Socket, product: Socket) => {
    for await (const bytes of browser as AsyncIterable<Buffer>) {
      countForCut(bytes)
      if (Number.isFinite(bytesPerSecond)) await sleep((bytes.length / bytesPerSecond) * 1_000)
      if (delayMs > 0) await sleep(delayMs)
      if (!product.write(bytes)) await once(product, 'drain')
    }
    product.end()
  }

  const passBack = async (product: Socket, browser: Socket) => {
    for await (const bytes of product as AsyncIterable<Buffer>) {
      if (delayMs > 0) await sleep(delayMs)
      if (!browser.write(bytes)) await once(browser, 'drain')
    }
    browser.end()
  }

  const server = createServer((browser) => {
    if (isDown) {
      browser.resetAndDestroy()
      return
    }
    const product = connect({ host: '127.0.0.1', port: targetPort })
    for (const socket of [browser, product]) {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      // Broken connections are expected here, and passed on to the other side.
      socket.on('error', () => socket.destroy())
    }
    browser.once('close', () => product.destroy())
    passOn(browser, product).catch(() => browser.destroy())
    // Ends the browser's side itself: data may still be on their way when the product's is closed.
    passBack(product, browser).catch(() => browser.destroy())
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
    delay: (ms) => (delayMs = ms),
    reset: () => {
      armed = undefined
      bytesPerSecond = Infinity
      delayMs = 0
    },
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

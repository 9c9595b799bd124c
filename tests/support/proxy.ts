import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { readHttpHead } from './httpHead'

export type CutOptions = {
  /** How many bytes may still go to the product before the connections are cut. */
  afterBytes: number
  /** How long nothing gets through then, in milliseconds. */
  downForMs: number
}

export type RefuseOptions = {
  status: number
  /** Whose requests are refused, by the beginning of their path. */
  path: string
  method: string
  /** How many of them. */
  times: number
  /** In seconds. */
  retryAfter?: number
}

/** Stands between a browser and the product: can cut the line, slow it, and answer in its place. */
export type CuttingProxy = {
  url: string
  port: number
  /** Cuts every connection once, as soon as enough bytes went to the product. */
  cut(options: CutOptions): void
  /** How many times it has cut since it was started. */
  cuts(): number
  /** Lets this many bytes a second through to the product, on each connection, until called anew. */
  slow(bytesPerSecond: number): void
  /** Answers the next requests of a kind in the product's place, once it has their whole body. */
  refuse(options: RefuseOptions): void
  /** How many requests it has answered so since it was started. */
  refusals(): number
  /** Takes every disturbance away. */
  clear(): void
  stop(): Promise<void>
}

/** Starts a proxy on 127.0.0.1 that passes TCP on to a port of 127.0.0.1. */
export async function startCuttingProxy(targetPort: number): Promise<CuttingProxy> {
  const sockets = new Set<Socket>()
  let armed: CutOptions | undefined
  let refusing: RefuseOptions[] = []
  let bytesPerSecond = Infinity
  let isDown = false
  let cutCount = 0
  let refusalCount = 0

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

  /** The refusal that the request which begins here gets, if any. */
  const takeRefusal = (bytes: Buffer) => {
    if (refusing.length === 0) return undefined
    const head = readHttpHead(bytes)
    const options =
      head && refusing.find(({ method, path }) => method === head.method && isAt(head.path, path))
    if (!options) return undefined
    options.times -= 1
    refusing = refusing.filter(({ times }) => times > 0)
    refusalCount += 1
    return { options, bytesLeft: head.headLength + head.bodyLength }
  }

  /** Passes on what the browser sends, a piece at a time: as fast as the line is. */
  const passOn = async (browser: Socket, product: Socket) => {
    let refused: ReturnType<typeof takeRefusal>
    for await (const bytes of browser as AsyncIterable<Buffer>) {
      countForCut(bytes)
      if (Number.isFinite(bytesPerSecond)) await sleep((bytes.length / bytesPerSecond) * 1_000)
      refused ??= takeRefusal(bytes)
      if (refused) {
        // Answered sooner, the browser would still be sending, and see a broken line instead.
        refused.bytesLeft -= bytes.length
        if (refused.bytesLeft <= 0) browser.end(answerOf(refused.options))
      } else if (!product.write(bytes)) {
        await once(product, 'drain')
      }
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
    cuts: () => cutCount,
    slow: (limit) => (bytesPerSecond = limit),
    refuse: (options) => refusing.push({ ...options }),
    refusals: () => refusalCount,
    clear: () => {
      armed = undefined
      refusing = []
      bytesPerSecond = Infinity
    },
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

function isAt(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}?`)
}

function answerOf({ status, retryAfter }: RefuseOptions): string {
  const body = JSON.stringify({ errors: [{ message: 'Réponse du test', code: 'test' }] })
  return [
    `HTTP/1.1 ${status} Test`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(retryAfter === undefined ? [] : [`Retry-After: ${retryAfter}`]),
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}

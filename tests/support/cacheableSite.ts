import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the product says of an answer that a shared cache may keep. */
const CACHEABLE = 'public, max-age=0, s-maxage=1, stale-while-revalidate=60, stale-if-error=86400'

export type CacheableSite = {
  port: number
  /** The requests that reached it, in their order. */
  requests: IncomingMessage[]
  /** What it says next, in place of `version 1`. */
  say(body: string): void
  /** Answers with this status from now on. */
  fail(status: number | undefined): void
  /** How long it takes for an answer. */
  delay(ms: number): void
  stop(): Promise<void>
}

/** Stands for the product in front of a cache: every answer may be kept for a second. */
export async function startCacheableSite(): Promise<CacheableSite> {
  const requests: IncomingMessage[] = []
  let body = 'version 1'
  let failure: number | undefined
  let delayMs = 0
  const server = createServer((req, res) => {
    requests.push(req)
    req.resume()
    setTimeout(() => {
      const etag = `"${Buffer.from(body).toString('base64url')}"`
      if (failure !== undefined) {
        res.writeHead(failure, { 'cache-control': 'no-store' }).end('failed')
        return
      }
      const isPrivate = req.url?.startsWith('/api/private') ?? false
      const headers = {
        'cache-control': isPrivate ? 'private, no-store' : CACHEABLE,
        'content-type': 'text/plain',
        etag,
        vary: 'Accept-Encoding',
      }
      if (req.headers['if-none-match'] === etag) res.writeHead(304, headers).end()
      else res.writeHead(200, headers).end(body)
    }, delayMs)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    say: (text) => (body = text),
    fail: (status) => (failure = status),
    delay: (ms) => (delayMs = ms),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

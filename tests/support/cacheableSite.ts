import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the product says of an answer that a shared cache may keep, but for how long that is fresh. */
const cacheable = (freshSeconds: number) =>
  `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=60, stale-if-error=86400`

export type CacheableSite = {
  port: number
  /** The requests that reached it, in their order. */
  requests: IncomingMessage[]
  /** What it says next, in place of `version 1`. */
  setBody(body: string): void
  /** Answers with this status from now on. */
  setFailure(status: number | undefined): void
  /** How long its next answers may be kept without asking again; the product says 1. */
  setMaxAge(seconds: number): void
  /** Keeps its answers back from now on, those to come too, until `release`. */
  holdResponses(): void
  releaseResponses(): void
  stop(): Promise<void>
}

/** Stands for the product in front of a cache; each answer may be kept for a minute. */
export async function startCacheableSite(): Promise<CacheableSite> {
  const requests: IncomingMessage[] = []
  let body = 'version 1'
  let failure: number | undefined
  let freshSeconds = 60
  let released = Promise.resolve()
  let release = () => {}
  const server = createServer((req, res) => {
    requests.push(req)
    req.resume()
    void released.then(() => {
      const etag = `"${Buffer.from(body).toString('base64url')}"`
      if (failure !== undefined) {
        res.writeHead(failure, { 'cache-control': 'no-store' }).end('failed')
        return
      }
      const isPrivate = req.url?.startsWith('/api/private') ?? false
      const headers = {
        'cache-control': isPrivate ? 'private, no-store' : cacheable(freshSeconds),
        'content-type': 'text/plain',
        etag,
        vary: 'Accept-Encoding',
      }
      if (req.headers['if-none-match'] === etag) res.writeHead(304, headers).end()
      else res.writeHead(200, headers).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    setBody: (text) => (body = text),
    setFailure: (status) => (failure = status),
    setMaxAge: (seconds) => (freshSeconds = seconds),
    holdResponses: () => void (released = new Promise((resolve) => (release = resolve))),
    releaseResponses: () => release(),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

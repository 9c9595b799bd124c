import { createServer, type IncomingMessage } from 'node:http'
import { listen, type LocalServer } from './listen'

/** Cache-Control of the product's public responses, with a configurable freshness in seconds. */
const cacheable = (freshSeconds: number) =>
  `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=60, stale-if-error=86400`

export type CacheableSite = LocalServer & {
  /** Requests received, in order. */
  requests: IncomingMessage[]
  /** Sets the body of the next responses, in place of `version 1`. */
  setBody(body: string): void
  /** Responds with this status from now on; undefined responds normally again. */
  setFailure(status: number | undefined): void
  /** Sets s-maxage of the next responses, in seconds; the product sends 1. */
  setMaxAge(seconds: number): void
  /** Delays current and future responses until `releaseResponses`. */
  holdResponses(): void
  releaseResponses(): void
}

/**
 * Starts a fake of the product to put behind a cache; each response is fresh for one minute. Below
 * `/api/private` nothing may be kept, below `/api/failing` each request is a 503.
 */
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
      const status = req.url?.startsWith('/api/failing') ? 503 : failure
      if (status !== undefined) {
        res.writeHead(status, { 'cache-control': 'no-store' }).end('failed')
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
  return {
    ...(await listen(server)),
    requests,
    setBody: (text) => (body = text),
    setFailure: (status) => (failure = status),
    setMaxAge: (seconds) => (freshSeconds = seconds),
    holdResponses: () => void (released = new Promise((resolve) => (release = resolve))),
    releaseResponses: () => release(),
  }
}

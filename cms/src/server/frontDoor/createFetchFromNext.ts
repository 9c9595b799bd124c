import http from 'node:http'
import { duplexPair } from 'node:stream'

import type { UpstreamResponse } from '../responseCache/UpstreamResponse'

/** Longer than any response of Next; its own timeouts are shorter. */
const TIMEOUT_MS = 60_000

/**
 * Fetches from Next over HTTP on an in-memory connection, so that the response is independent of a
 * visitor's disconnection, cookies, address, host name and cache headers.
 * @param siteUrl the site's URL, whose host is sent to Next
 * @returns a function that takes a path with its query and resolves to the whole response
 */
export function createFetchFromNext(
  application: (req: http.IncomingMessage, res: http.ServerResponse) => unknown,
  siteUrl: string,
): (path: string) => Promise<UpstreamResponse> {
  const answer = async (req: http.IncomingMessage, res: http.ServerResponse) => {
    await application(req, res)
  }
  const inner = http.createServer((req, res) => {
    // Without this handler, the unhandled rejection would end the process.
    answer(req, res).catch((error: unknown) => res.destroy(error as Error))
  })
  const { host, protocol } = new URL(siteUrl)
  const headers = {
    Host: host,
    Accept: '*/*',
    'X-Forwarded-Proto': protocol.slice(0, -1),
    Connection: 'close',
  }
  return (path) =>
    new Promise((resolve, reject) => {
      const [near, far] = duplexPair()
      // The two ends of duplexPair do not propagate an early close to each other.
      far.once('close', () => far.writableFinished || near.destroy(new Error('Réponse coupée')))
      near.once('close', () => far.destroy())
      inner.emit('connection', far)
      const request = http.get({ path, headers, createConnection: () => near })
      const giveUp = setTimeout(() => request.destroy(new Error('Pas de réponse')), TIMEOUT_MS)
      request.once('close', () => clearTimeout(giveUp))
      request.once('error', reject)
      request.once('response', (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('error', reject)
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 500,
            headers: response.rawHeaders,
            body: Buffer.concat(chunks),
          }),
        )
      })
    })
}

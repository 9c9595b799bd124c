import http from 'node:http'
import { duplexPair } from 'node:stream'

import type { UpstreamResponse } from '../responseCache/UpstreamResponse'

/** Longer than any answer of the application; its own limits end it sooner. */
const TIMEOUT_MS = 60_000

/**
 * Asks the application for what is the same for everybody: over HTTP, but on a line in memory, so
 * that no visitor's going away, cookie, address, host name or wish about caching has a part in it.
 * @param siteUrl the site's own address, whose host the application is told
 * @returns a function that takes a path with its query and gives the whole answer
 */
export function createFetchFromNext(
  application: (req: http.IncomingMessage, res: http.ServerResponse) => unknown,
  siteUrl: string,
): (path: string) => Promise<UpstreamResponse> {
  const answer = async (req: http.IncomingMessage, res: http.ServerResponse) => {
    await application(req, res)
  }
  const inner = http.createServer((req, res) => {
    // Nobody else hears of its failure: unhandled, it would end the process.
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
      // Where one end breaks off, the other does not hear of it by itself.
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

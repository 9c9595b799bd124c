import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Kind, Recorder } from './recorder'

/** Over HTTP/1.1 a browser opens up to six; with HTTP/2, which production has, one. */
const CONNECTIONS = 4

/** Longer than any budget: a request that takes longer is a failure. */
const TIMEOUT_MS = 30_000

const HEADERS = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'accept-encoding': 'gzip, br',
  'accept-language': 'fr',
}

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

type Kept = { answer: Answer; freshUntil: number }

type Headers = Record<string, string>

/** A browser of one visitor: its address, its connections and its cache. */
export type Browser = ReturnType<typeof createBrowser>

/**
 * Creates a browser with an empty cache, which obeys Cache-Control and revalidates by ETag.
 * @param url origin of the site
 * @param address of the visitor, sent as X-Forwarded-For as a proxy in front does
 */
export function createBrowser(url: string, address: string, recorder: Recorder) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const cache = new Map<string, Kept>()

  /** Sends a request and records it. @returns undefined for a failure, which is recorded */
  async function send(kind: Kind, method: string, path: string, headers: Headers = {}) {
    const began = performance.now()
    try {
      const options = {
        method,
        agent,
        headers: { ...HEADERS, 'x-forwarded-for': address, ...headers },
      }
      const answer = await exchange(`${url}${path}`, options, recorder)
      recorder.add({ kind, at: began, ms: performance.now() - began })
      if (answer.status >= 200 && answer.status < 400) return answer
      recorder.fail(`${method} ${toPattern(path)}: ${answer.status}`)
    } catch (error) {
      recorder.fail(
        `${method} ${toPattern(path)}: ${(error as NodeJS.ErrnoException).code ?? String(error)}`,
      )
    }
    return undefined
  }

  /** Gets a URL from the cache, or from the site. @returns undefined for a failure */
  async function get(kind: Kind, path: string): Promise<Answer | undefined> {
    const kept = cache.get(path)
    if (kept && kept.freshUntil > Date.now()) {
      recorder.counts.fromBrowserCache += 1
      return kept.answer
    }
    const { etag } = kept?.answer.headers ?? {}
    const answer = await send(kind, 'GET', path, etag ? { 'if-none-match': etag } : {})
    if (kept && answer?.status === 304) {
      recorder.counts.unchanged += 1
      kept.freshUntil = toFreshUntil(answer.headers)
      return kept.answer
    }
    if (answer?.status === 200 && !answer.headers['cache-control']?.includes('no-store'))
      cache.set(path, {
        answer: withoutUnread(kind, answer),
        freshUntil: toFreshUntil(answer.headers),
      })
    return answer
  }

  return {
    send,
    get,
    close: () => agent.destroy(),
  }
}

/** Bodies of pages and of the API are read again; those of files only take memory. */
const withoutUnread = (kind: Kind, answer: Answer): Answer =>
  kind === 'asset' || kind === 'file' ? { ...answer, body: Buffer.alloc(0) } : answer

const toFreshUntil = ({ 'cache-control': control = '' }: IncomingHttpHeaders): number =>
  Date.now() + 1000 * Number(/max-age=(\d+)/.exec(control)?.[1] ?? 0)

/** Replaces numbers and queries, so that failures of one kind are one line. */
const toPattern = (path: string): string =>
  path
    .replace(/\?.*$/, '?…')
    .replace(/^\/(media|assets)\/.*/, '/$1/…')
    .replace(/\d+/g, 'n')

/**
 * Sends one request and reads its response. As browsers do, sends it again when the server closed
 * the idle connection at that moment.
 */
async function exchange(url: string, options: object, recorder: Recorder): Promise<Answer> {
  try {
    return await exchangeOnce(url, options)
  } catch (error) {
    if (!(error instanceof IdleConnectionClosed)) throw error
    recorder.counts.resent += 1
    return exchangeOnce(url, options)
  }
}

class IdleConnectionClosed extends Error {}

function exchangeOnce(url: string, options: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { ...options, timeout: TIMEOUT_MS }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
    asking.once('timeout', () => asking.destroy(new Error('timeout')))
    asking.once('error', (error: NodeJS.ErrnoException) => {
      const isIdle = asking.reusedSocket && error.code === 'ECONNRESET'
      reject(isIdle ? new IdleConnectionClosed() : error)
    })
    asking.end()
  })
}

/** Text of a response. */
export function readText({ headers, body }: Answer): string {
  const encoding = headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

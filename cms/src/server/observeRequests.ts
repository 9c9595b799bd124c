import type { IncomingMessage, ServerResponse, IncomingHttpHeaders } from 'node:http'
import { randomBytes } from 'node:crypto'

import type { Env } from '../lib/env'
import { log } from '../lib/log'
import { metrics } from '../lib/telemetry/metrics'
import { attachContext, requestContext } from '../lib/telemetry/requestContext'
import { classifyMethod, classifyRoute } from './frontDoor/classifyRoute'

/** Description of a request without personal data. */
interface RequestFacts {
  method: string
  /** Path without the query, which may contain a token or searched words. */
  path: string
  /** Class of the path (`classifyRoute`). */
  route: string
}

/** Probes and scrapes, one every few seconds, are measured and not logged. */
const PROBE = 'probe'

const MAX_PATH = 200

const STATUS_CLASSES = ['', '1xx', '2xx', '3xx', '4xx', '5xx']

/** Returns the function that begins each request: it gives an id, measures and logs, as set. */
export function observeRequests(
  env: Pick<Env, 'trustProxy' | 'metricsToken' | 'isAccessLogOn'>,
): (req: IncomingMessage, res: ServerResponse) => void {
  const isTrusted = env.trustProxy > 0
  const level = env.isAccessLogOn ? 'info' : 'debug'
  const isLogged = log.isLevelEnabled(level)
  const isMeasured = env.metricsToken !== undefined

  return (req, res) => {
    const context = { requestId: chooseRequestId(req.headers, isTrusted) }
    attachContext(res, context)
    if (!isMeasured && !isLogged) return
    const began = performance.now()
    // Read now: Next changes the URL of a request.
    const facts = describeRequest(req)
    res.on('close', () => {
      const seconds = (performance.now() - began) / 1000
      if (isMeasured) measure(facts, res, seconds)
      if (isLogged && facts.route !== PROBE) {
        requestContext.run(context, () => log[level](toLogEntry(facts, res, seconds), 'Requête'))
      }
    })
  }
}

function measure({ method, route }: RequestFacts, res: ServerResponse, seconds: number): void {
  metrics.requestDuration.observe({ method, route, status: classifyStatus(res) }, seconds)
}

function describeRequest({ method, url = '/' }: IncomingMessage): RequestFacts {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  return { method: classifyMethod(method), path, route: classifyRoute(path) }
}

/** A client that leaves before the end of the response has seen no status. */
const classifyStatus = ({ writableFinished, statusCode }: ServerResponse): string =>
  (writableFinished && STATUS_CLASSES[Math.floor(statusCode / 100)]) || 'aborted'

const toLogEntry = (
  { method, path, route }: RequestFacts,
  res: ServerResponse,
  seconds: number,
) => ({
  method,
  path: maskPath(path),
  route,
  status: res.statusCode,
  durationMs: Math.round(seconds * 1e6) / 1e3,
  ...(res.writableFinished ? {} : { aborted: true }),
})

/** Shortens a path, and hides parts that look like an e-mail address. */
const maskPath = (path: string): string =>
  path.slice(0, MAX_PATH).replace(/(?<![^/])[^/]*(?:@|%40)[^/]*/gi, '…')

/** Our own ids, nginx's `$request_id`, UUIDs of load balancers: nothing that a log could misread. */
const REQUEST_ID = /^[\w.-]{8,128}$/

/** Begins the ids of this process, which differ in all processes; a counter costs a tenth of a UUID. */
const PROCESS_ID = randomBytes(8).toString('hex')
let requests = 0

/**
 * Returns the id of a request: that of a trusted proxy (X-Request-Id) if it is well-formed, otherwise a
 * new one. Clients cannot choose it.
 * @param isTrusted whether a trusted proxy is in front (TRUST_PROXY)
 * @returns 8 to 128 letters, digits or `. _ -`
 */
export function chooseRequestId(headers: IncomingHttpHeaders, isTrusted: boolean): string {
  const given = headers['x-request-id']
  return isTrusted && typeof given === 'string' && REQUEST_ID.test(given)
    ? given
    : `${PROCESS_ID}-${(requests += 1)}`
}

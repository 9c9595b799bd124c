import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Span } from '@opentelemetry/api'

import type { Env } from '../lib/env'
import { log } from '../lib/log'
import { metrics } from '../lib/telemetry/metrics'
import { attachContext, requestContext, type RequestContext } from '../lib/telemetry/requestContext'
import { chooseRequestId, parseTraceparent } from '../lib/telemetry/requestId'
import { getTracer } from '../lib/telemetry/tracing'
import { classifyMethod, classifyRoute } from './frontDoor/classifyRoute'

/** What a request is, without anything of the person who sends it. */
interface RequestFacts {
  id: string
  method: string
  /** Without the query, which may contain a token or what somebody searches. */
  path: string
  /** Class of the path (`classifyRoute`). */
  route: string
}

/** Probes and scrapes, one every few seconds, are measured, and neither logged nor traced. */
const PROBE = 'probe'

const MAX_PATH = 200

const STATUS_CLASSES = ['', '1xx', '2xx', '3xx', '4xx', '5xx']

/**
 * Returns what runs at the begin of each request: gives it an id (its responses have it:
 * `setRequestIdHeader`), and measures, logs and traces it as far as the settings ask for it.
 * @param responses the responses in progress, kept up to date
 */
export function observeRequests(
  env: Pick<Env, 'trustProxy' | 'metricsToken' | 'isAccessLogOn' | 'isTracingOn'>,
  responses: Set<ServerResponse>,
): (req: IncomingMessage, res: ServerResponse) => void {
  const isTrusted = env.trustProxy > 0
  const level = env.isAccessLogOn ? 'info' : 'debug'
  const isLogged = log.isLevelEnabled(level)
  const isMeasured = env.metricsToken !== undefined
  const isObserved = isMeasured || isLogged || env.isTracingOn

  return (req, res) => {
    responses.add(res)
    const id = chooseRequestId(req.headers, isTrusted)
    const context: RequestContext = { fields: { requestId: id }, span: undefined }
    attachContext(res, context)
    if (!isObserved) {
      res.once('close', () => responses.delete(res))
      return
    }
    const began = performance.now()
    // Read now: Next changes the URL of a request.
    const facts = describeRequest(req, id)
    if (facts.route !== PROBE) context.span = startSpan(facts, isTrusted ? req : undefined)
    res.once('close', () => {
      responses.delete(res)
      const seconds = (performance.now() - began) / 1000
      if (isMeasured) measure(facts, res, seconds)
      if (facts.route === PROBE) return
      if (isLogged) {
        requestContext.run(context, () => log[level](toLogEntry(facts, res, seconds), 'Requête'))
      }
      if (context.span) endSpan(context.span, facts.route, res)
    })
  }
}

function measure({ method, route }: RequestFacts, res: ServerResponse, seconds: number): void {
  metrics.requestDuration.observe({ method, route, status: classifyStatus(res) }, seconds)
}

function describeRequest({ method, url = '/' }: IncomingMessage, id: string): RequestFacts {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  return { id, method: classifyMethod(method), path, route: classifyRoute(path) }
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

/** @param trusted the request, if a trusted proxy sent it: its trace is continued */
function startSpan(
  { id, method, path, route }: RequestFacts,
  trusted: IncomingMessage | undefined,
): Span | undefined {
  return getTracer()?.startSpan(`${method} ${route}`, {
    kind: 'SERVER',
    parent: parseTraceparent(trusted?.headers.traceparent),
    attributes: {
      'http.request.method': method,
      'http.route': route,
      'url.path': maskPath(path),
      'regards.request_id': id,
    },
  })
}

function endSpan(span: Span, route: string, { statusCode }: ServerResponse): void {
  span.setAttribute('http.response.status_code', statusCode)
  if (statusCode >= 500) getTracer()?.fail(span, new Error(route))
  span.end()
}

/** Shortens a path, and hides parts that look like an e-mail address. */
const maskPath = (path: string): string =>
  path.slice(0, MAX_PATH).replace(/[^/]*(?:@|%40)[^/]*/gi, '…')

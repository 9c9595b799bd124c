import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Span } from '@opentelemetry/api'

import type { Env } from '../lib/env'
import { log } from '../lib/log'
import { metrics } from '../lib/telemetry/metrics'
import { requestContext } from '../lib/telemetry/requestContext'
import { chooseRequestId, parseTraceparent, REQUEST_ID_HEADER } from '../lib/telemetry/requestId'
import { getTracer } from '../lib/telemetry/tracing'
import { classifyMethod, classifyRoute } from './frontDoor/classifyRoute'

type Handler = (req: IncomingMessage, res: ServerResponse) => void

const MAX_PATH = 200

/**
 * Wraps the request handler: names each request (X-Request-Id), and measures, logs and traces it as
 * far as the settings ask for it.
 */
export function observeRequests(
  env: Pick<Env, 'trustProxy' | 'metricsToken' | 'isAccessLogOn'>,
): (req: IncomingMessage, res: ServerResponse, handle: Handler) => void {
  const isTrusted = env.trustProxy > 0
  const level = env.isAccessLogOn ? 'info' : 'debug'
  const isLogged = log.isLevelEnabled(level)
  const isMeasured = env.metricsToken !== undefined

  return (req, res, handle) => {
    const requestId = chooseRequestId(req.headers, isTrusted)
    res.setHeader(REQUEST_ID_HEADER, requestId)
    const span = startSpan(req, requestId, isTrusted)
    const context = { fields: { requestId }, span }
    if (isMeasured || isLogged || span) {
      const began = performance.now()
      // Now: Next changes the URL of a request.
      const pathname = getPathname(req)
      const method = classifyMethod(req.method)
      res.once('close', () => {
        const seconds = (performance.now() - began) / 1000
        const route = classifyRoute(pathname)
        // A client that leaves before the end of the response has seen no status.
        const isWhole = res.writableFinished
        const status = isWhole ? `${Math.floor(res.statusCode / 100)}xx` : 'aborted'
        if (isMeasured) metrics.requestDuration.observe({ method, route, status }, seconds)
        if (isLogged) {
          const entry = { method, path: maskPath(pathname), route, status: res.statusCode }
          const durationMs = Math.round(seconds * 1e6) / 1e3
          requestContext.run(context, () =>
            log[level]({ ...entry, durationMs, ...(isWhole ? {} : { aborted: true }) }, 'Requête'),
          )
        }
        if (span) endSpan(span, route, res)
      })
    }
    requestContext.run(context, handle, req, res)
  }
}

function startSpan(req: IncomingMessage, requestId: string, isTrusted: boolean): Span | undefined {
  const tracer = getTracer()
  if (!tracer) return undefined
  const pathname = getPathname(req)
  const method = classifyMethod(req.method)
  const route = classifyRoute(pathname)
  return tracer.startSpan(`${method} ${route}`, {
    kind: 'SERVER',
    parent: isTrusted ? parseTraceparent(req.headers.traceparent) : undefined,
    attributes: {
      'http.request.method': method,
      'http.route': route,
      'url.path': maskPath(pathname),
      'regards.request_id': requestId,
    },
  })
}

function endSpan(span: Span, route: string, res: ServerResponse): void {
  span.setAttribute('http.response.status_code', res.statusCode)
  if (res.statusCode >= 500) getTracer()?.fail(span, new Error(route))
  span.end()
}

/** Path without the query, which may contain a token or what somebody searches. */
const getPathname = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? '/'

/** Shortens a path, and hides parts that look like an e-mail address. */
const maskPath = (pathname: string): string =>
  pathname.slice(0, MAX_PATH).replace(/[^/]*(?:@|%40)[^/]*/gi, '…')

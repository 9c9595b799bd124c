import { AsyncLocalStorage } from 'node:async_hooks'

import type { Span } from '@opentelemetry/api'

/** What runs now: a request or a job. */
export interface RequestContext {
  /** Fields of every log line that is written meanwhile: `requestId`, or `jobId` and `task`. */
  fields: Record<string, string>
  /** The innermost span that is open; undefined without tracing. */
  span: Span | undefined
}

const KEY = Symbol.for('regards.requestContext')

/**
 * The request or the job that the current code runs for. On globalThis, as server/ and Next's bundles
 * share it.
 */
export const requestContext = ((globalThis as { [KEY]?: AsyncLocalStorage<RequestContext> })[
  KEY
] ??= new AsyncLocalStorage<RequestContext>())

/** Returns the fields that link a log line to its request or job, and to its trace if there is one. */
export function getLogFields(): Record<string, string> {
  const context = requestContext.getStore()
  if (!context) return {}
  const { fields, span } = context
  if (!span) return fields
  const { traceId, spanId } = span.spanContext()
  return { ...fields, trace_id: traceId, span_id: spanId }
}

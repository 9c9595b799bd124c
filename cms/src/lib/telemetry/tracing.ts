import type { Attributes, Span, SpanKind } from '@opentelemetry/api'

import { shareInProcess } from '../process/shareInProcess'
import { requestContext } from './requestContext'
import type { TraceParent } from './requestId'

export interface SpanOptions {
  /** The enclosing span of this process, or that of a remote caller. */
  parent?: Span | TraceParent | undefined
  kind?: keyof typeof SpanKind
  attributes?: Attributes
}

/** What tracing needs of OpenTelemetry, whose packages are loaded only when it is on. */
export interface Tracer {
  startSpan(name: string, options?: SpanOptions): Span
  /** Marks a span as failed. */
  fail(span: Span, error: unknown): void
  /** Sends the spans that are not sent yet, for 2 s at most. */
  stop(): Promise<void>
}

const holder = shareInProcess('tracing', (): { tracer?: Tracer | undefined } => ({}))

/** The tracer of this process; undefined while tracing is off. */
export const getTracer = (): Tracer | undefined => holder.tracer

export const setTracer = (tracer: Tracer | undefined): void => {
  holder.tracer = tracer
}

/**
 * Runs work inside a span of the current request or job; without tracing, or outside of a traced
 * request, just runs it: polls of the database are no traces.
 */
export function withSpan<T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
): Promise<T> {
  const context = requestContext.getStore()
  return context?.span ? runInSpan(name, { parent: context.span, attributes }, work) : work()
}

/** Runs work inside a new trace, if tracing is on. */
export const withRootSpan = <T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
): Promise<T> => runInSpan(name, { attributes }, work)

async function runInSpan<T>(
  name: string,
  options: SpanOptions,
  work: () => Promise<T>,
): Promise<T> {
  const tracer = getTracer()
  if (!tracer) return work()
  const span = tracer.startSpan(name, options)
  const fields = requestContext.getStore()?.fields ?? {}
  try {
    return await requestContext.run({ fields, span }, work)
  } catch (error) {
    tracer.fail(span, error)
    throw error
  } finally {
    span.end()
  }
}

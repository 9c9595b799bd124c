import {
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'

import type { TraceParent } from './requestId'
import type { SpanOptions, Tracer } from './tracing'

const STOP_TIMEOUT_MS = 2_000
const MAX_MESSAGE = 300

/**
 * Creates the tracer. Exporter, sampler, batches and resource follow OpenTelemetry's own environment
 * variables (OTEL_EXPORTER_OTLP_…, OTEL_TRACES_SAMPLER, OTEL_BSP_…, OTEL_SERVICE_NAME,
 * OTEL_RESOURCE_ATTRIBUTES). It is not registered globally: libraries make no spans of their own.
 * @param version of the product
 * @param warn logs a message of the SDK, such as a failed export
 */
export function createTracer(version: string, warn: (message: string) => void): Tracer {
  const logger = { error: warn, warn, info: warn, debug: warn, verbose: warn }
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true })
  const own = resourceFromAttributes({ 'service.name': 'regards', 'service.version': version })
  const provider = new BasicTracerProvider({
    resource: own.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  const tracer = provider.getTracer('regards', version)
  return {
    startSpan: (name, { parent, kind = 'INTERNAL', attributes = {} }: SpanOptions = {}) =>
      tracer.startSpan(name, { kind: SpanKind[kind], attributes }, toContext(parent)),
    fail(span, error) {
      // The name only: messages of the databases repeat what they were asked.
      const message = error instanceof Error ? error.name : typeof error
      span.setStatus({ code: SpanStatusCode.ERROR, message: message.slice(0, MAX_MESSAGE) })
    },
    async stop() {
      const limit = new Promise((resolve) => setTimeout(resolve, STOP_TIMEOUT_MS).unref())
      await Promise.race([provider.shutdown(), limit])
    },
  }
}

function toContext(parent: SpanOptions['parent']) {
  if (!parent) return ROOT_CONTEXT
  return 'spanContext' in parent
    ? trace.setSpan(ROOT_CONTEXT, parent)
    : trace.setSpanContext(ROOT_CONTEXT, { ...(parent satisfies TraceParent), isRemote: true })
}

import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { poll } from './ports'

/** A span as OTLP/HTTP sends it in JSON. */
export type ReceivedSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  /** 2 for a span of a server. */
  kind: number
  /** `code` 2 for a failed span. */
  status?: { code?: number }
  attributes: { key: string; value: Record<string, unknown> }[]
}

type Export = {
  resourceSpans: {
    resource: { attributes: ReceivedSpan['attributes'] }
    scopeSpans: { spans: ReceivedSpan[] }[]
  }[]
}

export type OtlpReceiver = {
  /** Value for OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string
  spans: ReceivedSpan[]
  /** Attributes of the resources that sent spans. */
  resources: ReceivedSpan['attributes']
  /** Waits for a span. @throws after 30 seconds */
  waitForSpan(fits: (span: ReceivedSpan) => boolean): Promise<ReceivedSpan>
  stop(): Promise<void>
}

/** Starts a receiver of traces: OTLP over HTTP, in JSON. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = []
  const resources: ReceivedSpan['attributes'] = []
  const server = createServer((req, res) => {
    if (req.url !== '/v1/traces') {
      res.writeHead(404).end()
      return
    }
    void json(req).then((body) => {
      for (const { resource, scopeSpans } of (body as Export).resourceSpans) {
        resources.push(...resource.attributes)
        spans.push(...scopeSpans.flatMap((scope) => scope.spans))
      }
      res.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    resources,
    async waitForSpan(fits) {
      let found: ReceivedSpan | undefined
      await poll(() => Boolean((found = spans.find(fits))), {
        what: 'a span',
        timeoutMs: 30_000,
      })
      if (!found) throw new Error('Unreachable: the poll found a span')
      return found
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

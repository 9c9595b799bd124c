import { request } from 'node:http'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { publishRegard } from '../../factories/regard'
import { client, type Client } from '../../support/client'
import { parseLogLines, type LogLine } from '../../support/logLines'
import { startOtlpReceiver, type OtlpReceiver, type ReceivedSpan } from '../../support/otlp'
import { poll } from '../../support/ports'
import { startProduct, type Product } from '../../support/product'
import { accounts } from '../../support/setups'
import { startSmtp, type Smtp } from '../../support/smtp'

const { setup, url: urlOfShared } = inject('product')

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const PARENT = '00f067aa0ba902b7'

let otlp: OtlpReceiver
let smtp: Smtp
/** Behind a trusted proxy, with an access log and traces. */
let product: Product
let visitor: Client

beforeAll(async () => {
  ;[otlp, smtp] = await Promise.all([startOtlpReceiver(), startSmtp()])
  product = await startProduct({
    setup,
    env: {
      TRUST_PROXY: '1',
      ACCESS_LOG: '1',
      SMTP_URL: smtp.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: otlp.url,
      OTEL_SERVICE_NAME: 'regards-test',
      OTEL_BSP_SCHEDULE_DELAY: '100',
    },
  })
  visitor = client(product.url)
})
afterAll(async () => {
  await product.stop()
  await Promise.all([otlp.stop(), smtp.stop()])
})

const readId = ({ headers }: { headers: Headers }) => headers.get('x-request-id') ?? ''

/** Waits for a line of the log about a request. */
async function waitForLine(id: string, fits: (line: LogLine) => boolean = () => true) {
  let found: LogLine | undefined
  await poll(
    () => {
      const lines = parseLogLines(product.log())
      found = lines.find((line) => line.requestId === id && fits(line))
      return found !== undefined
    },
    { what: `a line of the log with ${id}`, timeoutMs: 10_000 },
  )
  return found as LogLine
}

const childrenOf = (parent: ReceivedSpan) =>
  otlp.spans.filter(({ parentSpanId }) => parentSpanId === parent.spanId)

test('without a trusted proxy, each response has an id that its client did not choose', async () => {
  const headers = {
    'x-request-id': 'chosen-by-the-client',
    traceparent: `00-${TRACE}-${PARENT}-01`,
  }
  const shared = client(urlOfShared)
  const ids: string[] = []
  // From Next, from memory twice, a file, the API, a probe, an error.
  for (const path of [
    '/ressources',
    '/ressources',
    '/favicon.svg',
    '/api/regards',
    '/api/health/live',
    '/media/x',
  ])
    ids.push(readId(await shared.get(path, { headers })))

  for (const id of ids) expect(id).toMatch(UUID)
  expect(new Set(ids).size).toBe(ids.length)
})

test('an answer without a body has an id too', async () => {
  let etag = ''
  let id = ''
  // What follows a start changes the content once more.
  await poll(
    async () => {
      const answer = await visitor.get('/', { headers: { 'if-none-match': etag } })
      etag = answer.headers.get('etag') ?? ''
      id = readId(answer)
      return answer.status === 304
    },
    { what: 'a 304', timeoutMs: 20_000 },
  )

  expect(id).toMatch(UUID)
})

test('the id of a trusted proxy goes through to the log, and the query does not', async () => {
  const id = 'proxy-0123456789'
  const path = '/api/regards?where[titre][equals]=un-secret&limit=1'
  const answer = await visitor.get(path, {
    headers: { 'x-request-id': id, 'x-forwarded-for': '203.0.113.77', cookie: 'a=un-cookie' },
  })
  await visitor.get('/une@adresse.fr/page')
  const line = await waitForLine(id, ({ msg }) => msg === 'Requête')

  expect(readId(answer)).toBe(id)
  expect(line).toMatchObject({ method: 'GET', path: '/api/regards', route: 'api', status: 200 })
  await poll(() => product.log().includes('"path":"/…/page"'), {
    what: 'a masked path',
    timeoutMs: 10_000,
  })
  for (const secret of ['un-secret', '203.0.113.77', 'un-cookie', 'une@adresse.fr'])
    expect(product.log()).not.toContain(secret)
})

test('what Payload logs for a request has its id', async () => {
  const id = 'proxy-sign-in-1'
  await visitor.post(
    '/api/users/login',
    { email: 'a@b.fr', password: 'un-mot-faux' },
    { headers: { 'x-request-id': id } },
  )

  await waitForLine(id, ({ msg }) => msg === 'Connexion refusée')
})

test.each([
  ['too long', 'x'.repeat(10_000)],
  ['two lines', 'first-line\\n{"level":60}'],
  ['another alphabet', '<script>alert(1)</script>'],
  ['sent twice', ['proxy-0123456789', 'proxy-9876543210']],
])('a malformed id of the proxy is replaced: %s', async (_what, given) => {
  const outgoing = request(`${product.url}/api/health/live`, { headers: { 'x-request-id': given } })
  outgoing.end()
  const [response] = (await once(outgoing, 'response')) as [
    NodeJS.ReadableStream & { headers: Record<string, string> },
  ]
  response.resume()

  expect(response.headers['x-request-id']).toMatch(UUID)
})

test('a page is one trace: request, rendering, database', async () => {
  const id = 'proxy-of-a-trace'
  await visitor.get('/a-propos/historique', { headers: { 'x-request-id': id } })
  const root = await otlp.waitForSpan(({ attributes }) =>
    attributes.some(({ key, value }) => key === 'regards.request_id' && value.stringValue === id),
  )
  const rendering = await otlp.waitForSpan(
    ({ name, parentSpanId }) => name === 'ssr render' && parentSpanId === root.spanId,
  )
  const line = await waitForLine(id, ({ msg }) => msg === 'Requête')

  expect(root).toMatchObject({ name: 'GET page', kind: 2 })
  expect(root.parentSpanId ?? '').toBe('')
  expect(rendering.traceId).toBe(root.traceId)
  expect(childrenOf(rendering).map(({ name }) => name)).toContain('database findGlobal')
  expect(line).toMatchObject({ trace_id: root.traceId, span_id: root.spanId })
  expect(otlp.resources).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'regards-test' },
  })
})

test('a trace of the proxy is continued, and names a request that has no other id', async () => {
  const answer = await visitor.get('/api/regards?limit=2', {
    headers: { traceparent: `00-${TRACE}-${PARENT}-01` },
  })
  const span = await otlp.waitForSpan(({ traceId }) => traceId === TRACE)

  expect(readId(answer)).toBe(TRACE)
  expect(span.name).toMatch(/^(GET|database) /)
  await otlp.waitForSpan(({ name, parentSpanId }) => name === 'GET api' && parentSpanId === PARENT)
})

test('files and jobs are traced, probes are not', async () => {
  const administrator = await visitor.as('administrateur')
  const { id } = await publishRegard(administrator)
  const { json } = await administrator.get<{ pdf: { url: string } }>(`/api/regards/${id}?depth=1`)
  await visitor.raw('GET', json.pdf.url).then((answer) => answer.arrayBuffer())
  const sending = await otlp.waitForSpan(({ name }) => name === 'storage send')
  const parent = await otlp.waitForSpan(({ spanId }) => spanId === sending.parentSpanId)
  expect(parent.name).toBe('GET media')

  await visitor.post('/api/users/forgot-password', { email: accounts.administrateur.email })
  const job = await otlp.waitForSpan(({ name }) => name === 'job envoyerLienMotDePasse')
  expect(job.parentSpanId ?? '').toBe('')
  expect(childrenOf(job).map(({ name }) => name)).toContain('email send')
  expect(otlp.spans.filter(({ name }) => name.includes('probe'))).toEqual([])
})

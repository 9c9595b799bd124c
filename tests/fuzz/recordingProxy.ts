import http from 'node:http'
import type { ApiContract, ApiOperation } from '../support/apiContract'
import { listen, type LocalServer } from '../support/listen'
import type { Findings } from './findings'

const REQUEST_LIMIT_MS = 60_000

/** A response above this time is a finding: any client may repeat the request. */
const SLOW_MS = 3_000

/** An exchange through the proxy. */
export type Exchange = {
  method: string
  url: string
  requestBody: Buffer
  headers: http.IncomingHttpHeaders
  operation: ApiOperation | undefined
  /** 0 if the connection ended without a response. */
  status: number
  type: string
  body: string
  milliseconds: number
}

export type ProxyOptions = {
  /** Port of the product. */
  port: number
  contract: ApiContract
  /** Returns what is served at /document.json, to the generator of requests. */
  getDocument: () => object
  findings: Findings
  /** Session token of the next request; undefined for a visitor. */
  getToken: () => string | undefined
  /** Values that must not be in any response. */
  getSecrets: () => string[]
  /** Called after each exchange, before the response is passed on. */
  afterExchange: (exchange: Exchange) => Promise<void>
}

/**
 * Starts a proxy between a generator of requests and the product. It signs each request in, sends it
 * from an address of its own, so that no rate limit ends the run, and judges the response.
 */
export async function startRecordingProxy(options: ProxyOptions): Promise<LocalServer> {
  const server = http.createServer((req, res) => {
    handle(req, res, options).catch((error: unknown) => {
      options.findings.add('proxy', String(error), `${req.method} ${req.url}`)
      res.destroy()
    })
  })
  return listen(server)
}

let sent = 0

/** An address that no other request of the run has. */
function createAddress(): string {
  sent += 1
  return `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`
}

async function handle(
  req: http.IncomingMessage,
  res: http.ServerResponse,
  options: ProxyOptions,
): Promise<void> {
  if (req.url === '/document.json') {
    res.setHeader('Content-Type', 'application/json')
    res.end(JSON.stringify(options.getDocument()))
    return
  }
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk as Buffer)
  const exchange = await send(req, Buffer.concat(chunks), options)
  judge(exchange, options)
  await options.afterExchange(exchange)
  if (exchange.status === 0) res.destroy()
  else res.writeHead(exchange.status, { 'Content-Type': exchange.type }).end(exchange.body)
}

/** Sends a request as it came, but for its credentials and address. */
function send(
  req: http.IncomingMessage,
  requestBody: Buffer,
  { contract, getToken, port }: ProxyOptions,
): Promise<Exchange> {
  const { method = 'GET', url = '/' } = req
  const token = getToken()
  const { authorization: _authorization, cookie: _cookie, host: _host, ...kept } = req.headers
  const headers = {
    ...kept,
    // A compressed response could not be read.
    'accept-encoding': 'identity',
    'x-forwarded-for': createAddress(),
    ...(token && { authorization: `JWT ${token}` }),
  }
  const began = performance.now()
  const operation = contract.find(method, url.split('?', 1)[0] ?? '')
  const known = { method, url, requestBody, headers, operation }
  return new Promise((resolve) => {
    const finish = (status: number, type: string, body: string) =>
      resolve({ ...known, status, type, body, milliseconds: performance.now() - began })
    const request = http.request(
      { port, host: '127.0.0.1', method, path: url, headers, timeout: REQUEST_LIMIT_MS },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.once('error', () => finish(0, '', 'interrupted'))
        response.once('end', () =>
          finish(
            response.statusCode ?? 0,
            response.headers['content-type'] ?? '',
            Buffer.concat(parts).toString(),
          ),
        )
      },
    )
    request.once('timeout', () => request.destroy(new Error('timeout')))
    request.once('error', (error) => finish(0, '', String(error)))
    request.end(requestBody)
  })
}

function judge(exchange: Exchange, { contract, findings, getSecrets }: ProxyOptions): void {
  const { body, milliseconds, operation, status, type } = exchange
  const where = `${exchange.method} ${operation?.path ?? exchange.url.split('?', 1)[0]}`
  const request = describeRequest(exchange)
  findings.count(status)
  if (status === 0) findings.add('no response', `${where} ${body}`, request)
  // The set-up has no mail server that could fail, and nothing else that is out of order.
  if (status >= 500) findings.add('server error', `${where} ${status}`, request)
  if (milliseconds > SLOW_MS) {
    findings.add('slow', where, `${Math.round(milliseconds)} ms ${request}`)
  }
  const leaked = getSecrets().find((secret) => body.includes(secret))
  if (leaked) findings.add('leak', `${where} ${leaked}`, request)
  const fault = operation && status > 0 && contract.check(operation, status, type, body)
  if (fault) findings.add('not as described', `${where} ${status}: ${fault}`, request)
}

function describeRequest({ headers, method, requestBody, url }: Exchange): string {
  const type = headers['content-type'] ?? ''
  const body = requestBody.length > 0 ? ` ${type} ${JSON.stringify(requestBody.toString())}` : ''
  return `${method} ${url}${body}`.slice(0, 2_000)
}

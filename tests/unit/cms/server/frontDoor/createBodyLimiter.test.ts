import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  BODY_TIMEOUT_MS,
  createBodyLimiter,
} from '../../../../../cms/src/server/frontDoor/createBodyLimiter'

let server: Server
/** The answer that the server has begun. */
let response: ServerResponse | undefined

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const limit = createBodyLimiter()
  server = createServer((req, res) => {
    limit(req, res, req.url ?? '', '192.0.2.1')
    // A request that is cut off ends with an error.
    req.on('error', () => {})
    req.resume()
    response = res
    res.writeHead(200).write('begun')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

type Sent = { type?: string; body?: string }

/** Sends a body of nine bytes, or its beginning. @returns the answer, which ends after the limit */
async function answerAfterLimit(path: string, { type = 'application/json', body = '1234' }: Sent) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const head = [
    `POST ${path} HTTP/1.1`,
    ...['Host: localhost', 'Connection: close', `Content-Type: ${type}`, 'Content-Length: 9'],
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  await once(socket, 'readable')
  vi.advanceTimersByTime(BODY_TIMEOUT_MS)
  response?.end('ended')
  return text(socket)
}

const form = 'multipart/form-data; boundary=a'

test.each<[what: string, sent: Sent]>([
  ['a body that does not end in time', {}],
  ['a form with a file at an address that takes none', { type: form }],
])('%s is cut off', async (_what, sent) => {
  const answer = await answerAfterLimit('/api/users/login', sent)

  expect(answer).toContain('begun')
  expect(answer).not.toContain('ended')
})

test('a body that has come is not, however long its answer takes', async () => {
  expect(await answerAfterLimit('/api/users/login', { body: '123456789' })).toContain('ended')
})

test.each<[path: string, sent: Sent]>([
  ['/api/uploads/a', {}],
  ['/api/images', { type: form }],
])('a file, at %s, takes its time', async (path, sent) => {
  expect(await answerAfterLimit(path, sent)).toContain('ended')
})

test('all addresses of one IPv6 network share the fifty bodies at a time', () => {
  const limit = createBodyLimiter()
  const send = (address: string) => {
    const req = Object.assign(new EventEmitter(), { headers: { 'content-length': '9' } })
    limit(
      req as unknown as IncomingMessage,
      new EventEmitter() as unknown as ServerResponse,
      '/api/users/login',
      address,
    )
    return req
  }
  const first = send('2001:db8::1')
  for (let host = 2; host <= 50; host += 1) send(`2001:db8::${host}`)

  expect(() => send('2001:db8::ffff')).toThrow('Trop de requêtes')
  expect(() => send('2001:db8:0:1::1')).not.toThrow()
  first.emit('end')
  expect(() => send('2001:db8::ffff')).not.toThrow()
})

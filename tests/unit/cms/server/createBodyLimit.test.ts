import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BODY_MS, createBodyLimit } from '../../../../cms/src/server/createBodyLimit'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A request whose body is under way. */
function open(pathname: string, headers: Record<string, string> = { 'content-length': '9' }) {
  const destroy = vi.fn()
  const req = Object.assign(new EventEmitter(), { headers, complete: false, destroy })
  createBodyLimit()(
    req as unknown as IncomingMessage,
    new EventEmitter() as unknown as ServerResponse,
    pathname,
    '192.0.2.1',
  )
  return { req, destroy }
}

const multipart = { 'content-length': '9', 'content-type': 'multipart/form-data; boundary=a' }

test('a body that does not end in time is cut off', () => {
  const { destroy } = open('/api/users/login')
  vi.advanceTimersByTime(BODY_MS)

  expect(destroy).toHaveBeenCalledOnce()
})

test('so is a form with a file at an address that takes none', () => {
  const { destroy } = open('/api/users/login', multipart)
  vi.advanceTimersByTime(BODY_MS)

  expect(destroy).toHaveBeenCalledOnce()
})

test('a body that has come is not, however long its answer takes', () => {
  const { req, destroy } = open('/api/users/login')
  req.complete = true
  vi.advanceTimersByTime(BODY_MS)

  expect(destroy).not.toHaveBeenCalled()
})

test.each([
  ['/api/uploads/a', { 'content-length': '9' }],
  ['/api/images', multipart],
])('a file, at %s, takes its time', (pathname, headers) => {
  const { destroy } = open(pathname, headers)
  vi.advanceTimersByTime(BODY_MS)

  expect(destroy).not.toHaveBeenCalled()
})

test('all addresses of one IPv6 network share the fifty bodies at a time', () => {
  const limit = createBodyLimit()
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

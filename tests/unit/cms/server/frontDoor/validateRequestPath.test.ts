import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { validateRequestPath } from '../../../../../cms/src/server/frontDoor/validateRequestPath'

const ask = (pathname: string, method = 'GET') => {
  const req = Object.assign(new IncomingMessage(new Socket()), { method })
  const res = new ServerResponse(req)
  return { res, refuse: () => validateRequestPath(req, res, pathname) }
}

test.each([
  '/api',
  '/api/a.b/..c',
  '/admin/',
  '/_next/static/%5B%5B...a%5D%5D.js',
  '/api/a%2Fb',
  '/api/a%20b%40',
])('%s is an address like any other', (pathname) => {
  expect(ask(pathname).refuse).not.toThrow()
})

test.each([
  ...['/api//a', '/api/a\\b', '/api/./a', '/api/../a', '/api/a/..', '/api/%2e%2E/a', '/api/.%2e'],
  ...['/api/users/%6cogin', '/api/users/%4Cogin', '/api/a%2Db', '/api/%7e', '/api/%5f', '/api/%39'],
  ...['/api/%', '/api/%E0%A4%A', '/api/caf%E9'],
])('%s is malformed', (pathname) => {
  expect(ask(pathname).refuse).toThrow('mal formée')
})

test('refuses an unknown method, and names the known ones', () => {
  const { res, refuse } = ask('/api', 'TRACE')

  expect(refuse).toThrow('verbe')
  expect(res.getHeader('allow')).toBe('GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS')
})

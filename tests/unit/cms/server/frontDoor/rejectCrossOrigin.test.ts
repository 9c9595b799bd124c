import { IncomingMessage, type IncomingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { rejectCrossOrigin } from '../../../../../cms/src/server/frontDoor/rejectCrossOrigin'

const SITE = 'https://regards.test'
const HOST = '127.0.0.1:3000'

type Asked = { method?: string; path?: string; siteUrl?: string }

const send = (
  headers: IncomingHttpHeaders,
  { method = 'POST', path = '/api/users', siteUrl = SITE }: Asked = {},
) => {
  const req = Object.assign(new IncomingMessage(new Socket()), {
    method,
    headers: { host: HOST, ...headers },
  })
  return () => rejectCrossOrigin(req, path, { siteUrl })
}

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  // What a proxy or a program made of two headers.
  { 'sec-fetch-site': 'same-origin, cross-site' },
  { 'sec-fetch-site': '' },
  { 'sec-fetch-site': 'cross-site', origin: SITE },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: '' },
  { origin: `${SITE}.evil.example` },
  { origin: `${SITE}:8443` },
  { origin: 'http://regards.test' },
  { origin: 'https://autre.regards.test' },
  { origin: 'http://127.0.0.1:3001' },
  { origin: `${SITE}, https://evil.example` },
])('%o is another origin', (headers) => {
  expect(send(headers)).toThrow('Cette demande vient d’un autre site.')
})

test.each<Record<string, string>>([
  {},
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  { origin: SITE },
  { origin: `http://${HOST}` },
  // A proxy ended TLS, and kept the name.
  { origin: `https://${HOST}` },
])('%o is the site’s own, or a program', (headers) => {
  expect(send(headers)).not.toThrow()
})

test('a path behind SITE_URL is no part of its origin', () => {
  expect(send({ origin: SITE }, { siteUrl: `${SITE}/regards` })).not.toThrow()
})

test.each(['GET', 'HEAD', 'OPTIONS'])('%s changes nothing, and is let through', (method) => {
  expect(send({ origin: 'https://evil.example' }, { method })).not.toThrow()
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is refused at every other address', (method) => {
  for (const path of ['/api/users', '/admin', '/api/newsletter/inscription/x', '/api/regards/1']) {
    expect(send({ origin: 'https://evil.example' }, { method, path }), path).toThrow()
  }
})

test.each([
  '/api/regards/numero/12/vue',
  '/api/regards/numero/12/telechargement',
  '/api/newsletter/inscription',
  '/api/newsletter/confirmation',
  '/api/newsletter/desinscription',
  '/api/consentement',
])('%s is a visitor’s to write, from anywhere', (path) => {
  expect(send({ origin: 'null' }, { path })).not.toThrow()
})

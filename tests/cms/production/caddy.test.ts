import { afterAll, expect, test } from 'vitest'
import { makePdf } from '../../factories/pdf'
import { publishRegard } from '../../factories/regard'
import { startCaddy } from '../../support/caddy'
import { client } from '../../support/client'
import { openHttp2 } from '../../support/http2'
import { freePort } from '../../support/ports'
import { startProduct } from '../../support/product'
import { accounts } from '../../support/setups'
import { encodeMetadata } from '../../support/tus'
import { UNAVAILABLE } from '../../support/unavailable'

const port = await freePort()
const product = await startProduct({
  setup: 'production',
  env: {
    SITE_URL: `https://localhost:${port}`,
    TRUST_PROXY: '1',
    COUNTER_LIMIT_PER_MINUTE: '3',
  },
})
const caddy = await startCaddy(product.port, port)
const browser = openHttp2(caddy.url, caddy.ca)
const administrator = await client(product.url).as('administrateur')
afterAll(async () => {
  browser.close()
  await caddy.stop()
  await product.stop()
})

const sendJson = (path: string, json: unknown, headers: Record<string, string> = {}) =>
  browser.request('POST', path, {
    headers: { 'content-type': 'application/json', ...headers },
    body: Buffer.from(JSON.stringify(json)),
  })

test('a page goes over HTTP/2 as the product has compressed it, with HSTS, and HTTP/3 is offered', async () => {
  const page = await browser.request('GET', '/', { headers: { 'accept-encoding': 'br' } })

  expect([page.status, page.protocol]).toEqual([200, 'h2'])
  expect(page.headers['content-encoding']).toBe('br')
  expect(page.headers['strict-transport-security']).toBe('max-age=31536000')
  expect(page.headers['alt-svc']).toContain('h3=')
  const plain = await client(caddy.httpUrl).get('/regards?page=2')
  // Without a port: visitors reach Caddy's by 443.
  expect([plain.status, plain.headers.get('location')]).toEqual([
    308,
    'https://localhost/regards?page=2',
  ])
})

test('the session’s cookie is secure, and a write from elsewhere is refused', async () => {
  const signIn = await sendJson('/api/users/login', accounts.administrateur, { origin: caddy.url })
  const cookie = String(signIn.headers['set-cookie'])
  const signOut = (origin: string) =>
    sendJson('/api/users/logout', {}, { origin, cookie: cookie.replace(/;.*$/, '') })

  expect(signIn.status).toBe(200)
  expect(cookie).toMatch(/^payload-token=.*;\s*Secure/)
  expect((await signOut('https://evil.example')).status).toBe(403)
  expect((await signOut(caddy.url)).status).toBe(200)
})

test('a PDF is sent with tus, and read in ranges', async () => {
  const bytes = await makePdf({ sizeBytes: 3 * 1024 * 1024 })
  const tus = { 'tus-resumable': '1.0.0', authorization: `JWT ${administrator.token}` }
  const metadata = encodeMetadata({
    filename: 'a.pdf',
    filetype: 'application/pdf',
    kind: 'pdf',
  })
  const created = await browser.request('POST', '/api/uploads', {
    headers: { ...tus, 'upload-length': bytes.length, 'upload-metadata': metadata },
  })
  expect(created.status).toBe(201)
  const { pathname } = new URL(String(created.headers.location), caddy.url)
  const sent = await browser.request('PATCH', pathname, {
    headers: { ...tus, 'upload-offset': 0, 'content-type': 'application/offset+octet-stream' },
    body: bytes,
  })
  expect(sent.status).toBe(200)
  const { doc } = JSON.parse(sent.body.toString()) as { doc: { url: string } }

  const range = await browser.request('GET', doc.url, {
    headers: { range: 'bytes=1000000-1000099' },
  })
  expect(range.status).toBe(206)
  expect(range.headers['content-range']).toBe(`bytes 1000000-1000099/${bytes.length}`)
  expect(range.body).toEqual(bytes.subarray(1_000_000, 1_000_100))
})

test('a visitor’s address is the one that Caddy sees, whatever headers the visitor sends', async () => {
  const { numero } = await publishRegard(administrator)
  const statuses: number[] = []
  for (const forged of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4']) {
    const answer = await sendJson(
      `/api/regards/numero/${numero}/vue`,
      {},
      { 'x-forwarded-for': forged },
    )
    statuses.push(answer.status)
  }

  expect(statuses).toEqual([200, 200, 200, 429])
})

test('a request waits while the product starts again; when it stays away, the answer is a 503', async () => {
  await product.end()
  const waiting = browser.request('GET', '/api/health/live')
  await product.restart()
  // From the product, which has set it, and not from Caddy.
  expect((await waiting).headers['strict-transport-security']).toBe('max-age=31536000')

  await product.end()
  const refused = await browser.request('GET', '/api/regards')
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5'])
  expect(JSON.parse(refused.body.toString())).toEqual({ errors: [UNAVAILABLE] })
}, 60_000)

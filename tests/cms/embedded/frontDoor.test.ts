import { Agent } from 'node:http'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import type { Errors } from '../../factories/storedObject'
import { client } from '../../support/client'
import { callServerFunction } from '../../support/serverFunction'
import { openSession, createClientWithHeaders } from '../../support/session'
import { requestRawPath } from '../../support/requestRawPath'
import { requestUndecoded } from '../../support/requestUndecoded'
import { accounts } from '../../support/setups'
import { openSlowSocket, parseResponse } from '../../support/slowSocket'

const { url } = inject('product')
const visitor = client(url)

const page = async () => (await visitor.get('/')).text
const assetPath = async () => {
  const path = /\/assets\/[^" ]+\.js/.exec(await page())?.[0]
  if (!path) throw new Error('The page names no script')
  return path
}

const plain = (path: string, headers: Record<string, string> = {}, agent?: Agent) =>
  requestUndecoded(`${url}${path}`, headers, agent)

test.each(['/', '/regards', '/login', '/adminregards'])(
  '%s is answered with the page',
  async (path) => {
    const answer = await visitor.get(path)

    expect(answer.status).toBe(200)
    expect(answer.text).toContain('<html lang="fr">')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
  },
)

describe('a script of the page', () => {
  test('is kept for a year and comes compressed as the browser likes', async () => {
    const path = await assetPath()
    const raw = await plain(path)
    const brotli = await plain(path, { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await plain(path, { 'accept-encoding': 'gzip' })

    expect(raw.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(brotli.bytes).toBeLessThan(gzip.bytes)
    expect(gzip.bytes).toBeLessThan(raw.bytes)
  })

  test('of an older build returns 404, not the page', async () => {
    expect((await visitor.get('/assets/entry-old.js')).status).toBe(404)
  })
})

/** Headers of a 200 that a 304 leaves out: they describe a body, or the connection. */
const OF_BODY =
  /^(?:content-(?:type|length|encoding|disposition)|last-modified|connection|keep-alive|transfer-encoding|date|x-request-id)$/

test.each(['/favicon.ico', '/sw.js', 'a script'])(
  '%s that the browser has is a 304 with the headers of the 200',
  async (asked) => {
    const path = asked === 'a script' ? await assetPath() : asked
    const full = await plain(path)
    const { etag = '', 'last-modified': date = '' } = full.headers as Record<string, string>
    const lasting = Object.entries(full.headers).filter(([name]) => !OF_BODY.test(name))
    expect(Object.fromEntries(lasting)).toMatchObject({ etag, vary: 'Accept-Encoding' })

    const conditions: Record<string, string>[] = [
      ...[etag, `"x", ${etag}`, '*'].map((tags) => ({ 'if-none-match': tags })),
      { 'if-modified-since': date },
    ]
    for (const condition of conditions) {
      const { status, headers } = await plain(path, condition)
      expect([condition, status]).toEqual([condition, 304])
      expect(headers).toMatchObject(Object.fromEntries(lasting))
    }
    expect((await plain(path, { 'if-none-match': '"x"' })).status).toBe(200)
    const { status, bytes } = await plain(path, { range: 'bytes=-5' })
    expect([status, bytes]).toEqual([200, full.bytes])
  },
)

test('a page returns 405 for a method other than GET and HEAD', async () => {
  const answer = await visitor.post('/regards', {})

  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('GET, HEAD')
})

test.each(['OPTIONS', 'PUT', 'DELETE'])('the panel returns 405 for %s', async (method) => {
  const { status, headers, json } = await visitor.request<Errors>(method, '/admin')

  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  expect(json.errors[0]?.code).toBe('method-not-allowed')
})

describe('a body of 3 MB that is sent to the panel is refused before Next reads it', () => {
  const send = (headers: Record<string, string>, body: BodyInit) =>
    visitor.request('POST', '/admin', { body, headers })
  const large = 'a'.repeat(3_000_000)

  test.each<[of: string, headers: Record<string, string>]>([
    ['a form', { 'content-type': 'multipart/form-data; boundary=a' }],
    ['a server function', { 'content-type': 'text/plain', 'next-action': 'a'.repeat(42) }],
    ['a text', { 'content-type': 'text/plain' }],
  ])('%s', async (_of, headers) => {
    const { status, text } = await send(headers, large)
    expect([status, text]).toEqual([413, expect.stringContaining('file-too-large')])
  })
})

test.each(['/api/regards', '/admin/logout'])(
  '%s is protected from framing and guessing',
  async (path) => {
    const { headers } = await visitor.get(path)

    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  },
)

test.each(['/favicon.svg', '/sw.js', '/assets/none.js', '/media/none', '/api/inconnue'])(
  '%s is shown in no frame of another site, and as nothing else',
  async (path) => {
    const { headers } = await visitor.get(path)

    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors '(?:self|none)'/)
    expect(headers.get('content-type')).toMatch(/charset=utf-8|^application\/json$/)
  },
)

test('Next’s image optimizer returns 404', async () => {
  for (const url of ['/favicon.svg', '/icon-192.png', 'https://exemple.fr/a.png']) {
    const path = `/_next/image?url=${encodeURIComponent(url)}&w=64&q=75`
    expect((await visitor.get(path)).status).toBe(404)
  }
})

test.each(['/', '/regards', '/api/regards', '/api/inconnue', '/admin/logout'])(
  '%s asks browsers for no more than it needs',
  async (path) => {
    const { headers } = await visitor.get(path)

    expect(headers.get('permissions-policy')).toMatch(
      /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
    )
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  },
)

test('the panel runs its own scripts only, which are told by a nonce of each answer', async () => {
  const nonceOf = async () => {
    const { text, headers } = await visitor.get('/admin/logout')
    const policy = headers.get('content-security-policy') ?? ''
    const nonce = /script-src 'self' 'nonce-([\w+/=]+)'(?:;|$)/.exec(policy)?.[1]
    const scripts = text.match(/<script\b[^>]*>/g) ?? []

    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`)
    return nonce
  }
  const first = await nonceOf()

  expect(await nonceOf()).not.toBe(first)
})

test('the keep-alive timeout is longer than a proxy’s', async () => {
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const { headers } = await plain('/api/health/live', {}, agent)

  // nginx's own keepalive_timeout for upstreams, in seconds.
  expect(Number(/timeout=(\d+)/.exec(String(headers['keep-alive']))?.[1])).toBeGreaterThan(60)
})

test('a server action with an unknown id returns 404', async () => {
  const call = (name: string) => callServerFunction(visitor, name)

  const none = ['constructor', 'toString', '__proto__', 'inconnue']
  // Of the panel, and answered with nothing before Payload is called.
  const known = ['form-state', 'table-state', 'render-document-slots', 'render-field', 'slugify']
  for (const name of none) expect((await call(name)).status, name).toBe(404)
  for (const name of known) {
    const { status, text } = await call(name)
    expect([status, /^1:(.*)$/m.exec(text)?.[1]], name).toEqual([200, 'null'])
  }
  const { cookie } = await openSession(url, accounts.administrateur)
  const words = { collectionSlug: 'regards', path: 'titre', valueToSlugify: 'Les coiffes' }
  const answer = await callServerFunction(
    createClientWithHeaders(url, { cookie }),
    'slugify',
    words,
  )

  expect(answer.status).toBe(200)
  expect(answer.text).toContain('les-coiffes')
})

describe('a function of the panel', () => {
  const readFunctionId = async () => {
    const { text } = await visitor.get('/admin/logout')
    return /\\"id\\":\\"([0-9a-f]{42})\\"/.exec(text)?.[1] ?? ''
  }

  test.each([
    '/_next/data/x',
    '/_next/image?url=x',
    '/_next/static/x',
    '/_next',
    '/%5fnext/data/x',
  ])('is not called below %s, where files are only read', async (path) => {
    const id = await readFunctionId()
    expect(id).not.toBe('')
    const headers = { 'next-action': id, 'content-type': 'text/plain;charset=UTF-8' }
    expect((await requestRawPath(url, 'POST', path, headers)).status).toBe(405)
  })

  test('that redirects is answered by this server, whatever listens elsewhere', async () => {
    const { cookie } = await openSession(url, accounts.administrateur)
    const args = { collectionSlug: 'regards', docID: 'aucun', drawerSlug: 'a', initialData: {} }
    const answer = await callServerFunction(
      createClientWithHeaders(url, { cookie }),
      'render-document',
      args,
    )

    expect(answer.headers.get('x-action-redirect')).toContain('/admin/collections/regards')
    // The page that the redirect leads to, which another server could not render.
    expect(answer.text).toContain('collections/regards')
  })
})

test.each(['websocket', 'h2c'])(
  'a request to upgrade to %s is served like any other',
  async (protocol) => {
    // Next attaches its own listener at the first request that reaches it.
    await visitor.get('/admin/logout')
    const socket = await openSlowSocket(url)
    const head = ['GET /api/health/live HTTP/1.1', 'Host: regards.test', `Upgrade: ${protocol}`]
    socket.write([...head, 'Connection: Upgrade, close', '\r\n'].join('\r\n'))

    expect(parseResponse(await socket.readToEnd()).status).toBe(200)
  },
)

test('the scripts and styles of the panel come compressed, and are kept for a year', async () => {
  const { text } = await visitor.get('/admin/logout')
  const files = [...new Set(text.match(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g))]
  expect(files.length).toBeGreaterThan(3)
  for (const path of files) {
    const raw = await plain(path)
    const brotli = await plain(path, { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await plain(path, { 'accept-encoding': 'gzip' })
    expect([path, brotli.headers['content-encoding']]).toEqual([path, 'br'])
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gzip.bytes).toBeLessThan(raw.bytes)
    expect(brotli.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(brotli.headers['content-type']).toBe(raw.headers['content-type'])
    expect(brotli.headers.vary).toMatch(/accept-encoding/i)
  }
})

test('password managers find the page that changes a password', async () => {
  const answer = await plain('/.well-known/change-password')

  expect([answer.status, answer.headers.location]).toEqual([302, '/compte'])
})

test.each([
  ['/favicon.ico', /^image\/(?:x-icon|vnd\.microsoft\.icon)$/],
  ['/apple-touch-icon.png', /^image\/png$/],
])('%s is an icon, which browsers look for without being told', async (path, type) => {
  const answer = await plain(path)

  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toMatch(type)
  expect(answer.bytes).toBeGreaterThan(500)
})

test.each([
  '/api/regards/numero/1',
  '/api/regards/annees',
  '/api/newsletter/desinscription?jeton=x',
  '/api/recherche?q=bal',
  '/api/openapi.json',
])('HEAD of %s is GET without its body', async (path) => {
  const [get, head] = [await visitor.get(path), await visitor.request('HEAD', path)]

  expect([head.status, head.text]).toEqual([get.status, ''])
  for (const name of ['content-type', 'location', 'cache-control'])
    expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)])
})

test('HEAD of an endpoint that takes POST only returns the status of GET', async () => {
  expect((await visitor.request('HEAD', '/api/newsletter/inscription')).status).toBe(404)
})

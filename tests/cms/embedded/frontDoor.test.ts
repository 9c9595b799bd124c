import { Agent, request } from 'node:http'
import { describe, expect, inject, test } from 'vitest'
import { client } from '../../support/client'
import { callServerFunction } from '../../support/serverFunction'
import { openSession, createClientWithHeaders } from '../../support/session'
import { accounts } from '../../support/setups'

const { url } = inject('product')
const visitor = client(url)

const page = async () => (await visitor.get('/')).text
const assetPath = async () => {
  const path = /\/assets\/[^"]+\.js/.exec(await page())?.[0]
  if (!path) throw new Error('The page names no script')
  return path
}

/** A request that says nothing of compression unless told so, and leaves the body as it came. */
const plain = (path: string, headers: Record<string, string> = {}, agent?: Agent) =>
  new Promise<{
    status: number | undefined
    headers: NodeJS.Dict<string | string[]>
    bytes: number
  }>((resolve, reject) => {
    request(`${url}${path}`, { headers, agent }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, bytes }),
      )
    })
      .on('error', reject)
      .end()
  })

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

  test('of an older build is not there, rather than being the page', async () => {
    expect((await visitor.get('/assets/entry-old.js')).status).toBe(404)
  })
})

test('pages are only read', async () => {
  const answer = await visitor.post('/regards', {})

  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('GET, HEAD')
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

test('no picture is made for whoever asks: Next’s image optimizer is closed', async () => {
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

test('a connection is kept longer than proxies keep theirs', async () => {
  const agent = new Agent({ keepAlive: true })
  try {
    const { headers } = await plain('/api/health/live', {}, agent)

    // nginx's own keepalive_timeout for upstreams, in seconds.
    expect(Number(/timeout=(\d+)/.exec(String(headers['keep-alive']))?.[1])).toBeGreaterThan(60)
  } finally {
    agent.destroy()
  }
})

test('the function of the panel is one of its own, or none', async () => {
  const call = (name: string) => callServerFunction(visitor, name)

  for (const name of ['constructor', 'toString', '__proto__', 'inconnue']) {
    expect((await call(name)).status, name).toBe(404)
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

test.each(['//exemple.fr', '/%zz', '/regards//1'])(
  '%s is no page, and leads home without naming another site',
  async (path) => {
    const answer = await plain(path)

    expect(answer.status).toBe(302)
    expect(answer.headers.location).toBe('/')
  },
)

import { afterAll, describe, expect, test } from 'vitest'
import { publishRegard } from '../../factories/regard'
import type { Errors } from '../../factories/storedObject'
import { client, type Client } from '../../support/client'
import { openSession, createClientWithHeaders } from '../../support/session'
import { accounts } from '../../support/setups'
import { HTTPS_SITE as SITE, shareSiteBehindNginx } from '../../support/sharedProducts'

const HSTS = 'max-age=31536000'

const { product, proxy } = await shareSiteBehindNginx()
afterAll(() => proxy.stop())
const administrator = await client(product.url).as('administrateur')

const browser = (headers: Record<string, string> = {}) =>
  createClientWithHeaders(proxy.url, headers)

test('the session’s cookie goes over https only, from sign-in to sign-out', async () => {
  const visitor = browser({ origin: SITE })
  const signIn = await visitor.post<{ token: string }>('/api/users/login', accounts.administrateur)
  const authorization = `JWT ${signIn.json.token}`
  const refresh = await browser({ authorization }).post('/api/users/refresh-token')
  const signOut = await browser({ authorization }).post('/api/users/logout')

  for (const { status, headers } of [signIn, refresh, signOut]) {
    expect(status).toBe(200)
    expect(headers.get('set-cookie')).toMatch(/^payload-token=/)
    expect(headers.get('set-cookie')).toMatch(/;\s*Secure/)
  }
})

describe('every response has the HSTS header', () => {
  test('pages, files and refusals alike', async () => {
    const { id } = await publishRegard(administrator)
    const { json } = await administrator.get<{ pdf: { url: string } }>(`/api/regards/${id}?depth=1`)
    const page = await browser().get('/')
    const script = /\/assets\/[^" ]+\.js/.exec(page.text)?.[0] ?? ''
    const answers: [method: string, path: string, status: number][] = [
      ['GET', '/', 200],
      ['GET', '/regards', 200],
      ['GET', '/inconnue/page', 302],
      ['GET', script, 200],
      ['GET', '/assets/absent.js', 404],
      ['GET', '/sitemap.xml', 200],
      ['GET', '/api/regards', 200],
      ['GET', '/api/inconnue', 404],
      ['GET', '/api/health/ready', 200],
      ['GET', '/admin/logout', 200],
      ['GET', json.pdf.url, 200],
      ['GET', '/media/absent.pdf', 404],
      ['POST', '/media/absent.pdf', 405],
      ['POST', '/regards', 405],
      ['GET', '/api//regards', 400],
      ['PATCH', '/api/regards/1', 403],
    ]
    for (const [method, path, status] of answers) {
      const answer = await browser().request(method, path)

      expect(answer.status, `${method} ${path}`).toBe(status)
      expect(answer.headers.get('strict-transport-security'), `${method} ${path}`).toBe(HSTS)
    }
  })

  test('also cached responses and 304', async () => {
    const visitor = client(product.url)
    await visitor.get('/regards')
    const kept = await visitor.get('/regards')
    const etag = kept.headers.get('etag') ?? ''
    const unchanged = await visitor.get('/regards', { headers: { 'if-none-match': etag } })

    expect(kept.headers.get('cache-status')).toContain('hit')
    expect(unchanged.status).toBe(304)
    for (const { headers } of [kept, unchanged]) {
      expect(headers.get('strict-transport-security')).toBe(HSTS)
    }
  })
})

describe('the origin of a write', () => {
  const attempt = async (who: Client, headers: Record<string, string>) => {
    const { cookie } = await openSession(product.url, accounts.administrateur)
    return who.post<Errors>('/api/users/logout', undefined, { headers: { cookie, ...headers } })
  }

  test('is the address that the browser asked, which the proxy hands on', async () => {
    expect((await attempt(browser(), { origin: proxy.url })).status).toBe(200)
  })

  test('is SITE_URL behind a proxy that gives the product another name', async () => {
    expect((await attempt(client(product.url), { origin: SITE })).status).toBe(200)
  })

  test('ignores a forged X-Forwarded-Host', async () => {
    const forged = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
    }
    for (const who of [browser(), client(product.url)]) {
      const answer = await attempt(who, { origin: 'https://evil.example', ...forged })

      expect(answer.status).toBe(403)
      expect(answer.json.errors[0]?.code).toBe('cross-origin')
    }
  })
})

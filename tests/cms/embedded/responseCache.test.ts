import { describe, expect, inject, test } from 'vitest'
import { publishWithSharedCover } from '../../factories/regard'
import { client } from '../../support/client'
import { untilCached } from '../../support/untilCached'

const { url } = inject('product')
const visitor = client(url)

type List = { docs: { id: string; numero: number; titre?: string; nombreDeVue?: number }[] }

const isKept = ({ headers }: { headers: Headers }) => headers.has('cache-status')

const administrator = await visitor.as('administrateur')

describe.each(['/', '/api/regards?limit=3', '/api/globals/accueil?depth=0'])('%s', (path) => {
  test('is served from the response cache with max-age=0 and s-maxage=5', async () => {
    await untilCached(visitor, path)
    const { headers } = await visitor.get(path)

    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5, stale-if-error=86400')
    expect(headers.get('vary')).toContain('Accept-Encoding')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('set-cookie')).toBeNull()
  })
})

describe('the next request shows', () => {
  const list = '/api/regards?sort=-createdAt&limit=1'

  test('an issue that was published, corrected, deleted', async () => {
    const shown = async () => (await visitor.get<List>(list)).json.docs[0]
    await untilCached(visitor, list)
    const { id, numero } = await publishWithSharedCover(administrator)
    expect(await shown()).toMatchObject({ id, numero })

    await untilCached(visitor, list)
    await administrator.patch(`/api/regards/${id}`, { titre: 'Le costume' })
    expect(await shown()).toMatchObject({ id, titre: 'Le costume' })

    await untilCached(visitor, list)
    await administrator.delete(`/api/regards/${id}`)
    expect((await shown())?.id).not.toBe(id)
  })
})

describe('the cache key of a page ignores unknown query parameters:', () => {
  test.each(['/?x=', '/regards?utm_source=', '/regards?annee=2020&x=', '/sitemap.xml?x='])(
    '%s',
    async (path) => {
      const plain = path.replace(/[?&](?:x|utm_source)=$/, '')
      await untilCached(visitor, plain)
      const { text } = await visitor.get(plain)
      for (const value of ['1', 'deux', '%C3%A9t%C3%A9&annee']) {
        const answer = await visitor.get(`${path}${value}`)

        expect(isKept(answer), value).toBe(true)
        expect(answer.text, value).toBe(text)
      }
    },
  )

  test('a year without issues is a 404', async () => {
    const { status, text } = await visitor.get('/regards?annee=1066')

    expect(status).toBe(404)
    expect(text).toContain('Aucun numéro n’est paru en')
    expect(text).toContain('<meta name="robots" content="noindex"/>')
  })

  test('an issue’s year is read', async () => {
    await publishWithSharedCover(administrator, { dateParution: '2011-03-15' })
    const whole = await visitor.get('/regards')
    const year = await visitor.get('/regards?x=1&annee=2011')
    const other = await visitor.get('/regards?annee=2011&x=2')

    expect(year.text).not.toBe(whole.text)
    expect(other.text).toBe(year.text)
  })

  test('the parameters of the newsletter’s pages are read', async () => {
    const page = async (query: string) =>
      (await visitor.get(`/newsletter/inscription${query}`)).text

    expect(await page('?x=1&etat=envoyee')).toContain('Un message vient de partir')
    expect(await page('?x=1')).not.toContain('Un message vient de partir')
  })
})

test('an API response with a `where` is cached from its second request on', async () => {
  const { numero } = await publishWithSharedCover(administrator)
  const path = `/api/regards?where[numero][equals]=${numero}`
  const first = await visitor.get(path)
  const second = await visitor.get(path)

  expect([first, second].map(isKept)).toEqual([false, false])
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
  await untilCached(visitor, path)
})

test('counting an opening does not invalidate the cache', async () => {
  const { numero } = await publishWithSharedCover(administrator)
  await untilCached(visitor, '/api/regards?limit=2')
  const counted = await visitor.post(`/api/regards/numero/${numero}/vue`)

  expect(counted.status).toBe(200)
  expect(isKept(await visitor.get('/api/regards?limit=2'))).toBe(true)
})

describe('a signed-in user', () => {
  test('gets the counts, in a private response', async () => {
    const { numero } = await publishWithSharedCover(administrator)
    const path = `/api/regards?where[numero][equals]=${numero}`
    await untilCached(visitor, path)
    const own = await administrator.get<List>(path)
    const cookie = `payload-token=${administrator.token}`
    const withCookie = await visitor.get<List>(path, { headers: { cookie } })
    const others = await visitor.get<List>(path)

    for (const { json, headers } of [own, withCookie]) {
      expect(json.docs[0]?.nombreDeVue).toBe(0)
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.has('cache-status')).toBe(false)
    }
    expect(others.json.docs[0]).not.toHaveProperty('nombreDeVue')
    expect(others.headers.get('vary')).toContain('Cookie')
  })

  test('bypasses the response cache at every request', async () => {
    const me = await visitor.get('/api/users/me')

    expect(me.headers.get('cache-control')).toContain('no-store')
    expect(isKept(await visitor.get('/api/users/me'))).toBe(false)
  })
})

test.each(['/api/regards?where[inconnu][equals]=1', '/api/health/ready'])(
  'what %s answers is never kept',
  async (path) => {
    await visitor.get(path)
    const again = await visitor.get(path)

    expect(isKept(again)).toBe(false)
    expect(again.headers.get('cache-control')).toContain('no-store')
  },
)

test('a 404 of a public address is not kept here, and replaces the copy of a cache in front', async () => {
  const path = '/api/regards/inconnu'
  await visitor.get(path)
  const again = await visitor.get(path)

  expect([again.status, isKept(again)]).toEqual([404, false])
  expect(again.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5')
})

test('a forged Host header does not poison the cache', async () => {
  await publishWithSharedCover(administrator)
  const path = '/api/images?limit=1'
  const madeUp = { headers: { 'x-forwarded-host': 'mechant.example' } }
  // Until the answer that everybody gets is one that this request could have filled the memory with.
  await untilCached(visitor, path, madeUp)
  const answer = await visitor.get<{ docs: { url: string }[] }>(path)

  expect(isKept(answer)).toBe(true)
  expect(answer.json.docs).toHaveLength(1)
  expect(answer.json.docs[0]?.url).toMatch(/^\/media\//)
  expect(answer.text).not.toContain('mechant.example')
})

test('unknown query parameters and a greater depth share one cache entry', async () => {
  const read = async (query: string) => {
    const { headers } = await client(url).get(`/api/globals/accueil?${query}`)
    return headers.get('cache-status')
  }
  await read('depth=2')

  for (const query of ['depth=99', 'depth=2&z=1', 'depth=2&trash=true', 'z[where]=1&depth=02']) {
    expect([query, await read(query)]).toEqual([query, 'regards; hit'])
  }
})

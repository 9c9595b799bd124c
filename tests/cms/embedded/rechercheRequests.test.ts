import { expect, test } from 'vitest'
import { client } from '../../support/client'
import { search, type SearchAnswer } from '../../support/searchSite'
import { shareEmailProduct } from '../../support/sharedProducts'
import { untilCached } from '../../support/untilCached'

const { product } = await shareEmailProduct('embedded')
const visitor = client(product.url)
const administrator = await visitor.as('administrateur')

test('every other method is refused, and the index is in no list', async () => {
  for (const method of ['POST', 'PATCH', 'DELETE', 'PUT']) {
    expect((await visitor.request(method, '/api/recherche?q=bourrée')).status).toBe(404)
  }
  expect((await visitor.get('/api/pagesDeRegards')).status).toBe(403)
})

test('a search response is public and cached for visitors, private for accounts', async () => {
  const path = '/api/recherche?q=phonographe'
  const { headers } = await visitor.get(path)
  expect(headers.get('cache-control')).toContain('public')
  await untilCached(visitor, path)
  expect((await administrator.get(path)).headers.get('cache-control')).toContain('no-store')
})

test('rate limit: 180 searches a minute and address; cached responses are not counted', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.44' }
  const ask = (q: string) =>
    visitor.get<SearchAnswer>(`/api/recherche?q=${encodeURIComponent(q)}`, { headers })
  // Together: the limit is that of a minute, whatever the machine.
  const answers = await Promise.all(Array.from({ length: 185 }, (_, at) => ask(`sabots ${at}`)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(180)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  const refused = await ask('encore une autre')
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  expect((await search(visitor, 'sabots 200')).status).toBe(200)
  await untilCached(visitor, '/api/recherche?q=phonographe')
  expect((await ask('phonographe')).status).toBe(200)
})

import { expect, test } from 'vitest'
import { createResponseStore } from '../../../../../cms/src/server/responseCache/createResponseStore'
import { toCachedResponse } from '../../../../../cms/src/server/responseCache/UpstreamResponse'

const MIB = 1024 * 1024

const entry = (status: number, bytes: number) => ({
  response: toCachedResponse({ status, headers: [], body: Buffer.alloc(bytes) }, undefined),
  generation: 0,
  storedAt: 0,
  freshUntil: 0,
  keptUntil: 0,
  staleUntil: 0,
  failure: undefined,
})

test('stays below 36 MiB by evicting the oldest entries', () => {
  const kept = createResponseStore()
  const page = entry(200, MIB)
  for (let count = 0; count < 100; count += 1) kept.set(`/?${count}`, page)
  const present = Array.from({ length: 100 }, (_, count) => kept.get(`/?${count}`)).filter(Boolean)

  expect(present.length * 2 * MIB).toBeLessThanOrEqual(36 * MIB)
  expect(present.length).toBeGreaterThan(8)
  expect(kept.get('/?99')).toBe(page)
})

test('pages that do not exist, however many, drive no page out', () => {
  const kept = createResponseStore()
  const page = entry(200, 20_000)
  kept.set('/', page)
  for (let count = 0; count < 5_000; count += 1) kept.set(`/rien/${count}`, entry(404, 20_000))

  expect(kept.get('/')).toBe(page)
  expect(kept.get('/rien/0')).toBeUndefined()
})

test('answers of the API, however many, drive no page out', () => {
  const kept = createResponseStore()
  const page = entry(200, 20_000)
  kept.set('/', page)
  for (let count = 0; count < 5_000; count += 1) {
    kept.set(`/api/regards?limit=${count}`, entry(200, 20_000))
  }

  expect(kept.get('/')).toBe(page)
  expect(kept.get('/api/regards?limit=4999')).toBeDefined()
  expect(kept.get('/api/regards?limit=0')).toBeUndefined()
})

test('a page that goes is not found beside the answer that took its place', () => {
  const kept = createResponseStore()
  kept.set('/regards/1', entry(200, 10))
  kept.set('/regards/1', entry(404, 10))

  expect(kept.get('/regards/1')?.response.status).toBe(404)
})

test.each(['where[numero][equals]=', 'limit=2&where%5Bnumero%5D%5Bequals%5D='])(
  'answers to conditions (%s), however many, drive no page out: one is kept once it was asked for again',
  (query) => {
    const kept = createResponseStore()
    const page = entry(200, 20_000)
    kept.set('/', page)
    for (let count = 0; count < 5_000; count += 1) {
      kept.set(`/api/regards?${query}${count}`, entry(200, 20_000))
    }
    expect(kept.get('/')).toBe(page)
    expect(kept.get(`/api/regards?${query}4999`)).toBeUndefined()

    kept.set(`/api/regards?${query}4999`, page)
    expect(kept.get(`/api/regards?${query}4999`)).toBe(page)
  },
)

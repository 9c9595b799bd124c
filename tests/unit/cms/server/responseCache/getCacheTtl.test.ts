import { beforeEach, expect, test, vi } from 'vitest'
import type { UpstreamResponse } from '../../../../../cms/src/server/responseCache/UpstreamResponse'
import { getCacheTtl } from '../../../../../cms/src/server/responseCache/getCacheTtl'
import {
  PUBLIC_CACHE_CONTROL,
  toPublicCacheControl,
} from '../../../../../cms/src/lib/http/cacheControl'

const answer = (
  cacheControl: string,
  { status = 200, type = 'text/html; charset=utf-8', more = [] as string[], bytes = 10 } = {},
): UpstreamResponse => ({
  status,
  headers: ['Content-Type', type, 'Cache-Control', cacheControl, ...more],
  body: Buffer.alloc(bytes),
})

// An answer grows older while it is looked at.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))

test('a public response is fresh for 5 seconds; a page without an issue may replace an error for a day', () => {
  expect(getCacheTtl(answer(PUBLIC_CACHE_CONTROL))).toEqual({ freshMs: 5_000, staleMs: 0 })
  expect(getCacheTtl(answer(toPublicCacheControl('/regards')))).toEqual({
    freshMs: 5_000,
    staleMs: 86_405_000,
  })
  expect(getCacheTtl(answer(toPublicCacheControl('/regards/52')))?.staleMs).toBe(0)
  expect(getCacheTtl(answer(toPublicCacheControl('/recherche')))?.staleMs).toBe(0)
})

test('a redirection and a page that says that it does not exist are kept too', () => {
  expect(getCacheTtl(answer(PUBLIC_CACHE_CONTROL, { status: 302 }))).toBeDefined()
  expect(getCacheTtl(answer(PUBLIC_CACHE_CONTROL, { status: 404 }))).toBeDefined()
})

test('ignores Vary of Next, which never receives those headers', () => {
  expect(getCacheTtl(answer(PUBLIC_CACHE_CONTROL, { more: ['Vary', '*'] }))).toBeDefined()
})

test.each([
  ['private', answer('private, no-store')],
  ['for no shared cache', answer('max-age=0')],
  ['not said to be kept', answer('')],
  ['an error', answer(PUBLIC_CACHE_CONTROL, { status: 500 })],
  ['a refusal of the API', answer(PUBLIC_CACHE_CONTROL, { status: 404, type: 'application/json' })],
  ['larger than 2 MiB', answer(PUBLIC_CACHE_CONTROL, { bytes: 2 * 1024 * 1024 + 1 })],
  ['a cookie’s bearer', answer(PUBLIC_CACHE_CONTROL, { more: ['Set-Cookie', 'a=b'] })],
])('what is %s is not kept', (_what, refused) => {
  expect(getCacheTtl(refused)).toBeUndefined()
})

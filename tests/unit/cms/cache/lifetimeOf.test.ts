import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Answer } from '../../../../cms/src/cache/Answer'
import { lifetimeOf } from '../../../../cms/src/cache/lifetimeOf'
import { PUBLIC_READ } from '../../../../cms/src/cache/publicRead'

const answer = (
  cacheControl: string,
  { status = 200, type = 'text/html; charset=utf-8', more = [] as string[], bytes = 10 } = {},
): Answer => ({
  status,
  headers: ['Content-Type', type, 'Cache-Control', cacheControl, ...more],
  body: Buffer.alloc(bytes),
})

// An answer grows older while it is looked at.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test('a public read is fresh for 5 seconds and usable for a day more', () => {
  expect(lifetimeOf(answer(PUBLIC_READ))).toEqual({ freshMs: 5_000, usableMs: 86_405_000 })
})

test('a redirection and a page that says that it does not exist are kept too', () => {
  expect(lifetimeOf(answer(PUBLIC_READ, { status: 302 }))).toBeDefined()
  expect(lifetimeOf(answer(PUBLIC_READ, { status: 404 }))).toBeDefined()
})

test('what Next says an answer varies on does not count: it was not told to the application', () => {
  expect(lifetimeOf(answer(PUBLIC_READ, { more: ['Vary', '*'] }))).toBeDefined()
})

test.each([
  ['private', answer('private, no-store')],
  ['for no shared cache', answer('max-age=0')],
  ['not said to be kept', answer('')],
  ['an error', answer(PUBLIC_READ, { status: 500 })],
  ['a refusal of the API', answer(PUBLIC_READ, { status: 404, type: 'application/json' })],
  ['larger than 2 MiB', answer(PUBLIC_READ, { bytes: 2 * 1024 * 1024 + 1 })],
  ['a cookie’s bearer', answer(PUBLIC_READ, { more: ['Set-Cookie', 'a=b'] })],
])('what is %s is not kept', (_what, refused) => {
  expect(lifetimeOf(refused)).toBeUndefined()
})

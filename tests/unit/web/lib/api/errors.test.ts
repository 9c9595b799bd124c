import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createNetworkError, toFrenchMessage } from '@web/lib/api/errors'
import { parseRetryAfter } from '../../../../../web/src/lib/api/errors'

describe('toFrenchMessage', () => {
  it.each([
    ['a TypeError', new TypeError('Failed to fetch')],
    ['a DOMException', new DOMException('The quota has been exceeded.', 'QuotaExceededError')],
    ['what is no error', 'Internal Server Error'],
  ])('hides the English words of %s', (_name, thrown) => {
    expect(toFrenchMessage(thrown)).toBe('Une erreur inattendue est survenue.')
  })

  it('shows the server’s French message', () => {
    expect(toFrenchMessage(createNetworkError(new TypeError('Failed to fetch')))).toBe(
      'Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.',
    )
  })
})

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ['Date'] }))

describe('readRetryAfter', () => {
  it.each([
    ['20', 20_000],
    ['0', 0],
    ['Thu, 01 Jan 2026 00:00:30 GMT', 30_000],
    ['Wed, 31 Dec 2025 23:59:00 GMT', 0],
    ['-5', 0],
    ['bientôt', 0],
    ['', 0],
    [null, 0],
    [undefined, 0],
  ])('reads %s as %i ms', (header, expected) => {
    expect(parseRetryAfter(header)).toBe(expected)
  })
})

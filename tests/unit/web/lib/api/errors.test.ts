import { describe, expect, it } from 'vitest'
import { createNetworkError, toFrenchMessage } from '@web/lib/api/errors'

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

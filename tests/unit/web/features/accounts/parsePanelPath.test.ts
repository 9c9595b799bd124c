import { describe, expect, it } from 'vitest'
import { parsePanelPath } from '../../../../../web/src/features/accounts/signIn/parsePanelPath'

describe('the page after signing in', () => {
  it.each(['/admin', '/admin/globals/accueil', '/admin?periode=7'])(
    'is the page of the panel that was asked for: %s',
    (path) => {
      expect(parsePanelPath(`?redirect=${encodeURIComponent(path)}`)).toBe(path)
    },
  )

  it.each(['https://ailleurs.exemple', '//ailleurs.exemple/admin', '/\\ailleurs.exemple', ''])(
    'is never another site or page: %j leads to the panel',
    (path) => {
      expect(parsePanelPath(`?redirect=${encodeURIComponent(path)}`)).toBe('/admin')
    },
  )

  it('is not given where the panel did not ask', () => {
    expect(parsePanelPath('')).toBeUndefined()
  })
})

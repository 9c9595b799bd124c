import { describe, expect, it } from 'vitest'
import { parsePanelPath, parseReturnPath } from '@web/features/accounts/signIn/redirect'

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

const parse = (path: string) => parseReturnPath(`?redirect=${encodeURIComponent(path)}`)

it.each(['/adminregards', '/adminregards/52/articles?page=3', '/compte', '/aide#comptes'])(
  'after signing in, the page of the site that was asked for is returned to: %s',
  (path) => expect(parse(path)).toBe(path),
)

it.each([
  ...['https://ailleurs.exemple/compte', '//ailleurs.exemple/compte', '/\\ailleurs.exemple/compte'],
  ...['/admin', '/regards', '/comptes', 'compte', 'javascript:alert(1)', ''],
])('nothing else is: %j', (path) => expect(parse(path)).toBeUndefined())

it('is not given where no page asked', () => expect(parseReturnPath('')).toBeUndefined())

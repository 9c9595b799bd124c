import { expect, it } from 'vitest'
import { parseReturnPath } from '../../../../../web/src/features/accounts/signIn/parseReturnPath'

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

import { expect, test } from 'vitest'
import { isHumanVisit } from '../../../../../cms/src/lib/http/isHumanVisit'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

test.each([FIREFOX, IPHONE])('%s is somebody', (agent) => {
  expect(isHumanVisit(new Headers({ 'user-agent': agent }))).toBe(true)
})

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2)',
  'curl/8.5.0',
  'node',
])('%s is a program', (agent) => {
  expect(isHumanVisit(new Headers({ 'user-agent': agent }))).toBe(false)
})

test('a request without a User-Agent is no visit', () => {
  expect(isHumanVisit(new Headers())).toBe(false)
})

test.each([
  ['sec-purpose', 'prefetch'],
  ['sec-purpose', 'prefetch;prerender'],
  ['purpose', 'prefetch'],
  ['x-moz', 'prefetch'],
])('a browser that fetches ahead (%s: %s) is not there yet', (name, value) => {
  expect(isHumanVisit(new Headers({ 'user-agent': FIREFOX, [name]: value }))).toBe(false)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeAnalyticsCookies } from '@web/features/consent/Analytics'

/** What was written to document.cookie: a browser decides by itself what becomes of it. */
let written: string[]

beforeEach(() => {
  written = []
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie))
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(
    '_ga=GA1.1.5; _ga_TEST=GS1; _gid=1; _gcl_au=1.1; consentement=%7B%7D; my_ga=1',
  )
  vi.stubGlobal('location', { hostname: 'www.regards.example.org' })
})
afterEach(() => vi.unstubAllGlobals())

const namesRemoved = () => [...new Set(written.map((cookie) => cookie.split('=', 1)[0]))]

test('deletes the cookies of analytics only', () => {
  removeAnalyticsCookies('audience')

  expect(namesRemoved()).toEqual(['_ga', '_ga_TEST', '_gid'])
})

test('deletes the cookies of advertising only', () => {
  removeAnalyticsCookies('publicite')

  expect(namesRemoved()).toEqual(['_gcl_au'])
})

test('each goes at every level of the domain', () => {
  removeAnalyticsCookies('publicite')

  expect(written).toEqual([
    '_gcl_au=; Path=/; Max-Age=0',
    ...['www.regards.example.org', 'regards.example.org', 'example.org', 'org'].map(
      (domain) => `_gcl_au=; Path=/; Max-Age=0; Domain=${domain}`,
    ),
  ])
})

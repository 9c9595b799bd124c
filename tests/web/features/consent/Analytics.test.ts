import { beforeEach, expect, test, vi } from 'vitest'
import { Analytics, removeAnalyticsCookies } from '@web/features/consent/Analytics'

const mesure = { audience: 'G-TEST', publicite: 'AW-1', serveur: 'https://mesure.example' }
const page = (name: string) => ({ location: `https://site.example/${name}`, title: name })

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)
const commands = () =>
  (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>))
const views = () =>
  commands().filter(([command, name]) => command === 'event' && name === 'page_view')
const viewsOf = (id: string) =>
  views().filter(([, , parameters]) => (parameters as { send_to: string }).send_to === id)
const isDisabled = (id: string) =>
  (window as unknown as Record<string, unknown>)[`ga-disable-${id}`]

beforeEach(() => {
  // There is nobody to fetch the script from: that it is asked for is enough.
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, unknown> } }
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true
  delete window.dataLayer
  document.head.replaceChildren()
  return () => document.head.replaceChildren()
})

test('everything is denied before anything is said, and nothing is fetched', () => {
  new Analytics(mesure).setPage(page('accueil'))

  expect(commands()).toEqual([
    [
      'consent',
      'default',
      {
        analytics_storage: 'denied',
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
      },
    ],
  ])
  expect(scripts()).toEqual([])
})

test('a refusal fetches nothing', () => {
  const measurement = new Analytics(mesure)
  measurement.setPage(page('accueil'))

  expect(measurement.apply({ audience: false, publicite: false })).toEqual({ mustLeave: false })
  expect(scripts()).toEqual([])
  expect(views()).toEqual([])
  expect([isDisabled('G-TEST'), isDisabled('AW-1')]).toEqual([true, true])
})

test('agreeing to the audience tells Analytics alone of the page, once', () => {
  const measurement = new Analytics(mesure)
  measurement.setPage(page('accueil'))
  measurement.apply({ audience: true, publicite: false })
  measurement.apply({ audience: true, publicite: false })

  expect(scripts()).toEqual(['https://mesure.example/gtag/js?id=G-TEST'])
  expect(viewsOf('G-TEST')).toHaveLength(1)
  expect(views()).toHaveLength(1)
  expect(commands()).toContainEqual([
    'config',
    'G-TEST',
    expect.objectContaining({ send_page_view: false, cookie_expires: 182 * 86_400 }),
  ])
  expect(commands()).toContainEqual([
    'set',
    { allow_google_signals: false, allow_ad_personalization_signals: false },
  ])
  expect([isDisabled('G-TEST'), isDisabled('AW-1')]).toEqual([false, true])
})

test('each page that is gone to is told once, with where one came from', () => {
  const measurement = new Analytics(mesure)
  measurement.apply({ audience: true, publicite: false })
  measurement.setPage(page('accueil'))
  measurement.setPage(undefined)
  measurement.setPage(page('regards'))

  expect(viewsOf('G-TEST')).toHaveLength(2)
  expect(commands()).toContainEqual([
    'set',
    expect.objectContaining({
      page_location: 'https://site.example/regards',
      page_title: 'regards',
    }),
  ])
})

test('sends the page view for a purpose that is accepted later, by the same script', () => {
  const measurement = new Analytics(mesure)
  measurement.setPage(page('accueil'))
  measurement.apply({ audience: false, publicite: true })
  measurement.apply({ audience: true, publicite: true })

  expect(scripts()).toEqual(['https://mesure.example/gtag/js?id=AW-1'])
  expect(viewsOf('AW-1')).toHaveLength(1)
  expect(viewsOf('G-TEST')).toHaveLength(1)
})

test('a withdrawn purpose ends with the page', () => {
  const measurement = new Analytics(mesure)
  measurement.setPage(page('accueil'))
  measurement.apply({ audience: true, publicite: true })

  expect(measurement.apply({ audience: false, publicite: true })).toEqual({ mustLeave: true })
  expect(isDisabled('G-TEST')).toBe(true)
})

test('a purpose that there is not is told nothing, whatever is agreed to', () => {
  const measurement = new Analytics({ ...mesure, publicite: undefined })
  measurement.setPage(page('accueil'))
  measurement.apply({ audience: true, publicite: true })

  expect(views()).toHaveLength(1)
  expect(JSON.stringify(commands())).not.toContain('AW-')
})

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

const namesRemoved = () => [...new Set(written.map((cookie) => cookie.split('=', 1)[0]))]

test('deletes the cookies of analytics, or those of advertising, at every level of the domain', () => {
  removeAnalyticsCookies('audience')
  expect(namesRemoved()).toEqual(['_ga', '_ga_TEST', '_gid'])

  written = []
  removeAnalyticsCookies('publicite')
  expect(written).toEqual([
    '_gcl_au=; Path=/; Max-Age=0',
    ...['www.regards.example.org', 'regards.example.org', 'example.org', 'org'].map(
      (domain) => `_gcl_au=; Path=/; Max-Age=0; Domain=${domain}`,
    ),
  ])
})

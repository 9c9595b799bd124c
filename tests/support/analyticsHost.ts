import { createServer } from 'node:http'
import { listen, type LocalServer } from './listen'

/** An analytics event that a page sent. */
export type Hit = {
  /** Measurement id that the event was sent to. */
  id: string
  name: string
  location: string
  referrer: string
  title: string
}

/**
 * Fake of Google's analytics host: serves a script in place of gtag.js and records every request.
 */
export type AnalyticsHost = LocalServer & {
  /** Path of every request, in order. */
  requests: string[]
  /** Events sent by pages. */
  hits: Hit[]
  reset(): void
}

/** Starts a fake analytics host on 127.0.0.1. */
export async function startAnalyticsHost(): Promise<AnalyticsHost> {
  const asked: string[] = []
  const hits: Hit[] = []
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://measurement')
    asked.push(address.pathname)
    response.setHeader('access-control-allow-origin', '*')
    if (address.pathname === '/gtag/js') {
      response.writeHead(200, { 'content-type': 'text/javascript' })
      response.end(`(${fakeGtag.toString()})(document.currentScript.src)`)
      return
    }
    hits.push(Object.fromEntries(address.searchParams) as Hit)
    response.writeHead(204).end()
  })
  return {
    ...(await listen(server)),
    requests: asked,
    hits,
    reset: () => {
      asked.length = 0
      hits.length = 0
    },
  }
}

/**
 * Runs in the page in place of gtag.js: processes the commands queued before and after it loaded,
 * as Google documents them, sets its cookies on the highest possible domain level, and sends each
 * event, and another one when the page is left.
 */
function fakeGtag(source: string): void {
  type Values = Record<string, unknown>
  const page = window as unknown as Values & { dataLayer: ArrayLike<unknown>[] }
  const { origin } = new URL(source)
  const consent: Values = {}
  const settings: Record<string, string | undefined> = {}
  const ids = new Set<string>()

  const isAds = (id: string) => id.startsWith('AW-')
  const isAllowed = (id: string) =>
    consent[isAds(id) ? 'ad_storage' : 'analytics_storage'] === 'granted' &&
    page[`ga-disable-${id}`] !== true

  function setCookie(name: string) {
    const labels = location.hostname.split('.')
    for (let length = 1; length <= labels.length; length += 1) {
      const domain = labels.slice(-length).join('.')
      document.cookie = `${name}=GA1.1.${domain}; Path=/; Domain=${domain}; Max-Age=15724800`
      if (document.cookie.includes(`${name}=`)) return
    }
    document.cookie = `${name}=GA1.1; Path=/; Max-Age=15724800`
  }

  function send(id: string, name: string) {
    if (!isAllowed(id)) return
    const about = {
      id,
      name,
      location: settings.page_location ?? location.href,
      referrer: settings.page_referrer ?? document.referrer,
      title: settings.page_title ?? document.title,
    }
    navigator.sendBeacon(`${origin}/g/collect?${new URLSearchParams(about).toString()}`)
  }

  function heed(entry: ArrayLike<unknown>) {
    const [command, name, values] = Array.from(entry) as [string, string, Values | undefined]
    if (command === 'consent') Object.assign(consent, values)
    if (command === 'set') Object.assign(settings, name)
    if (command === 'config') {
      ids.add(name)
      if (isAllowed(name)) setCookie(isAds(name) ? '_gcl_au' : '_ga')
      if (isAllowed(name) && !isAds(name)) setCookie(`_ga_${name.slice(2)}`)
      if (values?.send_page_view !== false) send(name, 'page_view')
    }
    if (command === 'event') {
      for (const id of values?.send_to ? [values.send_to as string] : ids) send(id, name)
    }
  }

  for (const entry of page.dataLayer) heed(entry)
  const push = page.dataLayer.push.bind(page.dataLayer)
  page.dataLayer.push = (...entries) => {
    const length = push(...entries)
    entries.forEach(heed)
    return length
  }
  addEventListener('pagehide', () => ids.forEach((id) => send(id, 'user_engagement')))
}

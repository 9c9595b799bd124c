import type { Page, Route } from '@playwright/test'

/** What the API answers in place of the server; `down` is no answer at all. */
export type Fault = 'down' | { status?: number; contentType?: string; body: string }

/** What the browser itself says of an answer that failed. */
export const failedToLoad = /^Failed to load resource/

const unreadable = 'La réponse du serveur est illisible.'

/** Everything that may come in place of a page’s texts, and what the site then says. */
export const faults: { name: string; fault: Fault; message: string }[] = [
  { name: 'no answer', fault: 'down', message: 'Le serveur est injoignable.' },
  {
    name: 'an empty 503',
    fault: { status: 503, body: '' },
    message: 'Le service est momentanément indisponible.',
  },
  {
    name: 'a proxy’s page with status 502',
    fault: { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
    message: 'Le serveur a répondu par une erreur (502).',
  },
  {
    name: 'a page in place of data',
    fault: { contentType: 'text/html', body: '<!doctype html><h1>Bienvenue</h1>' },
    message: unreadable,
  },
  { name: 'half an answer', fault: { body: '{"titre":"Notre his' }, message: unreadable },
  { name: 'null', fault: { body: 'null' }, message: unreadable },
  { name: '[]', fault: { body: '[]' }, message: unreadable },
  { name: '{}', fault: { body: '{}' }, message: unreadable },
  { name: 'a title that is a number', fault: { body: '{"titre":3}' }, message: unreadable },
]

/** Calls to the API that a test interferes with, as in `page.route`. */
export const api = {
  everything: /\/api\//,
  page: (slug: string) => new RegExp(`/api/globals/${slug}\\b`),
  regards: /\/api\/regards\b/,
  session: /\/api\/users\/me\b/,
}

/** Lets calls fail in this way until what it gives is called. */
export async function breakApi(page: Page, calls: RegExp, fault: Fault) {
  const handle = (route: Route) =>
    fault === 'down'
      ? route.abort('connectionrefused')
      : route.fulfill({ status: 200, contentType: 'application/json', ...fault })
  await page.route(calls, handle)
  return () => page.unroute(calls, handle)
}

/** Keeps the answers to calls back until `release` is called. */
export async function holdBack(page: Page, calls: RegExp) {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => (letGo = resolve))
  const handle = async (route: Route) => {
    await released
    await route.fallback()
  }
  await page.route(calls, handle)
  return {
    release: async () => {
      letGo()
      await page.unroute(calls, handle)
    },
  }
}

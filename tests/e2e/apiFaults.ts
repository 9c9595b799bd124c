import type { Page, Route } from '@playwright/test'

/** What the API answers in place of the server; `down` is no answer at all. */
export type ApiFault = 'down' | { status?: number; contentType?: string; body: string }

/** What the browser itself says of an answer that failed. */
export const failedToLoad = /^Failed to load resource/

/** Calls to the API that a test interferes with, as in `page.route`. */
export const api = {
  everything: /\/api\//,
  page: (slug: string) => new RegExp(`/api/globals/${slug}\\b`),
  regards: /\/api\/regards\b/,
  session: /\/api\/users\/me\b/,
}

/** Lets calls fail in this way until what it gives is called. */
export async function mockApiFault(page: Page, calls: RegExp, fault: ApiFault) {
  const handle = (route: Route) =>
    fault === 'down'
      ? route.abort('connectionrefused')
      : route.fulfill({ status: 200, contentType: 'application/json', ...fault })
  await page.route(calls, handle)
  return () => page.unroute(calls, handle)
}

/** The scripts of the pages, without the two in the head: the start and the loading of fonts. */
export const pageScripts = /\/assets\/(?!bootstrap|loadFonts).*\.js$/

/** Keeps the answers to calls back until `release` is called. */
export async function holdResponses(page: Page, calls: RegExp) {
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

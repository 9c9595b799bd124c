import type { Page, Route } from '@playwright/test'

/** Response that replaces the server's; `down` aborts the request without a response. */
export type ApiFault = 'down' | { status?: number; contentType?: string; body: string }

/** The browser's own console message about a failed request. */
export const failedToLoad = /^Failed to load resource/

/** URL patterns of API requests, for `page.route`. */
export const api = {
  everything: /\/api\//,
  page: (slug: string) => new RegExp(`/api/globals/${slug}\\b`),
  regards: /\/api\/regards\b/,
  session: /\/api\/users\/me\b/,
}

/** Makes matching requests fail with this fault. @returns a function that removes the fault */
export async function mockApiFault(page: Page, calls: RegExp, fault: ApiFault) {
  const handle = (route: Route) =>
    fault === 'down'
      ? route.abort('connectionrefused')
      : route.fulfill({ status: 200, contentType: 'application/json', ...fault })
  await page.route(calls, handle)
  return () => page.unroute(calls, handle)
}

/** Script chunks of the pages; excludes the script of the document head. */
export const pageScripts = /\/assets\/.*\.js$/

/** Delays the responses to matching requests until `release` is called. */
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

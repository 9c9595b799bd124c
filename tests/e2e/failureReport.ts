import type { BrowserContext, Request } from '@playwright/test'

/** How much of a page is printed, in characters. */
const MAX_PAGE_LENGTH = 2_500

/**
 * Watches the pages of a browser context, to say after a failure what they were doing: of a failure on
 * another machine only the output remains.
 * @returns a function that gives the navigations, the requests without an answer, and what each page shows
 */
export function watchPages(context: BrowserContext): () => Promise<string> {
  const navigations: string[] = []
  const waiting = new Set<Request>()
  const start = Date.now()
  const note = (event: string, url: string) =>
    navigations.push(`${((Date.now() - start) / 1_000).toFixed(1)} s ${event} ${url}`)

  context.on('request', (request) => {
    waiting.add(request)
    if (request.isNavigationRequest()) note('requested', request.url())
  })
  context.on('requestfinished', (request) => waiting.delete(request))
  context.on('requestfailed', (request) => {
    waiting.delete(request)
    note(`failed (${request.failure()?.errorText})`, request.url())
  })
  context.on('page', (page) => page.on('framenavigated', (frame) => note('shown', frame.url())))

  return async () => {
    const pages = await Promise.all(
      context.pages().map(async (page) => {
        const tree = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String)
        return `${page.url()}\n${tree.slice(0, MAX_PAGE_LENGTH)}`
      }),
    )
    return [
      'Navigations and failed requests:',
      ...navigations.slice(-30),
      'Requests without an answer:',
      ...[...waiting].map((request) => `${request.method()} ${request.url()}`),
      'Pages:',
      ...pages,
    ].join('\n')
  }
}

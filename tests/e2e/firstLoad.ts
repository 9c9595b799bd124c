import type { Page, Response } from '@playwright/test'
import { gotoHydrated } from '../support/gotoHydrated'

/** Measurements of a page's first load, up to its hydration. */
type FirstLoad = {
  response: Response
  /** Path of each request, in order. */
  requested: string[]
}

/** Opens a page with an empty browser cache, and waits until it is hydrated and idle. */
export async function openFirstLoad(page: Page, path: string): Promise<FirstLoad> {
  const requested: string[] = []
  const record = (request: { url(): string }) => requested.push(new URL(request.url()).pathname)
  page.on('request', record)
  const navigation = page.waitForResponse((response) => response.request().isNavigationRequest())
  await gotoHydrated(page, path)
  page.off('request', record)
  return { response: await navigation, requested }
}

/** Style sheets and style elements that are in the page, and not in the HTML that the server sent. */
export function findAddedStyles(page: Page, html: string): Promise<string[]> {
  return page.evaluate((source) => {
    const listStyles = (root: Document) =>
      [...root.querySelectorAll('link[rel="stylesheet"], style')].map((style) => style.outerHTML)
    const sent = listStyles(new DOMParser().parseFromString(source, 'text/html'))
    if (sent.length === 0) throw new Error('The page has no styles.')
    return listStyles(document).filter((style) => !sent.includes(style))
  }, html)
}

/** Names of the first paints that have happened, such as `first-contentful-paint`. */
export const listPaints = (page: Page): Promise<string[]> =>
  page.evaluate(() => performance.getEntriesByType('paint').map(({ name }) => name))

/** Cumulative layout shift since the page was opened, and the elements that moved. */
export function measureLayoutShift(page: Page): Promise<{ sum: number; moved: string }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        type LayoutShift = PerformanceEntry & {
          value: number
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        const shifts: LayoutShift[] = []
        new PerformanceObserver((list) => {
          shifts.push(...(list.getEntries() as LayoutShift[]))
        }).observe({ type: 'layout-shift', buffered: true })
        const describe = ({ startTime, value, sources }: LayoutShift) => ({
          at: `${Math.round(startTime)} ms`,
          value,
          sources: sources.map(({ node, previousRect, currentRect }) => ({
            element: node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeValue,
            from: previousRect,
            to: currentRect,
          })),
        })
        // The buffered entries are delivered before the second frame.
        const finish = () =>
          resolve({
            sum: shifts.reduce((sum, { value }) => sum + value, 0),
            moved: JSON.stringify(shifts.map(describe)),
          })
        requestAnimationFrame(() => requestAnimationFrame(finish))
      }),
  )
}

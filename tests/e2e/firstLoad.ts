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

/** The styled-components rules that hydration added to those in the page's HTML. */
export function findAddedCssRules(page: Page, html: string): Promise<string[]> {
  return page.evaluate((source) => {
    const came = new DOMParser().parseFromString(source, 'text/html').querySelector('[data-styled]')
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(came?.textContent ?? '')
    const known = new Set([...sheet.cssRules].map(({ cssText }) => cssText))
    const own = document.querySelector<HTMLStyleElement>('style[data-styled]')?.sheet
    if (!own || known.size === 0) throw new Error('The page has no styles.')
    return [...own.cssRules].map(({ cssText }) => cssText).filter((rule) => !known.has(rule))
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

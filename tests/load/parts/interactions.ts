import type { Browser, Locator, Page } from '@playwright/test'
import { phone, withBrowser } from '../browser'
import type { BenchResult, Table } from '../metrics'
import { median } from '../percentile'
import { withSite } from '../site'
import { gotoHydrated } from '../../support/gotoHydrated'

type Interaction = { name: string; path: string; find: (page: Page) => Locator }

const findByName =
  (name: string | RegExp, role: 'button' | 'link' = 'button') =>
  (page: Page) =>
    page.getByRole(role, { name }).first()

const interactions: Interaction[] = [
  { name: 'open the menu', path: '/', find: findByName('Menu') },
  { name: 'next slide', path: '/', find: findByName('Diapositive suivante') },
  { name: 'more issues', path: '/regards', find: findByName(/^Afficher plus/) },
  { name: 'go to another page', path: '/', find: findByName('Lire la revue Regards', 'link') },
]

/** More than one page of the list. */
const ISSUES = 200
const CPU_SLOWDOWN = 4
/** Minimum duration that the browser reports (Event Timing, section 3.4); it rounds to 8 ms. */
const MIN_DURATION_MS = 16

/** Time from a tap to the next paint, with the processor slowed down four times. */
export async function measureInteractions({ quick }: { quick: boolean }): Promise<BenchResult> {
  const rounds = quick ? 2 : 7
  const faults: string[] = []
  const table: Table = {
    title: `Interaction to next paint, ${CPU_SLOWDOWN} × slower, ${rounds} taps each`,
    columns: ['median', 'longest'],
    rows: [],
  }
  await withSite(ISSUES, ({ url }) =>
    withBrowser(async (browser) => {
      for (const interaction of interactions) {
        try {
          const times: number[] = []
          for (let round = 0; round < rounds; round += 1) {
            times.push(await measureInteraction(browser, url, interaction))
          }
          const longest = { value: Math.max(...times), unit: 'ms', budget: { atMost: 100 } }
          table.rows.push({
            name: interaction.name,
            cells: [{ value: median(times), unit: 'ms' }, longest],
          })
        } catch (error) {
          const [reason] = String(error).split('\n')
          faults.push(`interactions, ${interaction.name}: ${reason}`)
        }
      }
    }),
  )
  return { tables: [table], errors: faults }
}

/**
 * Interaction to next paint in milliseconds; shorter interactions, which the browser does not
 * report, count as the minimum.
 */
export async function measureInteraction(
  browser: Browser,
  url: string,
  { path, find }: Omit<Interaction, 'name'>,
): Promise<number> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    await gotoHydrated(page, `${url}${path}`)
    await page.evaluate(watchInteractions, MIN_DURATION_MS)
    const { x, y } = await getCenter(page, find(page))
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    // A locator's own tap runs Playwright's code in the page, whose time would count.
    await page.touchscreen.tap(x, y)
    // The browser reports only interactions above the threshold, so the absence of one needs a
    // timeout.
    await page.waitForTimeout(1500)
    return Math.max(MIN_DURATION_MS, await page.evaluate(() => window.longestInteraction ?? 0))
  } finally {
    await context.close()
  }
}

/** Centre of an element once it is in view and the tasks triggered by scrolling are done. */
async function getCenter(page: Page, element: Locator): Promise<{ x: number; y: number }> {
  await element.scrollIntoViewIfNeeded()
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  const box = await element.boundingBox()
  if (!box) throw new Error('nothing to tap')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

declare global {
  interface Window {
    longestInteraction?: number
  }
}

/** Evaluated in the page. */
function watchInteractions(leastMs: number): void {
  type EventTiming = PerformanceEntry & { interactionId: number }
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as EventTiming[]) {
      if (entry.interactionId === 0) continue
      window.longestInteraction = Math.max(window.longestInteraction ?? 0, entry.duration)
    }
  })
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: leastMs,
  }
  observer.observe(options)
}

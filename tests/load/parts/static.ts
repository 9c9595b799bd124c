import type { Browser } from '@playwright/test'
import { findNode24 } from '../../support/node24'
import { gotoHydrated } from '../../support/gotoHydrated'
import { phone, withBrowser } from '../browser'
import { lighthouse } from '../lighthouse'
import { divide, type BenchResult, type Table } from '../metrics'
import { median } from '../percentile'
import { DEMO_ISSUES, withSite } from '../site'
import { startBareCopy, startStaticCopy } from '../staticCopy'
import { listVisitedPages } from '../visitedPages'
import { runWrk, runWrkWarm } from '../wrk'

const CONNECTIONS = 16

/**
 * The pages that visitors open, beside the same bytes as files of nginx: what is left to gain from the server. The
 * servers in Node run on the image's.
 */
export async function measureStatic({ quick }: { quick: boolean }): Promise<BenchResult> {
  const faults: string[] = []
  const node = await findNode24()
  const paints: Table = {
    title: `LCP, median of ${quick ? 1 : 5}, beside the same bytes as files of nginx`,
    columns: ['regards', 'nginx', 'ratio'],
    rows: [],
  }
  const rates: Table = {
    title: `Requests of the cached page, ${CONNECTIONS} connections, one process each, Node 24`,
    columns: ['regards', 'nginx', 'bare Node', '÷ nginx', '÷ bare Node'],
    rows: [],
  }
  const [rounds, seconds] = quick ? [9, 2] : [9, 4]
  await withSite(
    DEMO_ISSUES,
    async ({ url }) => {
      for (const { name, path } of await listVisitedPages(url)) {
        // A query is no part of a file's path.
        if (path.includes('?')) continue
        try {
          const loaded = await withBrowser((browser) => listLoaded(browser, url, path))
          const copy = await startStaticCopy(url, loaded)
          const bare = await startBareCopy(url, path, node)
          try {
            const lcps = await measureLcps([url, copy.url], path, quick ? 1 : 5)
            const [own = NaN, fromFiles = NaN] = lcps
            paints.rows.push({
              name,
              cells: [
                { value: own / 1000, unit: 's' },
                { value: fromFiles / 1000, unit: 's' },
                { value: divide(own, fromFiles), unit: '×', budget: { atMost: 1.05 } },
              ],
            })
            const origins = [url, copy.url, bare.url]
            const found = await measureRates(origins, path, { rounds, seconds })
            const [ours = [], files = [], bytes = []] = found
            rates.rows.push({
              name,
              cells: [
                ...[ours, files, bytes].map((each) => ({ value: median(each), unit: '/s' })),
                { value: medianRatio(ours, files), unit: '×', budget: { atLeast: 0.6 } },
                { value: medianRatio(ours, bytes), unit: '×', budget: { atLeast: 0.85 } },
              ],
            })
          } finally {
            await copy.stop()
            await bare.stop()
          }
        } catch (error) {
          faults.push(`${path}: ${String(error)}`)
        }
      }
    },
    { PREPARE_READING: '1' },
    node,
  )
  return { tables: [paints, rates], errors: faults }
}

/** Medians in milliseconds, one for each origin, measured by turns: the machine's speed changes. */
async function measureLcps(origins: string[], path: string, rounds: number): Promise<number[]> {
  const found = origins.map<number[]>(() => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, origin] of origins.entries()) {
      found[index]?.push((await lighthouse(`${origin}${path}`)).lcp)
    }
  }
  return found.map(median)
}

/** Requests a second of each round, one list for each origin, measured by turns like the paints. */
async function measureRates(
  origins: string[],
  path: string,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<number[][]> {
  const found = origins.map<number[]>(() => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, url] of origins.entries()) {
      const load = { url, paths: [path], seconds, connections: CONNECTIONS }
      found[index]?.push((await (round === 0 ? runWrkWarm : runWrk)(load)).rate)
    }
  }
  return found
}

/** Median of the ratios of each round, in which both were measured in a row: the machine's speed changes. */
const medianRatio = (own: number[], other: number[]): number =>
  median(own.map((rate, round) => divide(rate, other[round] ?? NaN)))

/** Paths of the page and of everything that a telephone loads with it. */
async function listLoaded(browser: Browser, url: string, path: string): Promise<string[]> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const loaded = new Set([path])
    page.on('requestfinished', (request) => {
      const { origin, pathname } = new URL(request.url())
      if (origin === url && request.method() === 'GET') loaded.add(pathname)
    })
    await gotoHydrated(page, `${url}${path}`)
    await page.waitForLoadState('networkidle')
    return [...loaded]
  } finally {
    await context.close()
  }
}

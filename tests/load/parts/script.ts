import { withBrowser } from '../browser'
import type { Budget, BenchResult, Table } from '../metrics'
import { listPublicPages } from '../publicPages'
import { DEMO_ISSUES, withSite } from '../site'
import { measurePageWeight } from '../measurePageWeight'

const scriptBudgets: Record<string, Budget> = {
  '/': { atMost: 112 },
  '/regards': { atMost: 112 },
}
const wholeBudgets: Record<string, Budget> = { '/': { atMost: 400 } }

/**
 * Script bytes that a browser fetches to show each page for the first time, in kB of 1,000 bytes.
 */
export async function measureScript(): Promise<BenchResult> {
  const faults: string[] = []
  const table: Table = {
    title: 'First load of each page, on a telephone',
    columns: ['script', 'everything', 'requests', 'to other hosts', 'scripts without brotli'],
    rows: [],
  }
  await withSite(DEMO_ISSUES, ({ url }) =>
    withBrowser(async (browser) => {
      for (const { path } of await listPublicPages(url)) {
        try {
          const weight = await measurePageWeight(browser, `${url}${path}`)
          table.rows.push({
            name: path,
            cells: [
              { value: weight.scriptBytes / 1000, unit: 'kB', budget: scriptBudgets[path] },
              { value: weight.bytes / 1000, unit: 'kB', budget: wholeBudgets[path] },
              { value: weight.requests, unit: '' },
              { value: weight.thirdPartyUrls.length, unit: '', budget: { atMost: 0 } },
              { value: weight.uncompressed.length, unit: '', budget: { atMost: 0 } },
            ],
          })
        } catch (error) {
          faults.push(`script of ${path}: ${String(error)}`)
        }
      }
    }),
  )
  return { tables: [table], errors: faults }
}

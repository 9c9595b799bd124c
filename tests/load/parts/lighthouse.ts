import type { Budget, Cell, BenchResult, Table } from '../metrics'
import { lighthouse, type Report } from '../lighthouse'
import { median } from '../percentile'
import { listVisitedPages, type VisitedPage } from '../visitedPages'
import { DEMO_ISSUES, withSite } from '../site'

type Column = {
  head: string
  of: (report: Report) => number
  unit: string
  budget: (page: VisitedPage) => Budget | undefined
}

const always = (budget: Budget | undefined) => () => budget
const whole = always({ atLeast: 100 })

const columns: Column[] = [
  {
    head: 'performance',
    of: (it) => it.performance,
    unit: '',
    budget: always({ atLeast: 99 }),
  },
  { head: 'accessibility', of: (it) => it.accessibility, unit: '', budget: whole },
  { head: 'best practices', of: (it) => it['best-practices'], unit: '', budget: whole },
  { head: 'SEO', of: (it) => it.seo, unit: '', budget: whole },
  { head: 'FCP', of: (it) => it.fcp / 1000, unit: 's', budget: always({ atMost: 1.2 }) },
  {
    head: 'LCP',
    of: (it) => it.lcp / 1000,
    unit: 's',
    budget: ({ lcp }) => ({ atMost: lcp }),
  },
  { head: 'CLS', of: (it) => it.cls, unit: '', budget: always({ atMost: 0 }) },
  { head: 'TBT', of: (it) => it.tbt, unit: 'ms', budget: always({ atMost: 50 }) },
  {
    head: 'HTML',
    of: (it) => it.html,
    unit: 'kB',
    // One flight of packets; the text of an issue is the whole issue, whose first screen is in the first flight.
    budget: ({ path }) => (path.endsWith('/texte') ? undefined : { atMost: 14.6 }),
  },
  {
    head: 'script',
    of: (it) => it.script,
    unit: 'kB',
    budget: ({ script }) => ({ atMost: script }),
  },
  {
    head: 'requests before LCP',
    of: (it) => it.requestsBeforeLcp,
    unit: '',
    budget: always(undefined),
  },
  { head: 'before LCP', of: (it) => it.bytesBeforeLcp, unit: 'kB', budget: always(undefined) },
]

/** Lighthouse on the pages that visitors open: medians of five runs, or of one. */
export async function measureLighthouse({ quick }: { quick: boolean }): Promise<BenchResult> {
  const rounds = quick ? 1 : 5
  const faults: string[] = []
  const table: Table = {
    title: `Lighthouse 12.8.2, telephone, median of ${rounds}`,
    columns: columns.map(({ head }) => head),
    rows: [],
  }
  const measure = async ({ url }: { url: string }) => {
    for (const page of await listVisitedPages(url)) {
      try {
        const reports: Report[] = []
        for (let round = 0; round < rounds; round += 1) {
          reports.push(await lighthouse(`${url}${page.path}`))
        }
        const cells = columns.map<Cell>(({ of, unit, budget }) => ({
          value: Math.round(median(reports.map(of)) * 1000) / 1000,
          unit,
          budget: budget(page),
        }))
        table.rows.push({ name: page.name, cells })
      } catch (error) {
        faults.push(`lighthouse of ${page.path}: ${String(error)}`)
      }
    }
  }
  await withSite(DEMO_ISSUES, measure, { PREPARE_READING: '1' })
  return { tables: [table], errors: faults }
}

import { divide, type Cell, type BenchResult, type Table } from '../metrics'
import { toLoadCells, loadColumns } from '../toLoadCells'
import { DEMO_ISSUES, withSite, type Site } from '../site'
import { runWrkWarm, type LoadOptions } from '../wrk'

export const LIST = '/api/regards?limit=24&depth=1&sort=-dateParution'

/** A different URL for the same issues each time: a cache miss, served from the database. */
const UNCACHED_LIST = `${LIST}&where[numero][less_than]={n}`

const CACHED = { rate: { atLeast: 8000 } }
const UNCACHED = { rate: { atLeast: 200 }, p99: { atMost: 50 } }

type Address = {
  name: string
  request: (site: Site) => Promise<Pick<LoadOptions, 'paths' | 'method'>>
  budgets?: Parameters<typeof toLoadCells>[1]
  /** Maximum ratio of its time with the largest site to that with the smallest. */
  growth?: number
}

const always = (path: string) => () => Promise.resolve({ paths: [path] })

const addresses: Address[] = [
  { name: '/', request: always('/'), budgets: CACHED },
  { name: '/regards', request: always('/regards'), budgets: CACHED, growth: 1.5 },
  { name: 'the list, cached', request: always(LIST), budgets: CACHED, growth: 1.5 },
  {
    name: 'the list, from the database',
    request: always(UNCACHED_LIST),
    budgets: UNCACHED,
    growth: 1.5,
  },
  {
    name: 'an opening (POST vue)',
    request: async (site) => {
      const { numero } = await site.newest()
      return { paths: [`/api/regards/numero/${numero}/vue`], method: 'POST' as const }
    },
  },
  {
    name: 'a cover, 640 px wide',
    request: async (site) => {
      const { couverture } = await site.newest()
      return { paths: [couverture.sizes?.w720?.url ?? couverture.url] }
    },
  },
]

/** Requests per second over ten connections, with a growing number of issues. */
export async function measureHttp({ quick }: { quick: boolean }): Promise<BenchResult> {
  const sizes = quick ? [DEMO_ISSUES, 200, 1000] : [DEMO_ISSUES, 1000, 10_000]
  const tables: Table[] = []
  const faults: string[] = []
  const times = new Map<string, number[]>()
  await withSite(DEMO_ISSUES, async (site) => {
    for (const issues of sizes) {
      if (issues > DEMO_ISSUES) await site.grow(issues)
      const rows: Table['rows'] = []
      for (const { name, request, budgets } of addresses) {
        try {
          const asked = await request(site)
          const measured = await runWrkWarm({ url: site.url, seconds: quick ? 2 : 10, ...asked })
          times.set(name, [...(times.get(name) ?? []), measured.p50])
          rows.push({ name, cells: toLoadCells(measured, budgets) })
        } catch (error) {
          faults.push(`http, ${issues} issues: ${String(error)}`)
          rows.push({ name, cells: ['not measured'] })
        }
      }
      tables.push({
        title: `${issues.toLocaleString('en')} issues, 10 connections`,
        columns: loadColumns,
        rows,
      })
    }
  })
  tables.push(growthTable(sizes, times))
  return { tables, errors: faults }
}

function growthTable([, ...larger]: number[], times: Map<string, number[]>): Table {
  return {
    title: `How much longer p50 takes than with ${DEMO_ISSUES} issues`,
    columns: larger.map((issues) => `${issues.toLocaleString('en')} issues`),
    rows: addresses.map(({ name, growth }) => {
      const [smallest = 0, ...others] = times.get(name) ?? []
      const cells = others.map<Cell>((time) => ({
        value: divide(time, smallest),
        unit: '×',
        budget: growth === undefined ? undefined : { atMost: growth },
      }))
      return { name, cells }
    }),
  }
}

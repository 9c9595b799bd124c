import { startProductionProxy } from '../../support/nginx'
import { readResidentMemory } from '../../support/product'
import { startGhost } from '../ghost'
import { divide, type BenchResult, type Budget, type Table } from '../metrics'
import { toLoadCells, loadColumns } from '../toLoadCells'
import { DEMO_ISSUES, withSite, type Site } from '../site'
import { startStaticCopy } from '../staticCopy'
import { runWrkWarm, type Load } from '../wrk'
import { LIST } from './http'

const MIB = 1024 * 1024

/** A server whose home page is requested; `pid` is the process whose memory is measured. */
type Server = { url: string; pid?: number; stop(): Promise<unknown> }

type Contestant = {
  name: string
  path: string
  start: (site: Site) => Promise<Server>
}

const useSite = (site: Site): Promise<Server> =>
  Promise.resolve({ url: site.url, stop: () => Promise.resolve() })

const HOME = 'regards, home page'
const API = 'regards, the list'
const PROXY = 'nginx with its cache before regards'
const STATIC = 'nginx, a static copy of the home page'
const GHOST = 'Ghost 6.65, default theme'

const contestants: Contestant[] = [
  { name: HOME, path: '/', start: useSite },
  { name: API, path: LIST, start: useSite },
  { name: PROXY, path: '/', start: (site) => startProductionProxy([site.port]) },
  { name: STATIC, path: '/', start: (site) => startStaticCopy(site.url, ['/']) },
  { name: GHOST, path: '/', start: startGhost },
]

/** Pairs to compare, with the required ratio. */
const comparisons: { of: string; to: string; budget?: Budget }[] = [
  { of: HOME, to: GHOST, budget: { atLeast: 50 } },
  { of: API, to: GHOST, budget: { atLeast: 50 } },
  { of: PROXY, to: STATIC, budget: { atLeast: 2 / 3 } },
  { of: HOME, to: STATIC },
]

/** The home page compared with those of other servers, one after the other within one run. */
export async function measurePeers({ quick }: { quick: boolean }): Promise<BenchResult> {
  const loads = new Map<string, Load>()
  const faults: string[] = []
  const rows: Table['rows'] = []
  await withSite(DEMO_ISSUES, async (site) => {
    for (const { name, path, start } of contestants) {
      try {
        const server = await start(site)
        try {
          const measured = await runWrkWarm({
            url: server.url,
            paths: [path],
            seconds: quick ? 3 : 15,
          })
          loads.set(name, measured)
          const memory = server.url === site.url ? await site.memory() : await readMemory(server)
          const told = memory === undefined ? undefined : { value: memory / MIB, unit: 'MB' }
          rows.push({ name, cells: [...toLoadCells(measured), told] })
        } finally {
          await server.stop()
        }
      } catch (error) {
        rows.push({ name, cells: ['not measured'] })
        faults.push(`${name}: ${String(error)}`)
      }
    }
  })
  const tables = [
    {
      title: 'Ten connections, each in its turn',
      columns: [...loadColumns, 'memory after it'],
      rows,
    },
    { title: 'How many times as many requests', columns: ['ratio'], rows: compare(loads) },
  ]
  return { tables, errors: faults }
}

function compare(loads: Map<string, Load>): Table['rows'] {
  return comparisons.map(({ of, to, budget }) => {
    const [one, other] = [loads.get(of), loads.get(to)]
    const cell = one && other && { value: divide(one.rate, other.rate), unit: '×', budget }
    return { name: `${of} ÷ ${to}`, cells: [cell ?? 'not measured'] }
  })
}

const readMemory = ({ pid }: Server) => (pid === undefined ? undefined : readResidentMemory(pid))

import type { Cell, BenchResult } from '../metrics'
import { withSite, type Site } from '../site'
import { runWrk } from '../wrk'
import { LIST } from './http'

const MIB = 1024 * 1024
const SLICE_SECONDS = 4
/** Rounds of cached requests for each two uncached requests. */
const ROUNDS_OF_KNOWN = 5
/** Where memory is measured, as shares of all requests. */
const CHECKPOINTS = [0.1, 0.5, 1]
/** Maximum growth in the second half: uncollected garbage only. */
const MAX_GROWTH = 1.1

/** Resident memory of the process, at rest and under a mix of all requests of visitors. */
export async function measureMemory({ quick }: { quick: boolean }): Promise<BenchResult> {
  const requests = quick ? 5000 : 100_000
  const issues = quick ? 200 : 1000
  return withSite(issues, async (site) => {
    const atRest = await site.memory()
    const paths = await listMixedPaths(site)
    let sent = 0
    const seen: number[] = []
    for (const share of CHECKPOINTS) {
      while (sent < requests * share) {
        const slice = await runWrk({ url: site.url, paths, seconds: quick ? 2 : SLICE_SECONDS })
        sent += slice.requests
      }
      seen.push(await site.memory())
    }
    const [, half = 0, end = 0] = seen
    const cells: Cell[] = [
      toMegabytesCell(atRest),
      ...seen.slice(0, -1).map(toMegabytesCell),
      { ...toMegabytesCell(end), budget: { atMost: 450 } },
      { value: end / half, unit: '×', budget: { atMost: MAX_GROWTH } },
    ]
    const table = {
      title: `Resident memory, ${requests.toLocaleString('en')} requests, ${issues} issues`,
      columns: [
        'at rest',
        ...CHECKPOINTS.map((share) => `after ${(requests * share).toLocaleString('en')}`),
        'the second half adds',
      ],
      rows: [{ name: 'one process', cells }],
    }
    return { tables: [table], errors: [] }
  })
}

async function listMixedPaths(site: Site): Promise<string[]> {
  const { couverture, numero } = await site.newest()
  const known = [
    '/',
    '/regards',
    `/regards/${numero}`,
    '/a-propos/historique',
    LIST,
    '/api/globals/accueil',
    couverture.sizes?.w720?.url ?? couverture.url,
  ]
  const rounds = Array.from({ length: ROUNDS_OF_KNOWN }, () => known).flat()
  return [...rounds, `${LIST}&where[numero][less_than]={n}`, '/regards?visite={n}']
}

const toMegabytesCell = (bytes: number) => ({ value: bytes / MIB, unit: 'MB' })

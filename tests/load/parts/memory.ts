import type { Cell, Findings } from '../figures'
import { withSite, type Site } from '../site'
import { load } from '../wrk'
import { LIST } from './http'

const MIB = 1024 * 1024
const SLICE_SECONDS = 4
/** One in so many readers asks for what nobody asked for before. */
const ROUNDS_OF_KNOWN = 5
/** Where memory is looked at, as shares of all requests. */
const LOOKS = [0.1, 0.5, 1]
/** Flat: what garbage waits for its collection, and no more. */
const FLAT = 1.1

/** What the process holds, at rest and while a mix of everything that visitors ask for goes on. */
export async function measureMemory({ quick }: { quick: boolean }): Promise<Findings> {
  const requests = quick ? 5000 : 100_000
  const issues = quick ? 200 : 1000
  return withSite(issues, async (site) => {
    const atRest = await site.memory()
    const paths = await mixOf(site)
    let sent = 0
    const seen: number[] = []
    for (const share of LOOKS) {
      while (sent < requests * share) {
        const slice = await load({ url: site.url, paths, seconds: quick ? 2 : SLICE_SECONDS })
        sent += slice.requests
      }
      seen.push(await site.memory())
    }
    const [, half = 0, end = 0] = seen
    const cells: Cell[] = [
      megabytes(atRest),
      ...seen.slice(0, -1).map(megabytes),
      { ...megabytes(end), budget: { atMost: 400 } },
      { value: end / half, unit: '×', budget: { atMost: FLAT } },
    ]
    const table = {
      title: `Resident memory, ${requests.toLocaleString('en')} requests, ${issues} issues`,
      columns: [
        'at rest',
        ...LOOKS.map((share) => `after ${(requests * share).toLocaleString('en')}`),
        'the second half adds',
      ],
      rows: [{ name: 'one process', cells }],
    }
    return { tables: [table], faults: [] }
  })
}

async function mixOf(site: Site): Promise<string[]> {
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

const megabytes = (bytes: number) => ({ value: bytes / MIB, unit: 'MB' })

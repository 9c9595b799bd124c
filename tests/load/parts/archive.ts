import { client } from '../../support/client'
import { FIRST_NUMERO } from '../fillSite'
import type { BenchResult, Cell, Table } from '../metrics'
import { median, percentile } from '../percentile'
import { DEMO_ISSUES, withSite, type Site } from '../site'

const MIB = 1024 * 1024

type Address = { name: string; path: string; isPrivate?: boolean }

const list = (page: number) =>
  `/api/regards?sort=-dateParution%2C-numero&depth=1&limit=25&page=${page}`

/** The last page exists with the full archive only. */
const addresses = (issues: number): Address[] => [
  { name: '/regards', path: '/regards' },
  { name: '/regards, one year', path: '/regards?annee=2010' },
  { name: 'the list, first page', path: list(1) },
  { name: 'the list, last page', path: list(Math.ceil(issues / 25)) },
  { name: '/sitemap.xml', path: '/sitemap.xml' },
  { name: '/regards.atom', path: '/regards.atom' },
  { name: 'the list of /adminregards', path: `${list(1)}&draft=false`, isPrivate: true },
  { name: 'states of all readings', path: '/api/regards/lectures', isPrivate: true },
  { name: 'list of the panel', path: '/admin/collections/regards?limit=25', isPrivate: true },
]

/**
 * What a large archive costs, one request after the other: the first answer after a start, further
 * ones without the response cache, their size, and start and memory of the process.
 */
export async function measureArchive({ quick }: { quick: boolean }): Promise<BenchResult> {
  const issues = quick ? 1000 : 10_000
  return withSite(DEMO_ISSUES, async (site) => {
    const few = await measureAll(site, DEMO_ISSUES)
    await site.grow(issues)
    const many = await measureAll(site, issues)
    const columns = [`first, ${DEMO_ISSUES}`, 'later', 'size']
    const more = [`first, ${issues.toLocaleString('en')}`, 'later', 'size']
    const table: Table = {
      title: `Answers with ${DEMO_ISSUES} and with ${issues.toLocaleString('en')} issues`,
      columns: [...columns, ...more],
      rows: addresses(issues).map(({ name }, index) => ({
        name,
        cells: [...(few.cells[index] ?? []), ...(many.cells[index] ?? [])],
      })),
    }
    const process: Table = {
      title: 'The process',
      columns: [`${DEMO_ISSUES} issues`, `${issues.toLocaleString('en')} issues`],
      rows: [
        { name: 'start until ready', cells: [few, many].map(({ start }) => toCell(start, 's')) },
        { name: 'memory at rest', cells: [few, many].map((it) => toCell(it.atRest, 'MB')) },
        { name: 'memory afterwards', cells: [few, many].map((it) => toCell(it.after, 'MB')) },
      ],
    }
    return { tables: [table, process, await measurePages(site, quick ? 100 : 1000)], errors: [] }
  })
}

/** Pages of different issues, which are more than the response cache holds. */
async function measurePages(site: Site, count: number): Promise<Table> {
  const times: number[] = []
  const sizes: number[] = []
  for (let index = 0; index < count; index += 1) {
    const { ms, bytes } = await time(site, `/regards/${FIRST_NUMERO + index}`, {})
    times.push(ms)
    sizes.push(bytes / 1000)
  }
  const cells = [
    toCell(median(times), 'ms'),
    toCell(percentile(times, 0.99), 'ms'),
    toCell(median(sizes), 'kB'),
  ]
  return {
    title: `${count.toLocaleString('en')} pages of issues, one after the other, each once`,
    columns: ['p50', 'p99', 'HTML'],
    rows: [{ name: 'rendered', cells }],
  }
}

const toCell = (value: number, unit: string): Cell => ({ value, unit })

async function measureAll(site: Site, issues: number) {
  const began = performance.now()
  await site.restart()
  const start = (performance.now() - began) / 1000
  const atRest = (await site.memory()) / MIB
  const administrator = await client(site.url).as('administrateur')
  const cells: Cell[][] = []
  for (const { path, isPrivate } of addresses(issues)) {
    const headers: Record<string, string> = isPrivate
      ? { cookie: `payload-token=${administrator.token}` }
      : {}
    const first = await time(site, path, headers)
    const later: number[] = []
    for (let round = 0; round < 7; round += 1) {
      // An unrelated change makes every cached response stale.
      if (!isPrivate) await administrator.post('/api/globals/mentionsLegales', {})
      later.push((await time(site, path, headers)).ms)
    }
    cells.push([
      toCell(first.ms, 'ms'),
      toCell(median(later), 'ms'),
      toCell(first.bytes / 1000, 'kB'),
    ])
  }
  return { start, atRest, after: (await site.memory()) / MIB, cells }
}

async function time(site: Site, path: string, headers: Record<string, string>) {
  const began = performance.now()
  const { status, text } = await client(site.url).get(path, { headers })
  if (status !== 200) throw new Error(`${path} was answered ${status}`)
  return { ms: performance.now() - began, bytes: Buffer.byteLength(text) }
}

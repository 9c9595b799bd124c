import type { Setup } from '../../support/setups'
import { parseLogLines } from '../../support/logLines'
import type { BenchOptions } from '../commandLine'
import { exactly, type BenchResult, type Table } from '../metrics'
import { percentile } from '../percentile'
import { kinds, type Recorder, type Sample } from '../visitors/recorder'
import { runVisitors, type VisitorsRun } from '../visitors/runVisitors'
import { startVisitedSite } from '../visitors/startVisitedSite'
import type { MemoryTrack } from '../visitors/trackMemory'

const MIB = 1024 * 1024
/** Concurrent visitors. */
const VISITORS = 200
const MINUTES = 10
/** Maximum growth after the middle of the run: uncollected garbage only. */
const MAX_GROWTH = 1.1
/** From this level on, a line of the product's log tells of a fault (pino: warn is 40). */
const WARN = 40

const titles: Record<Setup, string> = {
  embedded: 'one process, SQLite, disk',
  production: 'two processes, MongoDB, S3, nginx with deploy/nginx.conf',
}

/**
 * Many visitors at once, with a publication in the middle: what they wait for, what fails, what the
 * processes keep, and whether every opening is counted.
 */
export async function measureVisitors({
  quick,
  minutes = quick ? 0.5 : MINUTES,
  isOnMongo,
}: Pick<BenchOptions, 'quick' | 'minutes' | 'isOnMongo'>): Promise<BenchResult> {
  const setup: Setup = isOnMongo ? 'production' : 'embedded'
  const site = await startVisitedSite(setup)
  try {
    const run = await runVisitors(site, { visitors: VISITORS, seconds: minutes * 60 })
    const log = site.products.map((product) => product.log()).join('\n')
    return { tables: toTables(titles[setup], run, log), errors: [] }
  } finally {
    await site.stop()
  }
}

function toTables(title: string, run: VisitorsRun, log: string): Table[] {
  const { recorder, publication } = run
  return [
    {
      title: `${VISITORS} visitors, ${title}`,
      columns: ['requests', 'p50', 'p95', 'p99', 'longest'],
      rows: [
        { name: 'all', cells: toCells(recorder.samples) },
        ...kinds.map((kind) => ({
          name: kind,
          cells: toCells(recorder.samples.filter((sample) => sample.kind === kind)),
        })),
      ],
    },
    {
      title: `Around the publication of ${publication.pages} pages`,
      columns: ['requests', 'a second', 'p50', 'p95', 'p99', 'longest'],
      rows: toPhaseRows(run),
    },
    {
      title: 'Memory',
      columns: ['start', 'before the publication', 'peak', 'end', 'end ÷ before the publication'],
      rows: run.memory.map(toMemoryRow),
    },
    toFindings(run, log),
  ]
}

/** The child process runs during the publication only: it has nothing but a peak. */
function toMemoryRow({ name, start, middle, peak, end }: MemoryTrack) {
  const megabytes = (bytes: number) => (bytes > 0 ? { value: bytes / MIB, unit: 'MB' } : undefined)
  const growth = { value: end / middle, unit: '×', budget: { atMost: MAX_GROWTH } }
  const cells = [start, middle, peak, end].map(megabytes)
  return { name, cells: [...cells, end > 0 && middle > 0 ? growth : undefined] }
}

function toPhaseRows({ recorder, publication, began, ended }: VisitorsRun): Table['rows'] {
  const phases: [string, number, number][] = [
    ['before', began, publication.began],
    ['uploading and publishing', publication.began, publication.published],
    ['taking the PDF apart', publication.published, publication.ready],
    ['after', publication.ready, ended],
  ]
  const within = (from: number, to: number) =>
    recorder.samples.filter(({ at }) => at >= from && at < to)
  const atRest = percentile(
    within(began, publication.began).map(({ ms }) => ms),
    0.99,
  )
  return phases.map(([name, from, to]) => {
    const samples = within(from, to)
    const [requests, p50, p95, p99, longest] = toCells(samples)
    const rate = { value: (1000 * samples.length) / (to - from), unit: '/s' }
    const budget = name === 'before' ? undefined : { atMost: 2 * atRest }
    return { name, cells: [requests, rate, p50, p95, p99 && { ...p99, budget }, longest] }
  })
}

function toCells(samples: Sample[]) {
  const times = samples.map(({ ms }) => ms)
  const shares = times.length === 0 ? [] : [0.5, 0.95, 0.99, 1]
  return [
    { value: times.length, unit: '' },
    ...shares.map((share) => ({ value: percentile(times, share), unit: 'ms' })),
  ]
}

function toFindings({ recorder, publication, ...run }: VisitorsRun, log: string): Table {
  const { counts } = recorder
  const seconds = (ms: number) => ({ value: ms / 1000, unit: 's' })
  const opened = counts.acknowledgedOpenings
  const row = (name: string, cell: Table['rows'][number]['cells'][number]) => ({
    name,
    cells: [cell],
  })
  return {
    title: 'What came of it',
    columns: ['figure'],
    rows: [
      row('failures', { value: countFailures(recorder), unit: '', budget: { atMost: 0 } }),
      ...[...recorder.failures].map(([what, times]) => row(what, { value: times, unit: '' })),
      row('openings acknowledged', { value: opened, unit: '' }),
      row('openings counted', {
        value: run.countedOpenings,
        unit: '',
        budget: exactly(opened, run.countedOpenings),
      }),
      row('answers without a body (304)', { value: counts.unchanged, unit: '' }),
      row('not asked for, from browsers’ caches', { value: counts.fromBrowserCache, unit: '' }),
      row('sent again on a new connection', { value: counts.resent, unit: '' }),
      row('upload and publication', seconds(publication.published - publication.began)),
      row('until visitors see the issue', seconds(publication.seen - publication.published)),
      row('until it is read online', seconds(publication.ready - publication.published)),
      row('warnings and errors in the log', { value: countWarnings(log), unit: '' }),
      row('generator, of one core', { value: 100 * run.generatorShare, unit: '%' }),
      row('generator, event loop p99', { value: run.generatorDelayMs, unit: 'ms' }),
    ],
  }
}

const countFailures = ({ failures }: Recorder): number =>
  [...failures.values()].reduce((sum, times) => sum + times, 0)

const countWarnings = (log: string): number =>
  parseLogLines(log).filter(({ level }) => level >= WARN).length

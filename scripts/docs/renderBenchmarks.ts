import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  formatBudget,
  formatValue,
  checkBudget,
  type Metric,
  type Table,
} from '../../tests/load/metrics'
import { repoRoot } from '../../tests/support/paths'
import { toMarkdownTable } from './toMarkdownTable'

/** A raw run, as `npm run bench -- … --json docs/benchmarks/NAME.json` writes it. */
type Run = {
  /** ISO day. */
  date: string
  command: string
  machine: string
  results: Record<string, { tables: Table[] }>
}

/** A figure of docs/benchmarks.md: its name there, the file of its run, its row and column there. */
export type Pick = [what: string, run: string, row: string, column: string]

const picks: Pick[] = [
  ['home page from the cache, requests', 'http', '/', 'requests'],
  ['list of issues from the cache', 'http', 'the list, cached', 'requests'],
  ['list from the database', 'http', 'the list, from the database', 'requests'],
  ['its p99', 'http', 'the list, from the database', 'p99'],
  ['its p50, 10,000 issues ÷ 12', 'http', 'the list, from the database', '10,000 issues'],
  ['home page ÷ Ghost’s', 'peers', 'regards, home page ÷ Ghost 6.65, default theme', 'ratio'],
  ['openings counted', 'views', 'POST vue', 'openings'],
  ['their p99', 'views', 'POST vue', 'p99'],
  ['script of the home page', 'script', '/', 'script'],
  ['everything of the home page', 'script', '/', 'everything'],
  ['Lighthouse, home page', 'lighthouse', '/', 'performance'],
  ['LCP, slow 4G, /regards', 'lighthouse', '/regards', 'LCP'],
  ['FCP, home page', 'lighthouse', '/', 'FCP'],
  ['longest tap to paint, processor ÷ 4', 'interactions', 'next slide', 'longest'],
  ['100 MB file, one reader', 'media', 'whole', 'median of 9'],
  ['memory of 20 such readers', 'media', 'resident', 'more at the peak'],
  ['memory after 100,000 requests', 'memory', 'one process', 'after 100,000'],
  ['start to the first page', 'start', '200 of /', 'median of 5'],
  ['200 MB upload, disk', 'uploads', 'regards, disk and SQLite', 'median of 5'],
  ['200 MB upload, S3', 'uploads', 'regards, S3 and MongoDB', 'median of 5'],
  [
    '60 pages prepared for reading',
    'reader',
    'a magazine in two columns, a photograph a page',
    'time',
  ],
  ['LCP of the reader', 'reading', 'LCP', 'measured'],
  ['turn of a page', 'reading', 'next page, loaded ahead, first tap', 'measured'],
  ['search of a phrase, 400,000 pages, p50', 'search', 'a phrase', 'p50'],
  ['its p99', 'search', 'a phrase', 'p99'],
  ['two words on MongoDB, p99', 'search-mongodb', 'two words', 'p99'],
  ['200 visitors for 10 minutes, p99', 'visitors', 'all', 'p99'],
  ['backup of 300 issues', 'backup', 'first backup, while the site runs', 'time'],
  ['restore of it', 'backup', 'restore on an empty machine', 'time'],
  ['export of 1,000,000 subscribers', 'subscribers', 'export of all, 98 MB', 'SQLite'],
  ['recovery from a kill', 'faults', 'process killed', 'SQLite, disk'],
  ['findings of 20,000 attacks', 'fuzz', 'administrateur', 'findings'],
  ['all checks and tests', 'checks', 'the whole', 'time'],
]

/** The table of docs/benchmarks.md, out of the raw runs in docs/benchmarks. */
export function renderBenchmarks(): string {
  const runs = readRuns()
  const rows = picks.map(([what, name, row, column]) => {
    const run = runs.get(name)
    if (!run) throw new Error(`docs/benchmarks/${name}.json is missing.`)
    const figure = findFigure(run, row, column)
    if (!figure)
      throw new Error(`docs/benchmarks/${name}.json has no figure "${row}", "${column}".`)
    const mark = checkBudget(figure) === 'over' ? ' **over**' : ''
    const budget = figure.budget ? formatBudget(figure.budget) : ''
    return [what, formatValue(figure) + mark, budget, `\`${run.command}\``, run.date]
  })
  return toMarkdownTable(['what', 'figure', 'budget', 'command', 'date'], rows)
}

function readRuns(): Map<string, Run> {
  const folder = join(repoRoot, 'docs/benchmarks')
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return new Map(
    files.map((file) => [
      file.slice(0, -'.json'.length),
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as Run,
    ]),
  )
}

function findFigure({ results }: Run, row: string, column: string): Metric | undefined {
  for (const { tables } of Object.values(results)) {
    for (const { columns, rows } of tables) {
      const cell = rows.find(({ name }) => name === row)?.cells[columns.indexOf(column)]
      if (typeof cell === 'object') return cell
    }
  }
  return undefined
}

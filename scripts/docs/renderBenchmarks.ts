import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkBudget, type Metric, type Table } from '../../tests/load/metrics'
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
type Pick = [what: string, run: string, row: string, column: string]

const picks: Pick[] = [
  ['home page from the cache, requests', 'http', '/', 'requests'],
  ['list from the database', 'http', 'the list, from the database', 'requests'],
  ['openings counted', 'views', 'POST vue', 'openings'],
  ['script of the home page', 'script', '/', 'script'],
  ['LCP of /regards ÷ that of files of nginx', 'static', 'issues', 'ratio'],
  ['its requests from the cache ÷ files of nginx', 'static', 'issues', '÷ nginx'],
  ['the same ÷ bare Node', 'static', 'issues', '÷ bare Node'],
  ['longest tap to paint, processor ÷ 4', 'interactions', 'next slide', 'longest'],
  ['100 MB file, one reader', 'media', 'whole', 'median of 9'],
  ['memory after 100,000 requests', 'memory', 'one process', 'after 100,000'],
  ['first page of 60, from its publication', 'reader', 'a magazine in two columns', 'first page'],
  ['words of PDFs of five programs', 'text', 'all', 'words'],
  ['processor a page, with the start of a child', 'text', 'all', 'processor a page'],
  ['words of a scanned page', 'ocr', 'scanned A4 in two columns', 'words'],
  ['memory for its recognition', 'ocr', 'scanned A4 in two columns', 'memory'],
  ['LCP of the reader', 'reading', 'LCP', 'measured'],
  ['turn of a page', 'reading', 'next page, loaded ahead, first tap', 'measured'],
  ['search of a phrase, 400,000 pages, p50', 'search', 'a phrase', 'p50'],
  ['its p99', 'search', 'a phrase', 'p99'],
  ['two words on MongoDB, p99', 'search-mongodb', 'two words', 'p99'],
  ['page of an issue, 10,000 issues ÷ 12', 'archive', '/regards/{n}', 'times'],
  ['articles by title in the panel, 80,000 ÷ 96', 'archive', 'panel, articles by title', 'times'],
  ['recovery from a kill', 'faults', 'process killed', 'SQLite, disk'],
  ['from a dropped PDF to its articles, a newcomer', 'newcomer', 'a newcomer', 'with a person'],
]

/** Columns of Lighthouse's table: what a visitor waits for and loads. */
const pageColumns = ['performance', 'FCP', 'LCP', 'TBT', 'HTML', 'script'] as const

/** The figures of docs/benchmarks.md that have a budget, from the raw runs in docs/benchmarks. */
export function renderBenchmarks(): string {
  const runs = readRuns()
  return `${renderPicks(runs)}\n\n${renderPages(runs)}`
}

function renderPicks(runs: Map<string, Run>): string {
  const rows = picks.map(([what, name, row, column]) => {
    const run = runs.get(name)
    if (!run) throw new Error(`docs/benchmarks/${name}.json is missing.`)
    const figure = findFigure(run, row, column)
    if (!figure)
      throw new Error(`docs/benchmarks/${name}.json has no figure "${row}", "${column}".`)
    const mark = checkBudget(figure) === 'over' ? ' **over**' : ''
    return [
      what,
      `${formatNumber(figure.value)}${figure.unit.startsWith('/') ? '' : ' '}${figure.unit}${mark}`,
      formatBudget(figure),
      `\`${run.command.replace('npm run bench -- ', '')}\``,
      run.date,
    ]
  })
  return toMarkdownTable(['what', 'figure', 'budget', 'run', 'date'], rows)
}

/** Every page that Lighthouse measured, each figure as measured/budget. */
function renderPages(runs: Map<string, Run>): string {
  const run = runs.get('lighthouse')
  const table = run?.results.lighthouse?.tables[0]
  if (!run || !table) throw new Error('docs/benchmarks/lighthouse.json has no table.')
  const rows = table.rows.map(({ name }) => [
    name,
    ...pageColumns.map((column) => {
      const figure = findFigure(run, name, column)
      if (!figure) throw new Error(`docs/benchmarks/lighthouse.json has no ${column} of ${name}.`)
      const bound = figure.budget && Object.values(figure.budget)[0]
      const text = bound === undefined ? '' : `/${formatNumber(bound)}`
      const measured = `${formatNumber(figure.value)}${text}`
      return checkBudget(figure) === 'over' ? `**${measured}**` : measured
    }),
  ])
  const units = pageColumns.map((column) => {
    const unit = findFigure(run, table.rows[0]?.name ?? '', column)?.unit
    return unit ? `${column}, ${unit}` : column
  })
  const caption = `Lighthouse on slow 4G, ${run.date}, \`${run.command}\`: measured/budget, **over** in bold.`
  return `${caption}\n\n${toMarkdownTable(['page', ...units], rows)}`
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

function formatBudget({ budget }: Metric): string {
  if (!budget) return ''
  return 'atMost' in budget
    ? `≤ ${formatNumber(budget.atMost)}`
    : `≥ ${formatNumber(budget.atLeast)}`
}

/** Two digits after the point below 100, none above. */
const formatNumber = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 100 ? 2 : 0 })

/**
 * `npm run test:night [-- part …]`: everything, one part after the other, whatever fails before: all suites of a commit and of
 * a release, the races, faults and attacks with new seeds, the bench. Ends with the result of each part and a
 * table of the figures over their budgets; the last line is `N passed, N failed` of the tests. Exits with 1 when a
 * part failed. An exceeded budget is reported and fails nothing.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { checkBudget, formatMetric, type BenchResult } from '../tests/load/metrics'
import { formatTotals } from './test/totals'

const root = resolve(import.meta.dirname, '..')
const benchFile = join(root, '.cache', 'night-bench.json')

/** What runs each night, by the scripts of package.json. */
const parts: { name: string; args: string[] }[] = [
  { name: 'check', args: ['check'] },
  // With the suites of a release: both set-ups of all files, one round of each race.
  {
    name: 'tests',
    args: [
      ...['test', '--', 'unit', 'web', 'cms', 'e2e', 'readme', 'release', 'soak', '--keep-going'],
    ],
  },
  { name: 'races', args: ['test:soak'] },
  { name: 'faults', args: ['test:faults'] },
  { name: 'fuzz', args: ['test:fuzz'] },
  { name: 'fuzz-s3', args: ['test:fuzz', '--', '--production'] },
  { name: 'bench', args: ['bench', '--', '--json', '.cache/night-bench.json'] },
]

type PartResult = {
  name: string
  isOk: boolean
  lastLine: string
  /** Repeats the part. */
  seed: string | undefined
  minutes: number
}

/** Returns a line for each figure of a bench’s file that is over its budget, or was not measured. */
function findOverBudget(json: string): string[] {
  // JSON has null where a cell is undefined.
  const { results } = JSON.parse(json) as { results: Record<string, BenchResult> }
  return Object.entries(results).flatMap(([part, { tables, errors }]) => [
    ...tables.flatMap(({ columns, rows }) =>
      rows.flatMap(({ name, cells }) =>
        cells.flatMap((cell, index) =>
          cell && typeof cell === 'object' && checkBudget(cell) === 'over'
            ? [`${part}: ${name}, ${columns[index]}: ${formatMetric(cell)}`]
            : [],
        ),
      ),
    ),
    ...errors.map((error) => `${part}: not measured: ${error}`),
  ])
}

/** Sums the last lines of the parts that are those of `npm test`; another part that failed counts as one. */
function addTotals(results: PartResult[]): string {
  const totals = { passed: 0, failed: 0, skipped: 0, failures: [] }
  for (const { lastLine, isOk } of results) {
    const [, passed, failed, skipped = 0] =
      /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/.exec(lastLine) ?? []
    totals.passed += Number(passed ?? 0)
    totals.failed += Number(failed ?? 0) || (isOk ? 0 : 1)
    totals.skipped += Number(skipped)
  }
  return formatTotals(totals)
}

/** Runs a part and passes its output on. @returns its exit code, last line, seed and duration */
function runPart({ name, args }: (typeof parts)[number]): Promise<PartResult> {
  console.log(`\n══ ${name}: npm run ${args.join(' ')} ══\n`)
  const start = Date.now()
  const child = spawn('npm', ['run', '--silent', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let lastLine = ''
  let seed: string | undefined
  createInterface(child.stdout).on('line', (line) => {
    console.log(line)
    if (line.trim()) lastLine = line.trim()
    seed ??= /(?:--seed |SOAK_SEED=)(\d+)/.exec(line)?.[1]
  })
  return new Promise((done) => {
    child.once('close', (code) =>
      done({ name, isOk: code === 0, lastLine, seed, minutes: (Date.now() - start) / 60_000 }),
    )
  })
}

const chosen = process.argv.slice(2)
const unknown = chosen.find((name) => !parts.some((part) => part.name === name))
if (unknown !== undefined) {
  console.error(`No part "${unknown}". Parts: ${parts.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}
mkdirSync(join(root, '.cache'), { recursive: true })
rmSync(benchFile, { force: true })
const results: PartResult[] = []
for (const part of parts) {
  if (chosen.length === 0 || chosen.includes(part.name)) results.push(await runPart(part))
}

console.log('\n══ The night ══\n')
for (const { name, isOk, lastLine, seed, minutes } of results) {
  const words = [`${minutes.toFixed(0)} min`, lastLine, seed === undefined ? '' : `seed ${seed}`]
  console.log(`${isOk ? 'ok    ' : 'FAILED'} ${name.padEnd(10)}${words.filter(Boolean).join(', ')}`)
}
const over = existsSync(benchFile) ? findOverBudget(readFileSync(benchFile, 'utf8')) : []
console.log(over.length === 0 ? '\nNo figure is over its budget.' : '\nOver their budgets:')
for (const line of over) console.log(`  ${line}`)
console.log(`\n${addTotals(results)}`)
process.exit(results.every(({ isOk }) => isOk) ? 0 : 1)

/**
 * `npm run bench -- [--quick] [--json FILE] [--issues N] [--minutes N] [--mongodb] [--folder DIR] [part …]`: measures
 * the built product against its budgets and its peers, and prints Markdown tables. An exceeded budget is reported, not a failure:
 * the exit code is 1 when something could not be measured.
 */
import { writeFileSync } from 'node:fs'
import { cpus, release, totalmem, type } from 'node:os'
import { ensureBuilt } from '../../scripts/build'
import { readCommandLine, USAGE, type BenchOptions, type PartName } from './commandLine'
import type { BenchResult } from './metrics'
import { renderTable } from './renderTable'

type Measure = (options: Omit<BenchOptions, 'parts' | 'jsonFile'>) => Promise<BenchResult>

const parts: Record<PartName, () => Promise<Measure>> = {
  http: async () => (await import('./parts/http')).measureHttp,
  script: async () => (await import('./parts/script')).measureScript,
  lighthouse: async () => (await import('./parts/lighthouse')).measureLighthouse,
  static: async () => (await import('./parts/static')).measureStatic,
  interactions: async () => (await import('./parts/interactions')).measureInteractions,
  media: async () => (await import('./parts/media')).measureMedia,
  views: async () => (await import('./parts/views')).measureViews,
  memory: async () => (await import('./parts/memory')).measureMemory,
  start: async () => (await import('./parts/start')).measureStart,
  peers: async () => (await import('./parts/peers')).measurePeers,
  uploads: async () => (await import('./parts/uploads')).measureUploads,
  search: async () => (await import('./parts/search')).measureSearch,
  archive: async () => (await import('./parts/archive')).measureArchive,
  reader: async () => (await import('./parts/reader')).measureReader,
  reading: async () => (await import('./parts/reading')).measureReading,
  newcomer: async () => (await import('./parts/newcomer')).measureNewcomer,
  backup: async () => (await import('./parts/backup')).measureBackup,
  visitors: async () => (await import('./parts/visitors')).measureVisitors,
  processes: async () => (await import('./parts/processes')).measureProcesses,
  subscribers: async () => (await import('./parts/subscribers')).measureSubscribers,
  text: async () => (await import('./parts/text')).measureText,
  ocr: async () => (await import('./parts/ocr')).measureOcr,
}

const print = (text: string) => void process.stdout.write(`${text}\n`)

async function main({ jsonFile, parts: chosen, ...settings }: BenchOptions): Promise<number> {
  await ensureBuilt()
  const machine = describeMachine()
  print(`${today()}, ${machine}`)
  const results: Record<string, BenchResult & { seconds: number }> = {}
  for (const name of chosen) {
    print(`\n## ${name}\n`)
    const began = performance.now()
    const findings = await measure(name, settings)
    const seconds = Math.round((performance.now() - began) / 1000)
    for (const table of findings.tables) print(`${renderTable(table)}\n`)
    for (const fault of findings.errors) print(`Not measured: ${fault}`)
    print(`(${seconds} s)`)
    results[name] = { ...findings, seconds }
    // Written after each part: an interrupted run keeps its results so far.
    if (jsonFile) {
      const run = { date: today(), command: describeCommand(), machine, ...settings, results }
      writeFileSync(jsonFile, `${JSON.stringify(run, null, 2)}\n`)
    }
  }
  const isWhole = Object.values(results).every(({ errors }) => errors.length === 0)
  return isWhole ? 0 : 1
}

async function measure(name: PartName, settings: Parameters<Measure>[0]): Promise<BenchResult> {
  try {
    const run = await parts[name]()
    return await run(settings)
  } catch (error) {
    return { tables: [], errors: [`${name}: ${String(error)}`] }
  }
}

const today = () => new Date().toISOString().slice(0, 10)

/** The command that repeats this run, without the option that writes it to a file. */
function describeCommand(): string {
  const words = process.argv.slice(2)
  const at = words.indexOf('--json')
  const kept = at < 0 ? words : words.toSpliced(at, 2)
  return ['npm run bench --', ...kept].join(' ')
}

function describeMachine(): string {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 1e9)
  return [
    `Node ${process.versions.node}, ${type()} ${release()}`,
    `${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${memory} GB`,
  ].join(', ')
}

let options: BenchOptions | undefined
try {
  options = readCommandLine(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`)
  process.exitCode = 2
}
// Servers that parts share would keep the process.
if (options) process.exit(await main(options))

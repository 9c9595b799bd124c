/**
 * `npm test [-- suite | file …]`: builds the product if needed, gets the tools that the suites
 * need, runs the suites concurrently, and prints the totals as the last line. `--help` lists the
 * options.
 */
import { availableParallelism } from 'node:os'
import { findNode24, NODE24_VARIABLE } from '../tests/support/node24'
import { leaveSignalsToCaller } from '../tests/support/processes'
import { readTreeProcessorMs } from '../tests/support/reporters/processorTime'
import { startSharedServers } from '../tests/support/sharedServers'
import { readCleanCommit, recordGreenCommit } from './test/byPath/changes'
import { selectForCommit } from './test/byPath/selectForCommit'
import { readCommandLine, usage, type TestOptions } from './test/commandLine'
import { runConcurrently } from './runConcurrently'
import { printSummary, type Phase } from './test/printSummary'
import { prepareTools } from './test/prepareTools'
import { clearResults, getResultsFile, runSuites, type RunResult } from './test/runSuites'
import { makeRunFolder } from './test/runFolder'
import { storeSeconds, sumSeconds, type Seconds } from './test/seconds'
import { splitIntoRuns, type Run } from './test/splitIntoRuns'
import { stopOnFailures } from './test/stopOnFailures'
import { chooseSuites, needsOf, type Need } from './test/suites'
import { formatTotals, sumTotals, createFailedTotals, type Totals } from './test/totals'

/** Runs at once: two more than the number of cores, as tests spend time waiting. */
const CONCURRENCY = availableParallelism() + 2

/** In which the suites of an interrupted run end. */
const INTERRUPTION_LIMIT_MS = 30_000

const abort = new AbortController()
leaveSignalsToCaller()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    abort.abort()
    setTimeout(() => process.exit(1), INTERRUPTION_LIMIT_MS).unref()
  })

async function main(options: TestOptions): Promise<Totals> {
  const { suites, isDev } = options
  const needs = needsOf(options)
  if (isDev) {
    needs.delete('build')
    process.env.TEST_DEV = '1'
  }
  const quick = suites.filter((suite) => suite.needs.length === 0)
  const quickRun: Run = { name: quick.map(({ name }) => name).join('+'), suites: quick }
  const slow = suites.filter((suite) => suite.needs.length > 0)
  const slowRuns = splitIntoRuns(slow, options)
  const quickRuns = quick.length > 0 ? [quickRun] : []

  // A release's tests write whole installations.
  makeRunFolder({ isOnDisk: suites.some(({ name }) => name === 'release') })
  clearResults()
  const endWatch = stopOnFailures([...quickRuns, ...slowRuns].map(getResultsFile), (reason) => {
    if (options.keepsGoing) return
    console.log(`\n${reason}`)
    abort.abort()
  })
  await prepareNode()
  const preparation = prepareSlowSuites(needs)
  const runQuick = async (run: Run) => runSuites(run, options, abort.signal)
  const runSlow = async (run: Run) => runSlowSuite(run, options, (await preparation).missing)
  const results = await runConcurrently(
    [...quickRuns.map((run) => () => runQuick(run)), ...slowRuns.map((run) => () => runSlow(run))],
    CONCURRENCY,
  )
  endWatch()
  const { phase, stopServers } = await preparation
  await stopServers?.()

  printSummary([phase], results)
  storeRun(options, results, phase.seconds)
  return sumTotals(results.map(({ totals }) => totals))
}

/** Selects what the changes can fail, if that is asked for and a green commit is known. */
async function applyChoiceByPath(options: TestOptions): Promise<TestOptions> {
  const suites = options.isByPath ? await selectForCommit(options.base) : undefined
  return suites ? { ...options, suites } : { ...options, isByPath: false }
}

/** Whether whole suites ran, from a build. */
const isOfWholeSuites = ({ files, title, isDev, isByPath }: TestOptions): boolean =>
  files.length === 0 && title === undefined && !isDev && !isByPath

/** Whether all that proves a commit ran. */
const isOfAll = (options: TestOptions): boolean =>
  isOfWholeSuites(options) &&
  chooseSuites([]).suites.every((suite) => options.suites.includes(suite))

/** Stores the seconds of each file, and of the whole if all suites of a commit ran to their end. */
function storeRun(options: TestOptions, results: RunResult[], preparation: number): void {
  if (!isOfWholeSuites(options) || abort.signal.aborted) return
  const processorMs = readTreeProcessorMs()
  const processor = processorMs === undefined ? null : processorMs / 1000
  const whole: Seconds = [performance.now() / 1000, processor]
  storeSeconds(sumSeconds(results), isOfAll(options) ? { whole, preparation } : undefined)
}

/**
 * Finds or installs the image's Node, on which the runners and the products that they start take two
 * thirds of the time; what README and guides name runs on the machine's.
 */
async function prepareNode(): Promise<void> {
  try {
    process.env[NODE24_VARIABLE] = await findNode24()
  } catch (error) {
    console.log(`The tests run on this machine's Node ${process.versions.node}: ${String(error)}`)
  }
}

/** Builds the product, gets the tools and starts the servers that the slow suites share. */
async function prepareSlowSuites(needs: Set<Need>): Promise<{
  /** Tools that could not be had. */
  missing: Set<Need>
  phase: Phase
  stopServers?: () => Promise<void>
}> {
  const start = Date.now()
  const missing = await prepareTools(needs, abort.signal)
  const phase = { name: 'build and tools', seconds: (Date.now() - start) / 1000 }
  const hasServers = (['mongod', 'versitygw'] as const).every(
    (server) => needs.has(server) && !missing.has(server),
  )
  if (!hasServers || abort.signal.aborted) return { missing, phase }
  const servers = await startSharedServers()
  Object.assign(process.env, servers.environment)
  return { missing, phase, stopServers: () => servers.stop() }
}

/** Runs a suite, unless a tool that all of it needs is missing or the run was stopped. */
async function runSlowSuite(
  run: Run,
  options: TestOptions,
  missing: Set<Need>,
): Promise<RunResult> {
  const nothing = { name: run.name, seconds: 0, files: [] }
  if (abort.signal.aborted) return { ...nothing, totals: sumTotals([]) }
  const lacking = run.suites.flatMap(({ needs }) => needs.filter((need) => missing.has(need)))
  if (lacking.length > 0) {
    const fault = `${run.name} did not run, as ${lacking.join(' and ')} could not be had: see above`
    return { ...nothing, totals: createFailedTotals(fault) }
  }
  return runSuites(run, options, abort.signal)
}

try {
  const args = process.argv.slice(2)
  if (args.includes('--help')) {
    console.log(usage)
  } else {
    const options = readCommandLine(args)
    const commit = readCleanCommit()
    const chosen = await applyChoiceByPath(options)
    const totals = await main(chosen)
    const isGreen = totals.failed === 0 && !abort.signal.aborted
    const provesCommit = isOfAll(chosen) || (chosen.isByPath && chosen.base === undefined)
    if (isGreen && provesCommit && commit) recordGreenCommit(commit)
    process.exitCode = isGreen ? 0 : 1
    console.log(`\n${formatTotals(totals)}`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.log(`\n${formatTotals(createFailedTotals('npm test itself failed'))}`)
  // Servers that had started would keep the process.
  process.exit(1)
}

import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { repoRoot, toolPath } from '../../tests/support/paths'
import { getImageNode } from '../../tests/support/product'
import { RESULTS_FILE_VARIABLE, type FileResult } from '../../tests/support/reporters/resultLines'
import type { TestOptions } from './commandLine'
import type { Run } from './splitIntoRuns'
import { readResults, computeTotals, type Totals } from './totals'
import { readFolder, readText } from '../../tests/support/readOrEmpty'

const testsDir = join(repoRoot, 'tests')
const resultsDir = join(repoRoot, '.cache', 'test-results')
const KILL_AFTER_MS = 10_000

export type RunResult = {
  name: string
  seconds: number
  totals: Totals
  files: FileResult[]
}

/** Returns the file that a run's reporter appends its results to. */
export const getResultsFile = ({ name }: Run): string => join(resultsDir, `${name}.jsonl`)

/** Deletes the results of an earlier run. */
export function clearResults(): void {
  rmSync(resultsDir, { recursive: true, force: true })
  mkdirSync(resultsDir, { recursive: true })
}

/** Runs suites in one runner; its name begins each line. @param signal stops the process */
export async function runSuites(
  run: Run,
  options: TestOptions,
  signal: AbortSignal,
): Promise<RunResult> {
  const start = Date.now()
  const file = getResultsFile(run)
  const args = getRunnerArgs(run, options)
  const exitCode = await runRunner(run, args, { [RESULTS_FILE_VARIABLE]: file }, signal)
  const results = readResults(file)
  const totals = computeTotals({ exitCode, isStopped: signal.aborted, results })
  if (totals.failed > 0 && isPlaywright(run) && !process.env.CI && !signal.aborted) {
    console.log(`[${run.name}] What failed is repeated for its trace; its result stays.`)
    await runRunner(run, [...args, '--last-failed', '--trace', 'on'], {}, signal)
  }
  return { name: run.name, seconds: (Date.now() - start) / 1000, totals, files: results }
}

const isPlaywright = ({ suites }: Run): boolean => suites[0]?.runner === 'playwright'

/**
 * Runs a test runner to its end, with a folder of its own for temporary files, deleted at its end.
 * @returns its exit code; undefined when a signal ended it
 */
async function runRunner(
  { name }: Run,
  args: string[],
  env: Record<string, string>,
  signal: AbortSignal,
): Promise<number | undefined> {
  const temporary = mkdtempSync(join(tmpdir(), 'runner-'))
  // Some tests run programs as another user.
  chmodSync(temporary, 0o755)
  const child = spawn(getImageNode(), args, {
    cwd: testsDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own: a stop signal also reaches workers, which stop their servers.
    detached: true,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: toolPath('node-compile-cache'),
      // Fewer collections of what a test leaves: a sixteenth less work.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim(),
      // What Playwright compiles is kept for the next run.
      PWTEST_CACHE_DIR: toolPath('playwright-transform-cache'),
      TMPDIR: temporary,
      ...env,
    },
  })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => console.log(`[${name}] ${line}`))
  }
  const stop = () => stopGroup(child)
  signal.addEventListener('abort', stop)
  const exitCode = await new Promise<number | undefined>((resolve) => {
    child.once('error', () => resolve(undefined))
    child.once('close', (code) => resolve(code ?? undefined))
  })
  signal.removeEventListener('abort', stop)
  for (const left of child.pid === undefined ? [] : endLeftProcesses(child.pid))
    console.log(`[${name}] left a process, which was ended: ${left}`)
  rmSync(temporary, { recursive: true, force: true, maxRetries: 5 })
  return exitCode
}

function stopGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return
  const kill = (signal: NodeJS.Signals) => {
    try {
      process.kill(-pid, signal)
    } catch {
      // The process ended in the meantime.
    }
  }
  kill('SIGTERM')
  setTimeout(() => kill('SIGKILL'), KILL_AFTER_MS).unref()
}

/** Returns the command-line arguments of the test runner. */
function getRunnerArgs(run: Run, { files, title }: TestOptions): string[] {
  const { name, suites } = run
  const chosen = suites.flatMap((suite) => suite.files ?? [])
  const filters = chosen.length > 0 ? chosen : files
  const projects = suites.flatMap(({ project }) => ['--project', project])
  const only = title === undefined ? [] : [title]
  if (isPlaywright(run)) {
    return [
      ...[
        resolveProgram('@playwright/test', 'cli.js'),
        'test',
        '--config',
        'e2e/playwright.config.ts',
      ],
      ...[...projects, '--output', `../test-results/${name}`],
      '--reporter=list,./support/reporters/playwrightReporter.ts',
      ...only.flatMap((text) => ['--grep', text]),
      ...filters,
    ]
  }
  return [
    ...[resolveProgram('vitest', 'vitest.mjs'), 'run', '--config', 'vitest.config.ts'],
    ...[...projects, '--allowOnly=false'],
    ...['--reporter=default', '--reporter=./support/reporters/vitestReporter.ts'],
    ...only.flatMap((text) => ['--testNamePattern', text]),
    ...filters,
  ]
}

function resolveProgram(packageName: string, file: string): string {
  const require = createRequire(join(testsDir, 'package.json'))
  return join(dirname(require.resolve(`${packageName}/package.json`)), file)
}

/**
 * Ends what a runner started and did not end itself: Next's child process, for one, outlives a product from its
 * sources (`--dev`) that is killed at the end of a suite.
 * @param group process group of the runner, which has ended
 * @returns the command line and home folder of each process, where the system tells them (Linux)
 */
export function endLeftProcesses(group: number): string[] {
  const left = readFolder('/proc').filter((name) => /^\d+$/.test(name) && readGroup(name) === group)
  const descriptions = left.map((pid) => {
    const command = readText(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim()
    const [, home = ''] = /(?:^|\0)HOME=([^\0]*)/.exec(readText(`/proc/${pid}/environ`)) ?? []
    return `${command} (HOME=${home})`
  })
  try {
    process.kill(-group, 'SIGKILL')
  } catch {
    // None is left.
  }
  return descriptions
}

/** The group of a process that has not ended; its name, in parentheses, may contain anything. */
function readGroup(pid: string): number | undefined {
  const [state, , group] = readText(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? []
  return state === 'Z' ? undefined : Number(group)
}

import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname, join } from 'node:path'
import { repoRoot } from '../../tests/support/paths'
import type { FileResult } from '../../tests/support/reporters/resultLines'
import { suites } from './suites'

/** Wall-clock and processor seconds; the second is null where it is unknown. */
export type Seconds = [wall: number, processor: number | null]

/** Seconds of test files, by suite and by path relative to the folder tests. */
export type SecondsBySuite = Record<string, Record<string, Seconds>>

export type StoredSeconds = {
  /** ISO day. */
  date: string
  commit: string
  machine: string
  /** Seconds of the whole run, with build and servers, if all suites ran. */
  whole?: Seconds
  /** Wall-clock seconds of its build and tools. */
  preparation?: number
  /** Mean of the last commits, their tests chosen by path; computed when the seconds are published. */
  byPath?: { commits: number; minutes: number }
  suites: SecondsBySuite
}

/** Where a run leaves its seconds for `npm run docs`. */
export const secondsFile = join(repoRoot, '.cache', 'test-seconds.json')

/** Seconds of all test files, as the last published run of each suite measured them. */
export const publishedSecondsFile = join(repoRoot, 'docs/benchmarks/tests/seconds.json')

/** Returns the seconds of each file by suite. A file that ran in parts (tests, shards) is summed. */
export function sumSeconds(runs: { name: string; files: FileResult[] }[]): SecondsBySuite {
  const sums: SecondsBySuite = {}
  for (const { name, files } of runs) {
    for (const { file, durationMs, processorMs } of files) {
      const suite = (sums[toSuite(name, file)] ??= {})
      const [wall, processor] = suite[file] ?? [0, 0]
      suite[file] = [wall + durationMs / 1000, add(processor, processorMs)]
    }
  }
  return sums
}

const add = (seconds: number | null, ms: number | undefined): number | null =>
  seconds === null || ms === undefined ? null : seconds + ms / 1000

/** The name of a run is `unit+web` for several suites, `e2e-embedded-2` for a part of one. */
const toSuite = (run: string, file: string): string =>
  run.split('+').find((name) => file.startsWith(`${name}/`)) ?? run.replace(/-\d+$/, '')

/**
 * Stores the seconds of suites that ran whole, beside those that an earlier run stored of the others.
 * @param run seconds of the run and of its build and tools, if all suites of a commit ran
 */
export function storeSeconds(
  measured: SecondsBySuite,
  run: { whole: Seconds; preparation: number } | undefined,
): void {
  const stored = readSeconds(secondsFile)
  const { whole, preparation } = run ?? stored ?? {}
  const seconds: StoredSeconds = {
    date: new Date().toISOString().slice(0, 10),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: repoRoot,
      encoding: 'utf8',
    }).trim(),
    machine: `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}`,
    ...(whole && { whole: round(whole) }),
    ...(preparation !== undefined && { preparation: Math.round(preparation) }),
    suites: { ...stored?.suites, ...roundAll(measured) },
  }
  mkdirSync(dirname(secondsFile), { recursive: true })
  writeFileSync(secondsFile, `${JSON.stringify(seconds)}\n`)
}

/** Reads stored seconds; undefined where there are none. */
export function readSeconds(file: string): StoredSeconds | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as StoredSeconds
  } catch {
    return undefined
  }
}

const roundAll = (sums: SecondsBySuite): SecondsBySuite =>
  Object.fromEntries(
    Object.entries(sums)
      .filter(([name]) => suites.some((suite) => suite.name === name))
      .map(([name, files]) => [
        name,
        Object.fromEntries(
          Object.entries(files)
            .toSorted(([one], [other]) => one.localeCompare(other))
            .map(([file, seconds]) => [file, round(seconds)]),
        ),
      ]),
  )

const round = ([wall, processor]: Seconds): Seconds => [
  Number(wall.toFixed(1)),
  processor === null ? null : Number(processor.toFixed(1)),
]

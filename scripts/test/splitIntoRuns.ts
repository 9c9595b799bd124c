import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repoRoot } from '../../tests/support/paths'
import type { TestOptions } from './commandLine'
import { publishedSecondsFile, readSeconds, type SecondsBySuite } from './seconds'
import { listFiles, type Suite } from './suites'

/** Fewer files that were chosen by the changed paths run in one process. */
const MIN_SHARDED_FILES = 12
/** Wall-clock seconds of a file that no stored run had. */
const UNKNOWN_SECONDS = 8

/** One test runner process and the suites that it runs. */
export type Run = {
  name: string
  suites: Suite[]
}

/**
 * Returns the processes that run suites, the longest first: the last ones to start are short, so that no core waits
 * for a long one. The shards of a suite take about the same time, by the seconds of the last published run. A
 * selection of files or titles may leave a shard without tests, and Next runs only one instance from its sources:
 * those run in one process.
 */
export function splitIntoRuns(
  suites: Suite[],
  options: Pick<TestOptions, 'files' | 'title' | 'isDev'>,
): Run[] {
  const stored = readSeconds(publishedSecondsFile)?.suites ?? {}
  return suites
    .flatMap((suite) => splitSuite(suite, options, stored))
    .toSorted((one, other) => other.seconds - one.seconds)
    .map(({ run }) => run)
}

type Part = { run: Run; seconds: number }

function splitSuite(
  suite: Suite,
  { files, title, isDev }: Pick<TestOptions, 'files' | 'title' | 'isDev'>,
  stored: SecondsBySuite,
): Part[] {
  const { name, shards = 1, files: chosen } = suite
  const isPart = chosen ? chosen.length < MIN_SHARDED_FILES : files.length > 0
  const isWhole = shards === 1 || isPart || title !== undefined || isDev
  const groups = groupByProduct(chosen ?? listFiles(suite)).map((group) => ({
    files: group,
    seconds: group.reduce((sum, file) => sum + (stored[name]?.[file]?.[0] ?? UNKNOWN_SECONDS), 0),
  }))
  return divide(groups, isWhole ? 1 : shards).map(({ files: own, seconds }, index) => ({
    run: isWhole
      ? { name, suites: [suite] }
      : { name: `${name}-${index + 1}`, suites: [{ ...suite, files: own }] },
    seconds,
  }))
}

/** Files that share a product beside that of their suite start it once, if one process runs them. */
function groupByProduct(files: string[]): string[][] {
  const groups = new Map<string, string[]>()
  for (const file of files) {
    const key = readSharedProduct(file) ?? file
    groups.set(key, [...(groups.get(key) ?? []), file])
  }
  return [...groups.values()]
}

/** What a file of `tests/cms` imports, by the product of tests/support/sharedProducts.ts that it starts. */
const SHARED: [product: string, imported: RegExp][] = [
  ['reading', /\bshareReadingProduct\b|\/support\/lectureSite'/],
  [
    'email',
    /\bshareE(?:mailProduct|mptySite)\b|\/support\/(?:campaignSite|newsletter|passwordResetSite)'/,
  ],
  ['pair', /\bsharePair\b/],
  ['nginx', /\bshareSiteBehindNginx\b/],
]

/** Returns what files that share a product have in common: its name, or for a browser test its settings. */
function readSharedProduct(file: string): string | undefined {
  if (!/^(?:e2e|cms)\//.test(file)) return undefined
  const text = readFileSync(join(repoRoot, 'tests', file), 'utf8')
  if (file.startsWith('e2e/')) return /\bproductEnv: (\w+),/.exec(text)?.[1]
  return SHARED.find(([, imported]) => imported.test(text))?.[0]
}

type Load = { files: string[]; seconds: number }

/** Divides groups of files into parts of about the same time: each, the longest first, joins the shortest part. */
function divide(groups: Load[], count: number): Load[] {
  const parts = Array.from({ length: count }, (): Load => ({ files: [], seconds: 0 }))
  for (const group of groups.toSorted((one, other) => other.seconds - one.seconds)) {
    const shortest = parts.reduce((least, part) => (part.seconds < least.seconds ? part : least))
    shortest.files.push(...group.files)
    shortest.seconds += group.seconds
  }
  return parts
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import {
  publishedSecondsFile,
  readSeconds,
  secondsFile,
  type Seconds,
  type StoredSeconds,
} from '../test/seconds'
import { toMarkdownTable } from './toMarkdownTable'
import { suites } from '../test/suites'
import { listCommits, readChanges } from '../test/byPath/changes'
import { chooseByPath, type Selection } from '../test/byPath/chooseByPath'
import { readProject } from '../test/byPath/selectForCommit'

/** Copies the seconds of this clone into docs/benchmarks, if all suites ran. @returns if changed */
export async function publishSeconds(): Promise<boolean> {
  const stored = readSeconds(secondsFile)
  if (!stored?.whole) return false
  const published = readSeconds(publishedSecondsFile)
  // Suites of a release, which a whole run of a commit leaves out, keep their seconds.
  const suites = { ...published?.suites, ...stored.suites }
  const { date, commit, machine, whole, preparation } = stored
  const merged = { date, commit, machine, whole, preparation, byPath: published?.byPath, suites }
  if (JSON.stringify(merged) === JSON.stringify(published)) return false
  merged.byPath = await computeMean(merged)
  mkdirSync(dirname(publishedSecondsFile), { recursive: true })
  // One file a line: a difference shows what changed.
  writeFileSync(
    publishedSecondsFile,
    `${JSON.stringify(merged, null, 1).replaceAll(/\[\s+(\S+)\s+(\S+)\s+\]/g, '[$1 $2]')}\n`,
  )
  return true
}

/** Renders the seconds by suite; a sentence while no whole run is stored. */
export function renderSeconds(): string {
  const published = readSeconds(publishedSecondsFile)
  return published ? renderTable(published) : 'No whole run of the tests is stored yet.'
}

function renderTable(stored: StoredSeconds): string {
  const { date, commit, machine, whole, byPath, suites } = stored
  const rows = Object.entries(suites).map(([name, files]) => [
    name,
    String(Object.keys(files).length),
    ...sum(Object.values(files)).map(toText),
  ])
  const all = whole ? [['`npm test`, with build and servers', '', ...whole.map(toText)]] : []
  return [
    `Seconds of the tests at ${commit}, ${date}, ${machine}; suites run at the same time. Those of each file: [seconds.json](benchmarks/tests/seconds.json).`,
    toMarkdownTable(['suite', 'files', 'wall clock', 'processor'], [...rows, ...all]),
    ...(byPath
      ? [
          `The tests that \`npm run test:commit\` chooses take ${byPath.minutes} min on average of the last ${byPath.commits} commits.`,
        ]
      : []),
  ].join('\n\n')
}

const sum = (all: Seconds[]): Seconds =>
  all.reduce<Seconds>(
    ([wall, processor], [otherWall, otherProcessor]) => [
      wall + otherWall,
      processor === null || otherProcessor === null ? null : processor + otherProcessor,
    ],
    [0, 0],
  )

const toText = (seconds: number | null): string =>
  seconds === null ? 'unknown' : `${Math.round(seconds).toLocaleString('en')} s`

const COMMITS = 100

/**
 * Computes how long the tests of one of the last commits take on average, if they are chosen by path: from the
 * seconds of each file, with build and servers where a product is needed.
 * @returns minutes; undefined without a whole run
 */
async function computeMean(
  stored: StoredSeconds,
): Promise<{ commits: number; minutes: number } | undefined> {
  if (!stored.whole) return undefined
  const project = await readProject()
  const commits = listCommits(COMMITS)
  const minutes = commits.map((commit) =>
    toMinutes(chooseByPath(readChanges(`${commit}^`, commit), project), stored),
  )
  const mean = minutes.reduce((sum, each) => sum + each, 0) / commits.length
  return { commits: commits.length, minutes: Number(mean.toFixed(1)) }
}

/** Returns a selection's minutes: its part of the processor seconds, after build and tools. */
function toMinutes(selection: Selection, stored: StoredSeconds): number {
  const { whole: [wall] = [NaN], preparation = 0 } = stored
  const processorOf = (name: string, file: string) =>
    // No run of a commit stores the second set-up of `bothForReleases`: it takes about as long as the first.
    (stored.suites[name]?.[file] ?? stored.suites['cms-embedded']?.[file])?.[1] ?? 0
  const sum = (seconds: number[]) => seconds.reduce((a, b) => a + b, 0)
  const all = suites
    .filter(({ isForReleases }) => !isForReleases)
    .flatMap(({ name }) =>
      Object.keys(stored.suites[name] ?? {}).map((file) => processorOf(name, file)),
    )
  const chosen = [...selection].flatMap(([name, files]) =>
    files.map((file) => processorOf(name, file)),
  )
  const needsBuild = suites.some(({ name, needs }) => selection.has(name) && needs.length > 0)
  const seconds = (wall - preparation) * (sum(chosen) / sum(all))
  return (seconds + (needsBuild ? preparation : 0)) / 60
}

import type { StoredSeconds } from '../seconds'
import { suites } from '../suites'
import { listCommits, readChanges } from './changes'
import { chooseByPath, type Selection } from './chooseByPath'
import { readProject } from './selectForCommit'

const COMMITS = 100

/**
 * Computes how long the tests of one of the last commits take on average, if they are chosen by path: from the
 * seconds of each file, with build and servers where a product is needed.
 * @returns minutes; undefined without a whole run
 */
export async function computeMean(
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

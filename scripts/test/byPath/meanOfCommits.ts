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

/** Returns the minutes of a selection on the machine of a run, whose suites ran at the same time. */
function toMinutes(selection: Selection, { suites: stored, whole }: StoredSeconds): number {
  const [wall, processor] = whole ?? [0, null]
  if (!processor) return NaN
  const all = suites
    .filter(({ isForReleases }) => !isForReleases)
    .flatMap(({ name }) => Object.values(stored[name] ?? {}))
  const sum = (seconds: (number | null)[]) => seconds.reduce<number>((a, b) => a + (b ?? 0), 0)
  const build = Math.max(0, processor - sum(all.map(([, seconds]) => seconds)))
  const needsBuild = suites.some(({ name, needs }) => selection.has(name) && needs.length > 0)
  const chosen = [...selection].flatMap(([name, files]) =>
    // No run of a commit stores the second set-up of `bothForReleases`: it takes about as long as the first.
    files.map((file) => (stored[name]?.[file] ?? stored['cms-embedded']?.[file])?.[1] ?? 0),
  )
  return ((sum(chosen) + (needsBuild ? build : 0)) * (wall / processor)) / 60
}

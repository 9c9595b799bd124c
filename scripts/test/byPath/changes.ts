import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repoRoot } from '../../../tests/support/paths'

/** A changed, new or deleted file, with the lines that were added or removed in sources of cms. */
export type Change = { path: string; lines: string[] }

/** Commits of this clone whose tests passed, the last one first. */
const greenFile = join(repoRoot, '.cache', 'green-commits.json')
const KEPT_COMMITS = 200

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'core.quotepath=off', ...args], {
    cwd: repoRoot,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  })

/** Returns the nearest commit before this state whose tests passed here; undefined without one. */
export function findGreenCommit(): string | undefined {
  const green = new Set(readGreenCommits())
  if (green.size === 0) return undefined
  return git('log', '--format=%H', '-1000')
    .split('\n')
    .find((commit) => green.has(commit))
}

/** Returns the last commits that have a parent, merges left out. */
export const listCommits = (count: number): string[] =>
  git('log', '--no-merges', '--min-parents=1', '--format=%H', `-${count}`)
    .split('\n')
    .filter(Boolean)

/** Returns the present commit, unless files differ from it. */
export const readCleanCommit = (): string | undefined =>
  git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD').trim() : undefined

/** Notes that the tests of a commit passed, unless files changed meanwhile. */
export function recordGreenCommit(commit: string): void {
  if (readCleanCommit() !== commit) return
  const commits = [commit, ...readGreenCommits()]
  mkdirSync(dirname(greenFile), { recursive: true })
  writeFileSync(greenFile, JSON.stringify([...new Set(commits)].slice(0, KEPT_COMMITS)))
}

function readGreenCommits(): string[] {
  try {
    return JSON.parse(readFileSync(greenFile, 'utf8')) as string[]
  } catch {
    return []
  }
}

/**
 * Reads what changed since a commit, until another or the present files, untracked ones too.
 * @throws for a commit that this clone does not have
 */
export function readChanges(since: string, until?: string): Change[] {
  const range = until === undefined ? [since] : [since, until]
  const untracked =
    until === undefined ? git('ls-files', '--others', '--exclude-standard', '-z') : ''
  const paths = git('diff', '--name-only', '--no-renames', '-z', ...range) + untracked
  const lines = readLines(git('diff', '-U0', '--no-renames', ...range, '--', 'cms/src'))
  return [...new Set(paths.split('\0').filter(Boolean))].map((path) => ({
    path,
    lines: lines.get(path) ?? [],
  }))
}

/** Returns the added and removed lines of each file of a diff without context. */
export function readLines(diff: string): Map<string, string[]> {
  const byFile = new Map<string, string[]>()
  let lines: string[] = []
  for (const line of diff.split('\n')) {
    const [, path] = /^diff --git a\/.+ b\/(.+)$/.exec(line) ?? []
    if (path !== undefined) {
      lines = []
      byFile.set(path, lines)
    } else if (/^[+-](?![+-]{2} )/.test(line)) lines.push(line.slice(1))
  }
  return byFile
}

import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { repoRoot } from '../../tests/support/paths'
import type { tools } from '../../tests/support/tools'

export type Need = 'build' | keyof typeof tools

export type Suite = {
  name: string
  runner: 'vitest' | 'playwright'
  /** Project name in the runner's configuration. */
  project: string
  /** Folders of its files, relative to tests. */
  folders: string[]
  /** Whether it proves a release, not a commit: it runs when it is named (`npm run test:release`). */
  isForReleases?: boolean
  /** Required by the whole suite. */
  needs: Need[]
  /** Number of processes that share its files; 1 if absent. Each has a product of its own. */
  shards?: number
  /** The files that run, relative to tests, if not all: chosen by the changed paths. */
  files?: string[]
  /** Required by the listed files only, which fail without it. */
  wants?: Partial<Record<Need, string[]>>
}

/**
 * All suites. Those without needs start at once; the others follow when the product is built, concurrently, in as
 * many parts as let them end at about the same time.
 */
export const suites: Suite[] = [
  { name: 'unit', runner: 'vitest', project: 'unit', folders: ['unit'], needs: [] },
  { name: 'web', runner: 'vitest', project: 'web', folders: ['web'], needs: [] },
  {
    name: 'cms-embedded',
    runner: 'vitest',
    project: 'cms-embedded',
    folders: ['cms/both', 'cms/bothForReleases', 'cms/embedded', 'model'],
    shards: 3,
    needs: ['build'],
  },
  {
    name: 'cms-production',
    runner: 'vitest',
    project: 'cms-production',
    folders: ['cms/both', 'cms/production'],
    shards: 2,
    needs: ['build', 'mongod', 'versitygw'],
    wants: {
      nginx: ['behindTls', 'nginxCache', 'nginxProduct', 'nginxWithdrawn', 'rollingRestart'].map(
        (name) => `cms/production/${name}.test.ts`,
      ),
      caddy: ['cms/production/caddy.test.ts'],
    },
  },
  {
    name: 'e2e-embedded',
    runner: 'playwright',
    project: 'embedded',
    folders: ['e2e/site', 'e2e/firefox', 'e2e/webkit'],
    shards: 6,
    needs: ['build', 'chromium'],
    wants: {
      firefox: ['e2e/firefox/story.spec.ts'],
      webkit: ['e2e/webkit/story.spec.ts'],
    },
  },
  {
    name: 'readme',
    runner: 'vitest',
    project: 'readme',
    folders: ['readme'],
    needs: ['build'],
    wants: {
      mongod: ['readme/compose.test.ts'],
      versitygw: ['readme/compose.test.ts'],
      nginx: ['readme/nginxUpstream.test.ts'],
      promtool: ['readme/alertRules.test.ts'],
    },
  },
  {
    name: 'e2e-production',
    runner: 'playwright',
    project: 'production',
    folders: ['e2e/production'],
    needs: ['build', 'chromium', 'mongod', 'versitygw'],
  },
  {
    name: 'release',
    runner: 'vitest',
    project: 'release',
    folders: ['release'],
    isForReleases: true,
    needs: ['build'],
    wants: {
      mongod: ['release/exploitation.test.ts'],
      versitygw: ['release/exploitation.test.ts'],
      helm: ['release/helmChart.test.ts'],
    },
  },
  {
    name: 'release-production',
    runner: 'vitest',
    project: 'release-production',
    // A commit runs them on embedded, and here if it can change a query or the store (chooseByPath.ts).
    folders: ['cms/bothForReleases', 'model'],
    isForReleases: true,
    needs: ['build', 'mongod', 'versitygw'],
  },
  {
    name: 'soak-production',
    runner: 'vitest',
    project: 'soak-production',
    folders: ['soak'],
    isForReleases: true,
    needs: ['build', 'mongod', 'versitygw'],
  },
  {
    name: 'soak-embedded',
    runner: 'vitest',
    project: 'soak-embedded',
    folders: ['soak'],
    isForReleases: true,
    needs: ['build'],
  },
]

export type Choice = {
  suites: Suite[]
  /** Files or folders of tests, relative to the folder tests; empty for whole suites. */
  files: string[]
}

/**
 * Selects suites and files by command-line words; without words, all that prove a commit. A word is a suite's
 * name, its part before the dash (`cms` selects both set-ups), or a test file's path relative to
 * the repository or to tests. A file runs in every suite that collects it, limited to the named
 * suites if any.
 * @throws for an unknown word, or a file that no suite collects
 */
export function chooseSuites(words: string[]): Choice {
  const files = words.filter((word) => word.includes('/')).map(toTestPath)
  const names = words.filter((word) => !word.includes('/'))
  const isNamed = (suite: Suite, word: string) =>
    suite.name === word || suite.name.startsWith(`${word}-`)
  const unknown = names.find((word) => !suites.some((suite) => isNamed(suite, word)))
  if (unknown !== undefined) {
    const known = suites.map(({ name }) => name).join(', ')
    throw new Error(`There is no suite "${unknown}". The suites: ${known}.`)
  }
  const named =
    names.length > 0 ? suites.filter((suite) => names.some((word) => isNamed(suite, word))) : suites
  if (words.length === 0) return { suites: named.filter((suite) => !suite.isForReleases), files }
  if (files.length === 0) return { suites: named, files }

  const uncollected = files.find((file) => !named.some((suite) => collects(suite, file)))
  if (uncollected) throw new Error(`No suite runs tests/${uncollected}.`)
  return { suites: named.filter((suite) => files.some((file) => collects(suite, file))), files }
}

const toTestPath = (word: string): string => word.replace(/^\.\//, '').replace(/^tests\//, '')

const isWithin = (file: string, folder: string): boolean =>
  file === folder || file.startsWith(`${folder}/`)

const collects = ({ folders }: Suite, file: string): boolean =>
  folders.some((folder) => isWithin(file, folder))

/** Returns all test files, relative to tests. */
export const listTestFiles = (): string[] =>
  readdirSync(join(repoRoot, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file) && !file.includes('node_modules/'))

/** Returns the test files of a suite, relative to tests. */
export const listFiles = (suite: Suite): string[] =>
  listTestFiles().filter((file) => collects(suite, file))

/** Returns the needs of a selection; file-specific needs count only for the selected files. */
export function needsOf({ suites, files }: Choice): Set<Need> {
  return new Set(
    suites.flatMap(({ needs, wants = {}, files: chosen = files }) => [
      ...needs,
      ...(Object.entries(wants) as [Need, string[]][]).flatMap(([need, wanting]) =>
        chosen.length === 0 || wanting.some((file) => chosen.some((one) => isWithin(file, one)))
          ? [need]
          : [],
      ),
    ]),
  )
}

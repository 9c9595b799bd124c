/** Something that tests need of the machine. */
export type Need = 'build' | 'mongod' | 'versitygw' | 'chromium' | 'nginx' | 'firefox' | 'node24'

export type Suite = {
  name: string
  runner: 'vitest' | 'playwright'
  /** The project's name in the runner's configuration. */
  project: string
  /** Folders below tests that hold its files. */
  folders: string[]
  /** What it cannot run without. */
  needs: Need[]
  /** What some of its files cannot run without, and fail alone; its Node, which has a stand-in. */
  wants?: Need[]
}

/**
 * Every suite. Those that need nothing run while the product is built; the others follow in this
 * order, in lanes: the longest ones first, so that the lanes end together.
 */
export const suites: Suite[] = [
  { name: 'unit', runner: 'vitest', project: 'unit', folders: ['unit'], needs: [] },
  { name: 'web', runner: 'vitest', project: 'web', folders: ['web'], needs: [] },
  {
    name: 'cms-production',
    runner: 'vitest',
    project: 'cms-production',
    folders: ['cms/both', 'cms/soak', 'cms/production'],
    needs: ['build', 'mongod', 'versitygw'],
    wants: ['nginx', 'node24'],
  },
  {
    name: 'cms-embedded',
    runner: 'vitest',
    project: 'cms-embedded',
    folders: ['cms/both', 'cms/soak', 'cms/embedded'],
    needs: ['build'],
  },
  {
    name: 'e2e-embedded',
    runner: 'playwright',
    project: 'embedded',
    folders: ['e2e/both', 'e2e/site', 'e2e/firefox'],
    needs: ['build', 'chromium'],
    wants: ['firefox'],
  },
  {
    name: 'readme',
    runner: 'vitest',
    project: 'readme',
    folders: ['readme'],
    needs: ['build'],
    wants: ['node24'],
  },
  {
    name: 'e2e-production',
    runner: 'playwright',
    project: 'production',
    folders: ['e2e/both'],
    needs: ['build', 'chromium', 'mongod', 'versitygw'],
    wants: ['node24'],
  },
]

export type Choice = {
  suites: Suite[]
  /** Files or folders of tests, relative to the folder tests; empty for whole suites. */
  files: string[]
}

/**
 * What the words of a command line choose; without words, everything. A word is a suite's name, the
 * part of it before the dash (`cms` is both set-ups), or a test file's path, from the repository's
 * root or from tests. Files run in every suite that collects them, among the named ones if any are.
 * @throws when a word is none of these, or no suite collects a file.
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
  if (files.length === 0) return { suites: named, files }

  const uncollected = files.find((file) => !named.some((suite) => collects(suite, file)))
  if (uncollected) throw new Error(`No suite runs tests/${uncollected}.`)
  return { suites: named.filter((suite) => files.some((file) => collects(suite, file))), files }
}

const toTestPath = (word: string): string => word.replace(/^\.\//, '').replace(/^tests\//, '')

const collects = ({ folders }: Suite, file: string): boolean =>
  folders.some((folder) => file === folder || file.startsWith(`${folder}/`))

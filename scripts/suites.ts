/** Something that a suite cannot run without. */
export type Need = 'build' | 'mongod' | 'versitygw' | 'nginx' | 'chromium'

export type Suite = {
  name: string
  runner: 'vitest' | 'playwright'
  /** The project's name in the runner's configuration. */
  project: string
  needs: Need[]
}

/** Every suite, in the order in which they run: the quick ones first. */
export const suites: Suite[] = [
  { name: 'unit', runner: 'vitest', project: 'unit', needs: [] },
  { name: 'web', runner: 'vitest', project: 'web', needs: [] },
  { name: 'cms-embedded', runner: 'vitest', project: 'cms-embedded', needs: ['build'] },
  {
    name: 'cms-production',
    runner: 'vitest',
    project: 'cms-production',
    needs: ['build', 'mongod', 'versitygw', 'nginx'],
  },
  { name: 'e2e-embedded', runner: 'playwright', project: 'embedded', needs: ['build', 'chromium'] },
  {
    name: 'e2e-production',
    runner: 'playwright',
    project: 'production',
    needs: ['build', 'chromium', 'mongod', 'versitygw'],
  },
]

/**
 * The suites that the words of a command line name; without words, all of them. A word is a
 * suite's name or the part before its dash: `cms` names both set-ups.
 * @throws when a word names none.
 */
export function chooseSuites(words: string[]): Suite[] {
  const isNamed = (suite: Suite, word: string) =>
    suite.name === word || suite.name.startsWith(`${word}-`)
  const unknown = words.find((word) => !suites.some((suite) => isNamed(suite, word)))
  if (unknown !== undefined) {
    const names = suites.map(({ name }) => name).join(', ')
    throw new Error(`There is no suite "${unknown}". The suites: ${names}.`)
  }
  if (words.length === 0) return suites
  return suites.filter((suite) => words.some((word) => isNamed(suite, word)))
}

import { parseArgs } from 'node:util'
import { chooseSuites, type Choice } from './suites'

export type TestOptions = Choice & {
  /** Runs only the tests whose title contains this text or matches this regular expression. */
  title: string | undefined
  /** Runs the product from its sources, like `npm run dev`, instead of the build. */
  isDev: boolean
  /** Runs all tests, regardless of the number of failures. */
  keepsGoing: boolean
  /** Runs the tests that the changes since the last green commit can fail. */
  isByPath: boolean
  /** Commit to compare with instead of the last green one. */
  base: string | undefined
}

export const usage = `npm test -- [suite | file …] [options]

  suite            unit, web, cms (cms-embedded, cms-production), e2e (e2e-embedded, e2e-production), readme;
                   when named: release (release-production), soak (soak-embedded, soak-production)
  file             a test file or a folder of them: tests/cms/both/media.test.ts
  -t, --title X    only tests whose title has X
  --dev            the product from its sources, without a build (cms suites)
  --keep-going     to the end, however much has failed
  --by-path        what the changes since the last green commit can fail (npm run test:commit)
  --base X         the same, compared with commit X
`

/** Parses the arguments after `npm test --`. @throws a one-line error for invalid ones */
export function readCommandLine(args: string[]): TestOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      title: { type: 'string', short: 't' },
      dev: { type: 'boolean', default: false },
      'keep-going': { type: 'boolean', default: false },
      'by-path': { type: 'boolean', default: false },
      base: { type: 'string' },
    },
  })
  const { dev: isDev, title, 'keep-going': keepsGoing, base } = values
  const isByPath = values['by-path'] || base !== undefined
  if (isByPath && (positionals.length > 0 || isDev || title !== undefined))
    throw new Error('--by-path chooses the tests: without suites, files and other options.')
  const choice = chooseSuites(positionals)
  const built = choice.suites.find(({ name }) => !/^(?:cms|soak)-/.test(name))
  if (isDev && built) throw new Error(`--dev is for the suites of cms, not ${built.name}.`)
  return { ...choice, title, isDev, keepsGoing, isByPath, base }
}

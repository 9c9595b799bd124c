import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { chooseSuites, listTestFiles } from '../../../scripts/test/suites'
import { repoRoot } from '../../support/paths'
import { setups } from '../../support/setups'

const testsDir = join(repoRoot, 'tests')
const require = createRequire(import.meta.url)
const runFile = promisify(execFile)

/** The projects of both runners by the test file that they collect, as the runners list them. */
let projectsByFile: Map<string, string[]>

beforeAll(async () => {
  projectsByFile = new Map()
  const lists = await Promise.all([listVitestFiles(), listPlaywrightFiles()])
  for (const { file, project } of lists.flat()) {
    projectsByFile.set(file, [...(projectsByFile.get(file) ?? []), project])
  }
}, 120_000)

const projectsOf = (file: string) => projectsByFile.get(file) ?? []

type Collected = { file: string; project: string }

async function listVitestFiles(): Promise<Collected[]> {
  const program = join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs')
  const config = join(testsDir, 'vitest.config.ts')
  const output = await listWith([program, 'list', '--filesOnly', '--json', '--config', config])
  const files = JSON.parse(output) as { file: string; projectName: string }[]
  return files.map(({ file, projectName }) => ({
    file: toTestPath(file),
    project: `vitest ${projectName}`,
  }))
}

type Listed = { config: { rootDir: string }; suites: ListedFile[] }
type ListedFile = { file: string; specs?: ListedSpec[]; suites?: ListedFile[] }
type ListedSpec = { tests: { projectName: string }[] }

async function listPlaywrightFiles(): Promise<Collected[]> {
  const program = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js')
  const config = join(testsDir, 'e2e', 'playwright.config.ts')
  const output = await listWith([program, 'test', '--list', '--reporter=json', '--config', config])
  const listed = JSON.parse(output) as Listed
  return listed.suites.flatMap((suite) =>
    [...new Set(projectNamesIn(suite))].map((name) => ({
      file: toTestPath(join(listed.config.rootDir, suite.file)),
      project: `playwright ${name}`,
    })),
  )
}

const projectNamesIn = ({ specs = [], suites: inner = [] }: ListedFile): string[] => [
  ...specs.flatMap((spec) => spec.tests.map(({ projectName }) => projectName)),
  ...inner.flatMap(projectNamesIn),
]

/** Runs a runner that only lists: no browser is started, so any program stands for one. */
async function listWith(args: string[]): Promise<string> {
  const env = { ...process.env, CHROMIUM_PATH: process.execPath, FORCE_COLOR: '0' }
  const { stdout } = await runFile(process.execPath, args, {
    cwd: testsDir,
    env,
    maxBuffer: 2 ** 26,
  })
  return stdout
}

const toTestPath = (file: string) => relative(testsDir, file).split(sep).join('/')

test('each test file is collected by the suites that run it when it is named', () => {
  const files = listTestFiles()

  expect(files).toContain('unit/scripts/collected.test.ts')
  for (const file of files) {
    const projects = chooseSuites([file]).suites.map(
      ({ runner, project }) => `${runner} ${project}`,
    )
    expect([file, projectsOf(file).toSorted()]).toEqual([file, projects.toSorted()])
  }
})

test.each(setups)('a file in a folder named %s is for that set-up alone', (setup) => {
  const own = [...projectsByFile.keys()].filter((file) => file.split('/').includes(setup))

  expect(own.length).toBeGreaterThan(0)
  for (const file of own) {
    const project = file.startsWith('e2e/') ? `playwright ${setup}` : `vitest cms-${setup}`
    expect([file, projectsOf(file)]).toEqual([file, [project]])
  }
})

test('no test file is collected twice by one project, or by both runners', () => {
  for (const [file, projects] of projectsByFile) {
    expect([file, new Set(projects).size]).toEqual([file, projects.length])
    expect([file, new Set(projects.map((name) => name.split(' ')[0])).size]).toEqual([file, 1])
  }
})

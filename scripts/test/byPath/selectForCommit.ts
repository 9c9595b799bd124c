import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repoRoot } from '../../../tests/support/paths'
import { listTestFiles, suites, type Suite } from '../suites'
import { findGreenCommit, readChanges } from './changes'
import { chooseByPath, type Project, type Selection } from './chooseByPath'
import { readImporters } from './importGraph'

/**
 * Chooses and prints the tests that the changes since a commit can fail, by default the last green
 * one; undefined without one: then all tests run.
 */
export async function selectForCommit(base = findGreenCommit()): Promise<Suite[] | undefined> {
  if (base === undefined) {
    console.log('No commit before this one is known to be green in this clone: all tests run.')
    return undefined
  }
  const changes = readChanges(base)
  const project = await readProject()
  const selection = chooseByPath(changes, project)
  console.log(`${changes.length} files differ from the green commit ${base.slice(0, 9)}. Tests:`)
  for (const [name, files] of selection) console.log(`  ${name.padEnd(20)}${files.length} files`)
  if (selection.size === 0) console.log('  none')
  return toSuites(selection)
}

/** Reads the test files and the imports of this clone. */
export async function readProject(): Promise<Project> {
  const testsDir = join(repoRoot, 'tests')
  const testFiles = listTestFiles()
  const fileReaders = testFiles.filter(
    (file) =>
      /^(?:unit|web)\//.test(file) &&
      /\brepoRoot\b|from 'node:fs'/.test(readFileSync(join(testsDir, file), 'utf8')),
  )
  return { importers: await readImporters(), testFiles, fileReaders }
}

const toSuites = (selection: Selection): Suite[] =>
  suites.flatMap((suite) => {
    const files = selection.get(suite.name)
    return files ? [{ ...suite, files }] : []
  })

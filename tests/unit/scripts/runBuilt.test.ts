import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { makeTempDir, repoRoot } from '../../support/paths'

/** A build that takes no time: it notes that it was made, and makes one program. */
const BUILD = `
  import { mkdirSync, writeFileSync } from 'node:fs'
  import { join } from 'node:path'
  const root: string = join(import.meta.dirname, '..')
  export async function ensureBuilt(): Promise<void> {
    writeFileSync(join(root, 'built'), '')
    mkdirSync(join(root, 'cms', 'dist'), { recursive: true })
    writeFileSync(join(root, 'cms', 'dist', 'hello.js'), "console.log('new', process.argv.slice(2).join())")
  }
`

let clone: string

beforeEach(() => {
  clone = makeTempDir('run-built')
  mkdirSync(join(clone, 'scripts'))
  cpSync(join(repoRoot, 'scripts', 'runBuilt.js'), join(clone, 'scripts', 'runBuilt.js'))
  writeFileSync(join(clone, 'scripts', 'build.ts'), BUILD)
  writeFileSync(join(clone, 'package.json'), JSON.stringify({ type: 'module' }))
  symlinkSync(join(repoRoot, 'node_modules'), join(clone, 'node_modules'))
})

const run = () => {
  const args = ['scripts/runBuilt.js', 'hello', 'a', 'b']
  return spawnSync(process.execPath, args, { cwd: clone, encoding: 'utf8' })
}

test('a program that is not built is built, then run with its arguments', () => {
  const { status, stdout, stderr } = run()

  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: 'new a,b\n', stderr: '' })
})

test('an existing build is run without a new build, however old', () => {
  mkdirSync(join(clone, 'cms', 'dist'), { recursive: true })
  writeFileSync(join(clone, 'cms', 'dist', 'hello.js'), "console.log('old')")

  expect(run().stdout).toBe('old\n')
  expect(existsSync(join(clone, 'built'))).toBe(false)
})

import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { installFolder as InstallFolder } from '../../support/installFolder'
import { makeTempDir } from '../../support/paths'

let cache: string
let installFolder: typeof InstallFolder

beforeEach(async () => {
  cache = makeTempDir('cache')
  vi.stubEnv('XDG_CACHE_HOME', cache)
  // The tools' folder is read from the environment when the module is loaded.
  vi.resetModules()
  ;({ installFolder } = await import('../../support/installFolder'))
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
  rmSync(cache, { recursive: true, force: true })
})

const tools = () => join(cache, 'regards', 'tools')
const write = (text: string) => (dir: string) => writeFile(join(dir, 'tool'), text)
const readTool = (dir: string) => readFileSync(join(dir, 'tool'), 'utf8')

it('installs a version once, beside another version', async () => {
  const fill = vi.fn(write('one'))
  const first = await installFolder('npm/hammer@1.0.0', fill)

  expect(first).toBe(join(tools(), 'npm', 'hammer@1.0.0'))
  expect(await installFolder('npm/hammer@1.0.0', fill)).toBe(first)
  expect(fill).toHaveBeenCalledTimes(1)
  expect(readTool(await installFolder('npm/hammer@2.0.0', write('two')))).toBe('two')
  expect(readTool(first)).toBe('one')
})

it('leaves no folder after a failed installation, so that the next run installs anew', async () => {
  const failed = installFolder('npm/hammer@1.0.0', async (dir) => {
    await write('half')(dir)
    throw new Error('not the file that was pinned')
  })

  await expect(failed).rejects.toThrow('not the file that was pinned')
  expect(existsSync(join(tools(), 'npm', 'hammer@1.0.0'))).toBe(false)
  expect(readdirSync(join(tools(), 'installing'))).toEqual([])
  expect(readTool(await installFolder('npm/hammer@1.0.0', write('whole')))).toBe('whole')
})

it('shows no folder before it is complete, and takes the first of two installations at once', async () => {
  let release = () => {}
  const waiting = new Promise<void>((resolve) => {
    release = resolve
  })
  const slow = installFolder('npm/hammer@1.0.0', async (dir) => {
    await waiting
    await write('slow')(dir)
  })
  expect(existsSync(join(tools(), 'npm', 'hammer@1.0.0'))).toBe(false)
  const quick = await installFolder('npm/hammer@1.0.0', write('quick'))
  release()

  expect(await slow).toBe(quick)
  expect(readTool(quick)).toBe('quick')
  expect(readdirSync(join(tools(), 'installing'))).toEqual([])
})

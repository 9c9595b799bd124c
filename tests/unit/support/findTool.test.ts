import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findTool, type Source, type Tool } from '../../support/findTool'
import { makeTempDir } from '../../support/paths'

let dir: string
let printed: string[]

beforeEach(() => {
  dir = makeTempDir('tool')
  printed = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.push(String(text))
    return true
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  rmSync(dir, { recursive: true, force: true })
})

/** Writes a program that ends with this exit code. */
function program(name: string, exitCode = 0): string {
  const path = join(dir, name)
  writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`)
  chmodSync(path, 0o755)
  return path
}

const tool = (rest: Partial<Tool> = {}): Tool => ({
  name: 'hammer',
  variable: 'HAMMER_BINARY',
  versionFlag: '--version',
  candidates: () => [],
  sources: [],
  remedy: 'run `apt-get install hammer`',
  ...rest,
})

const source = (install: () => void, obstacle?: string): Source => ({
  action: 'fetching it',
  obstacle: () => obstacle,
  install: vi.fn(() => Promise.resolve().then(install)),
})

it('takes the program of the environment variable before all others, or throws', async () => {
  const candidates = () => [program('other')]
  vi.stubEnv('HAMMER_BINARY', program('given'))
  await expect(findTool(tool({ candidates }))).resolves.toBe(join(dir, 'given'))

  vi.stubEnv('HAMMER_BINARY', join(dir, 'missing'))
  await expect(findTool(tool({ candidates }))).rejects.toThrow('HAMMER_BINARY is set to')
})

it('takes the first candidate that runs, and installs nothing', async () => {
  const good = program('good')
  const fetch = source(() => program('fetched'))
  const candidates = () => [undefined, join(dir, 'missing'), program('broken', 127), good]
  await expect(findTool(tool({ candidates, sources: [fetch] }))).resolves.toBe(good)
  expect(fetch.install).not.toHaveBeenCalled()
  expect(printed).toEqual([])
})

it('installs from the next source when one has an obstacle, fails or brings a broken program', async () => {
  const blocked = source(() => program('hammer'), 'no root')
  const failing = source(() => {
    expect(printed).toEqual(['hammer is missing: fetching it\n'])
    throw new Error('no network')
  })
  const sources = [
    blocked,
    failing,
    source(() => program('hammer', 127)),
    source(() => program('hammer')),
  ]
  const hammer = tool({ candidates: () => [join(dir, 'hammer')], sources })
  await expect(findTool(hammer)).resolves.toBe(join(dir, 'hammer'))
  expect(blocked.install).not.toHaveBeenCalled()
  expect(printed).toHaveLength(3)
})

it('throws one line with the reasons and the remedy when nothing was found', async () => {
  const broken = program('broken', 127)
  const sources = [
    source(() => {}, 'no root'),
    source(() => {
      throw new Error('no network')
    }),
  ]
  await expect(findTool(tool({ candidates: () => [broken], sources }))).rejects.toThrow(
    `hammer is missing (${broken} does not run here; no root; no network): ` +
      'run `apt-get install hammer`, or set HAMMER_BINARY to the path of one.',
  )
})

import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

/** A program that ends with this exit code, whatever it is asked. */
function program(name: string, exitCode = 0): string {
  const path = join(dir, name)
  writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`)
  chmodSync(path, 0o755)
  return path
}

function tool(rest: Partial<Tool> = {}): Tool {
  return {
    name: 'hammer',
    variable: 'HAMMER_BINARY',
    versionFlag: '--version',
    candidates: () => [],
    sources: [],
    remedy: 'run `apt-get install hammer`',
    ...rest,
  }
}

function source(install: Source['install'], rest: Partial<Source> = {}): Source {
  return { action: 'fetching it', install: vi.fn(install), ...rest }
}

describe('findTool', () => {
  it('takes the program that the variable names before all others', async () => {
    const given = program('given')
    vi.stubEnv('HAMMER_BINARY', given)
    await expect(findTool(tool({ candidates: () => [program('other')] }))).resolves.toBe(given)
  })

  it('throws when the variable names no program', async () => {
    vi.stubEnv('HAMMER_BINARY', join(dir, 'missing'))
    const candidates = () => [program('other')]
    await expect(findTool(tool({ candidates }))).rejects.toThrow('HAMMER_BINARY is set to')
  })

  it('takes the first candidate that runs, and installs nothing then', async () => {
    const good = program('good')
    const fetch = source(() => Promise.resolve(program('fetched')))
    const candidates = () => [undefined, join(dir, 'missing'), program('broken', 127), good]
    await expect(findTool(tool({ candidates, sources: [fetch] }))).resolves.toBe(good)
    expect(fetch.install).not.toHaveBeenCalled()
    expect(printed).toEqual([])
  })

  it('prints what it installs before it starts', async () => {
    const fetch = source(() => {
      expect(printed).toEqual(['hammer is missing: fetching it\n'])
      return Promise.resolve(program('fetched'))
    })
    await expect(findTool(tool({ sources: [fetch] }))).resolves.toBe(join(dir, 'fetched'))
    expect(fetch.install).toHaveBeenCalledOnce()
  })

  it('goes on to the next source when one has an obstacle, fails or brings a broken program', async () => {
    const blocked = source(() => Promise.resolve(program('never')), { obstacle: () => 'no root' })
    const sources = [
      blocked,
      source(() => Promise.reject(new Error('no network'))),
      source(() => Promise.resolve(program('broken', 127))),
      source(() => Promise.resolve(program('good'))),
    ]
    await expect(findTool(tool({ sources }))).resolves.toBe(join(dir, 'good'))
    expect(blocked.install).not.toHaveBeenCalled()
    expect(printed).toHaveLength(3)
  })

  it('says in one line why nothing was found and how to get it', async () => {
    const broken = program('broken', 127)
    const sources = [
      source(() => Promise.resolve(broken), { obstacle: () => 'no root' }),
      source(() => Promise.reject(new Error('no network'))),
    ]
    await expect(findTool(tool({ candidates: () => [broken], sources }))).rejects.toThrow(
      `hammer is missing (${broken} does not run here; no root; no network): ` +
        'run `apt-get install hammer`, or set HAMMER_BINARY to the path of one.',
    )
  })

  it('installs once for calls at the same time', async () => {
    const fetch = source(() => Promise.resolve(program('fetched')))
    const both = [findTool(tool({ sources: [fetch] })), findTool(tool({ sources: [fetch] }))]
    expect(await Promise.all(both)).toEqual([join(dir, 'fetched'), join(dir, 'fetched')])
    expect(fetch.install).toHaveBeenCalledOnce()
  })
})

import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeTempDir, toolDir } from '../../support/paths'
import { installWheel } from '../../support/pythonWheel'

const wheel = { requirement: 'hammer==1.2.3', sha256: ['aa', 'bb'] }

let dir: string
let target: string

beforeEach(() => {
  dir = makeTempDir('wheel')
  target = join(toolDir('wheels'), `test-${process.pid}`)
  vi.stubEnv('PATH', dir)
})

afterEach(() => {
  vi.unstubAllEnvs()
  for (const each of [dir, target]) rmSync(each, { recursive: true, force: true })
})

/** Puts a python3 on PATH whose pip unpacks one file into its --target, then ends like this. */
function havePip(end: string) {
  const script = `#!/bin/sh
    for argument; do
      [ "$previous" = --target ] && target=$argument
      [ "$previous" = -r ] && /bin/cp "$argument" ${dir}/requirements
      previous=$argument
    done
    /bin/mkdir "$target" && echo x > "$target/hammer"
    ${end}\n`
  writeFileSync(join(dir, 'python3'), script, { mode: 0o755 })
}

const unfinished = () => readdirSync(toolDir('wheels')).filter((name) => name.startsWith('.new-'))

describe('installWheel', () => {
  it('unpacks the pinned wheel into the folder', async () => {
    havePip('exit 0')
    await installWheel(wheel, target)
    expect(readFileSync(join(target, 'hammer'), 'utf8')).toBe('x\n')
    expect(readFileSync(join(dir, 'requirements'), 'utf8')).toBe(
      'hammer==1.2.3 --hash=sha256:aa --hash=sha256:bb',
    )
  })

  it('leaves no folder when pip fails half-way, and says why in one line', async () => {
    havePip('echo "Collecting hammer"; echo "ERROR: no such version" >&2; exit 1')
    const before = unfinished()
    await expect(installWheel(wheel, target)).rejects.toThrow(
      'pip install hammer==1.2.3: ERROR: no such version',
    )
    expect(existsSync(target)).toBe(false)
    expect(unfinished()).toEqual(before)
  })

  it('needs no pip for a folder that is there', async () => {
    havePip('exit 0')
    await installWheel(wheel, target)
    havePip('exit 1')
    await installWheel(wheel, target)
    expect(existsSync(target)).toBe(true)
  })
})

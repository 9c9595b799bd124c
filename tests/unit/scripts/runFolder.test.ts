import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { canHoldRun, deleteFoldersOfEndedRuns } from '../../../scripts/test/runFolder'
import { makeTempDir, repoRoot } from '../../support/paths'

const GB = 1024 ** 3
const MOUNTS = `proc /proc proc rw,nosuid 0 0
tmpfs /dev/shm tmpfs rw,nosuid,nodev,size=24684092k 0 0
`

const root = makeTempDir('roots')

test.each([
  ['has room', {}, true],
  ['is as small as a container’s', { freeBytes: 64 * 1024 ** 2 }, false],
  ['would take the memory that servers and browsers need', { availableBytes: 6 * GB }, false],
  ['runs no programs', { mounts: MOUNTS.replace('nodev', 'nodev,noexec') }, false],
  ['is not in memory', { mounts: MOUNTS.replaceAll('tmpfs', 'ext4') }, false],
])('temporary files are in memory where the folder there … %s: %o → %s', (_, change, expected) => {
  const folder = { mounts: MOUNTS, freeBytes: 12 * GB, availableBytes: 12 * GB, ...change }
  expect(canHoldRun(folder)).toBe(expected)
})

test('the folder of a run that was killed is deleted, others stay', async () => {
  const killed = spawn('sleep', ['60'])
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  for (const name of [`regards-run-${killed.pid}-a`, `regards-run-${process.pid}-a`, 'regards-x']) {
    mkdirSync(join(root, name))
    writeFileSync(join(root, name, 'file'), 'text')
  }

  deleteFoldersOfEndedRuns(root)

  expect(readdirSync(root).toSorted()).toEqual([`regards-run-${process.pid}-a`, 'regards-x'])
})

/** A process that makes a run's folder, prints its path, and waits or ends with an error. */
const startRun = (then: string) =>
  spawn(
    process.execPath,
    [
      ...['--import', 'tsx', '--input-type=module', '--eval'],
      `import { makeRunFolder } from './scripts/test/runFolder.ts'
       makeRunFolder({ isOnDisk: true })
       console.log(process.env.TMPDIR)
       ${then}`,
    ],
    { cwd: repoRoot, env: { ...process.env, TMPDIR: root } },
  )

test.each(["throw new Error('a fault of npm test')", ''])(
  'its folder is deleted when the run ends: %s',
  async (end) => {
    const run = startRun(end)
    let output = ''
    run.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    await once(run, 'close')

    expect(output.trim()).toMatch(new RegExp(`^${root}/regards-run-${run.pid}-`))
    expect(existsSync(output.trim())).toBe(false)
  },
)

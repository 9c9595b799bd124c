import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { endLeftProcesses } from '../../../scripts/test/runSuites'
import { poll } from '../../support/ports'

test('what a runner left is named and ended', async () => {
  const runner = spawn('sh', ['-c', 'sleep 61 >/dev/null &'], {
    detached: true,
    env: { ...process.env, HOME: '/home/left' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  runner.stdout.resume()
  await once(runner, 'close')
  const group = runner.pid ?? 0

  expect(endLeftProcesses(group)).toEqual([
    expect.stringMatching(/sleep 61.* \(HOME=\/home\/left\)$/),
  ])
  await poll(() => endLeftProcesses(group).length === 0, { what: 'the end of the process' })
})

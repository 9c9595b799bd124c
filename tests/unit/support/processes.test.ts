import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { failureLine, runCommand } from '../../support/commands'
import { repoRoot } from '../../support/paths'
import { poll } from '../../support/ports'
import { startChild } from '../../support/processes'

const LIMITS = { timeoutMs: 20_000 }

const node = (script: string) => [process.execPath, ['-e', script]] as const

/** A server that says when it listens for signals. */
const startNode = async (script: string) => {
  const [command, args] = node(`${script}; setInterval(() => {}, 1000); console.log('ready')`)
  const child = startChild({ name: 'the child', command, args: [...args] })
  await poll(() => child.log().includes('ready'), { what: 'the child', ...LIMITS })
  return child
}

describe('runCommand', () => {
  it('gives both streams of a command that works', async () => {
    const [command, args] = node('console.log("out"); console.error("err")')
    const result = await runCommand(command, [...args], LIMITS)
    expect(result).toEqual({ ok: true, output: 'out\nerr\n' })
  })

  it('gives the output of a command that fails, and the line that tells why', async () => {
    const [command, args] = node('console.log("Error: disk full"); process.exit(3)')
    const { ok, output } = await runCommand(command, [...args], LIMITS)
    expect(ok).toBe(false)
    expect(failureLine(output)).toBe('Error: disk full')
  })

  it('says that there is no such program', async () => {
    const result = await runCommand('/nowhere/hammer', [], LIMITS)
    expect(result.ok).toBe(false)
    expect(result.output).toContain('ENOENT')
  })

  it('ends a command that takes too long', async () => {
    const [command, args] = node('setInterval(() => {}, 1000)')
    const result = await runCommand(command, [...args], { timeoutMs: 200 })
    expect(result).toEqual({ ok: false, output: '\nended after 200 ms' })
  })
})

describe('startChild', () => {
  it('stops a child that is frozen', async () => {
    const child = await startNode('')
    child.pause()
    await child.stop()
    expect(child.ended()).toBe('signal SIGTERM')
  })

  it('kills a child that ignores SIGTERM, and throws with its log', async () => {
    const child = await startNode('process.on("SIGTERM", () => {})')
    await expect(child.stop(100)).rejects.toThrow(
      /^the child had not stopped 100 ms after SIGTERM. Its log:\nready/,
    )
    expect(child.ended()).toBe('signal SIGKILL')
  })

  it('lets no child outlive a process that is ended by a signal', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const module = pathToFileURL(join(repoRoot, 'tests/support/processes.ts')).href
    const script = `
      import { startChild } from ${JSON.stringify(module)}
      const args = ['-e', 'require("node:net").connect(${port}, "127.0.0.1")']
      startChild({ name: 'the child', command: process.execPath, args })`
    const parent = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', script],
      { cwd: repoRoot, stdio: ['ignore', 'ignore', 'inherit'] },
    )
    const [connection] = (await once(server, 'connection')) as [Socket]
    connection.on('error', () => {
      // A killed process may reset its connection.
    })
    parent.kill('SIGTERM')
    await once(connection.resume(), 'close')
    server.close()
  })
})

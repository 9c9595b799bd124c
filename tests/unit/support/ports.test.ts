import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, it, vi } from 'vitest'
import { repoRoot } from '../../support/paths'
import { freePort } from '../../support/ports'

const module = pathToFileURL(join(repoRoot, 'tests/support/ports.ts')).href

afterEach(() => vi.restoreAllMocks())

/** Makes the next calls of freePort try this port first. */
const drawNext = (port: number) =>
  vi.spyOn(Math, 'random').mockReturnValueOnce((port - 21_001 + 0.5) / 10_999)

it('freePort returns each port once, below the ephemeral ports', async () => {
  const given = await Promise.all(Array.from({ length: 50 }, () => freePort()))

  expect(new Set(given).size).toBe(50)
  expect(Math.min(...given)).toBeGreaterThan(21_000)
  expect(Math.max(...given)).toBeLessThan(32_000)
})

it('freePort skips a port that another process reserved, until that process is killed', async () => {
  const script = `
    const { freePort } = await import(${JSON.stringify(module)})
    console.log(await freePort())
    setInterval(() => {}, 1000)`
  const other = spawn(process.execPath, [
    ...['--import', 'tsx', '--input-type=module', '--eval', script],
  ])
  const output = text(other.stdout)
  await once(other.stdout, 'readable')
  const early = await freePort()
  other.kill('SIGKILL')
  await once(other, 'close')
  const port = Number(await output)
  expect(early).not.toBe(port)

  drawNext(port)
  expect(await freePort()).toBe(port)
  drawNext(port)
  expect(await freePort()).not.toBe(port)
})

it('freePort skips a port that a server listens on', async () => {
  const server = createServer().listen(31_987, '127.0.0.1')
  await once(server, 'listening')
  drawNext(31_987)
  const given = await freePort()
  server.close()

  expect(given).not.toBe(31_987)
})

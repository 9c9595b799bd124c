import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeTempDir, repoRoot } from '../../support/paths'
import { freePort, reservationFile, reservePort } from '../../support/ports'

/** Reserved here, and never listened on. */
const ports = Array.from({ length: 300 }, (_, index) => 12_000 + index)

/** Reserves the ports when told to, prints those it got, and keeps them until it is told to end. */
const script = `
  import { reservePort } from ${JSON.stringify(
    pathToFileURL(join(repoRoot, 'tests/support/ports.ts')).href,
  )}
  process.stdin.once('data', () => {
    const got = ${JSON.stringify(ports)}.filter((port) => reservePort(port))
    process.stdout.write(JSON.stringify(got))
    process.stderr.write('done')
  })
  process.stdin.once('end', () => process.exit())
  process.stderr.write('ready')
`

const children: ChildProcess[] = []

let dir: string

beforeEach(() => {
  dir = makeTempDir('ports')
  // Reservations of their own for these tests and their children.
  vi.stubEnv('TMPDIR', dir)
})

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  rmSync(dir, { recursive: true, force: true })
})

async function startReserver() {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { cwd: repoRoot, stdio: 'pipe' },
  )
  children.push(child)
  const output = text(child.stdout)
  await once(child.stderr, 'data')
  return {
    child,
    async reserve() {
      child.stdin.write('now')
      await once(child.stderr, 'data')
    },
    async end(): Promise<number[]> {
      child.stdin.end()
      return JSON.parse(await output) as number[]
    },
  }
}

/** Lets two processes reserve the same ports at once; gives what each got. */
async function reserveTwice() {
  const both = await Promise.all([startReserver(), startReserver()])
  await Promise.all(both.map((each) => each.reserve()))
  return Promise.all(both.map((each) => each.end()))
}

const inOrder = (numbers: number[]) => numbers.toSorted((a, b) => a - b)

describe('freePort', () => {
  it('gives ports below those of outgoing connections, each once', async () => {
    const given = await Promise.all(Array.from({ length: 50 }, () => freePort()))
    expect(new Set(given).size).toBe(50)
    expect(Math.min(...given)).toBeGreaterThan(10_000)
    expect(Math.max(...given)).toBeLessThan(32_000)
  })

  it('passes over a port that something listens on, and one that browsers refuse', async () => {
    const port = await freePort()
    rmSync(reservationFile(port))
    const server = createServer().listen(port, '127.0.0.1')
    await once(server, 'listening')
    const random = vi.spyOn(Math, 'random')
    for (const next of [port, 10_080]) random.mockReturnValueOnce((next - 10_001 + 0.5) / 21_999)
    const given = await freePort()
    server.close()
    expect(random.mock.calls.length).toBeGreaterThan(2)
    expect([port, 10_080]).not.toContain(given)
  })
})

describe('reservePort', () => {
  it('gives a port to one of two processes that want it at once', async () => {
    expect(inOrder((await reserveTwice()).flat())).toEqual(ports)
  })

  it('gives the ports of a process that was killed to one of two others', async () => {
    const killed = await startReserver()
    await killed.reserve()
    killed.child.kill('SIGKILL')
    await once(killed.child, 'exit')
    expect(inOrder((await reserveTwice()).flat())).toEqual(ports)
  })

  it('refuses the ports of a process that runs, and leaves none when it ends', async () => {
    const [port = 0] = ports
    const reserver = await startReserver()
    await reserver.reserve()
    expect(reservePort(port)).toBe(false)
    await reserver.end()
    await once(reserver.child, 'close')
    expect(readdirSync(dirname(reservationFile(port)))).toEqual([])
  })

  it('takes a file that is not written yet for one in use', () => {
    const port = ports[0] ?? 0
    expect(reservePort(port)).toBe(true)
    writeFileSync(reservationFile(port), '')
    expect(reservePort(port)).toBe(false)
  })
})

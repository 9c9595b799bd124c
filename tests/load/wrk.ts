import { join } from 'node:path'
import { failureLine, findOnPath, fromEnv, runCommand } from '../support/commands'
import { installPackage } from '../support/installPackage'
import { repoRoot } from '../support/paths'

/** Result of a load test on one or more paths. Rate per second, times in milliseconds. */
export type Load = { requests: number; rate: number; p50: number; p99: number }

export type LoadOptions = {
  /** Origin, without a trailing slash. */
  url: string
  /** Requested in turn; `{n}` is replaced by a unique number. */
  paths: string[]
  seconds: number
  method?: 'GET' | 'POST'
  connections?: number
  headers?: Record<string, string>
}

const SCRIPT = join(repoRoot, 'tests', 'load', 'wrk.lua')

/** The content encodings that a visitor's browser accepts. */
const BROWSER = { 'Accept-Encoding': 'gzip, deflate, br, zstd' }

let binary: Promise<string> | undefined

/**
 * Sends requests as fast as responses arrive, over ten connections by default, with wrk in one
 * thread, whose own cost hardly affects the measured server.
 * @throws when a response is an error
 */
export async function runWrk(options: LoadOptions): Promise<Load> {
  const { url, paths, seconds, method = 'GET', connections = 10, headers } = options
  const sent = Object.entries({ ...BROWSER, ...headers })
  binary ??= findWrk()
  const { ok, output } = await runCommand(
    await binary,
    [
      ...['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '-s', SCRIPT],
      ...sent.flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
      ...[url, '--', method, ...paths],
    ],
    { timeoutMs: (seconds + 60) * 1000 },
  )
  if (!ok) throw new Error(`wrk: ${failureLine(output)}`)
  return parseWrkOutput(output, `${method} ${paths.join(', ')}`)
}

/** {@link runWrk}, after a warm-up of one second for code compilation and caches. */
export async function runWrkWarm(options: LoadOptions): Promise<Load> {
  await runWrk({ ...options, seconds: 1 })
  return runWrk(options)
}

/**
 * Parses the last line that wrk.lua prints.
 * @throws when it is missing, or when responses were errors
 */
function parseWrkOutput(output: string, what: string): Load {
  const line = /^FIGURES (\d+) (\d+) (\d+) (\d+) (\d+) (\d+)$/m.exec(output)
  if (!line) throw new Error(`${what}: wrk gave no figures: ${failureLine(output)}`)
  const [requests = 0, microseconds = 1, p50 = 0, p99 = 0, refused = 0, lost = 0] = line
    .slice(1)
    .map(Number)
  if (refused + lost > 0 || requests === 0) {
    throw new Error(`${what}: of ${requests} requests ${refused} were refused, ${lost} lost`)
  }
  return { requests, rate: requests / (microseconds / 1e6), p50: p50 / 1000, p99: p99 / 1000 }
}

async function findWrk(): Promise<string> {
  const found = fromEnv('WRK_BINARY') ?? findOnPath('wrk')
  if (found) return found
  await installPackage('wrk').catch((cause: unknown) => {
    throw new Error('wrk is missing: install it, or set WRK_BINARY.', { cause })
  })
  return 'wrk'
}

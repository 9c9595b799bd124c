import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { deleteTempDirs } from './paths'

/**
 * Environment variables. Next's types require NODE_ENV in NodeJS.ProcessEnv, which a child process
 * need not have.
 */
export type Environment = Record<string, string | undefined>

/** Maximum length of a child's retained output, in characters. */
const LOG_LIMIT = 200_000

/** Longer than the product's shutdown timeout (SHUTDOWN_SECONDS), on a busy machine too. */
const STOP_LIMIT_MS = 60_000

const running = new Set<ChildProcess>()

/** A server that runs as a child process of the tests. */
export type ChildServer = {
  readonly pid: number
  /** Output of both streams so far (the last 200,000 characters). */
  log(): string
  /** Exit code or signal; undefined while it runs. */
  ended(): string | undefined
  /**
   * Sends SIGTERM and waits for the exit.
   * @throws when it has not ended after `timeoutMs`; kills it first
   */
  stop(timeoutMs?: number): Promise<void>
  /** Sends SIGKILL, like a crash or a power cut. */
  kill(): Promise<void>
  /** Suspends it (SIGSTOP): connections stay open without responses. */
  pause(): void
  /** Resumes it (SIGCONT). */
  resume(): void
}

export type ChildServerOptions = {
  /** Name for messages. */
  name: string
  command: string
  args: string[]
  cwd?: string
  env?: Environment
  /** Gets each part of its output as it comes. */
  onOutput?: (output: string) => void
}

/** Starts a server as a child process, which never outlives the tests. */
export function startChild(options: ChildServerOptions): ChildServer {
  const { name, command, args, cwd, env, onOutput } = options
  const child = spawn(command, args, {
    cwd,
    env: env as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  let end: string | undefined
  const keep = (chunk: Buffer) => {
    const output = chunk.toString()
    log = (log + output).slice(-LOG_LIMIT)
    onOutput?.(output)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const over = new Promise<void>((resolve) => {
    const finish = (reason: string) => {
      end ??= reason
      resolve()
    }
    child.once('error', (error) => finish(error.message))
    child.once('exit', (code, signal) => {
      const reason = signal ? `signal ${signal}` : `exit code ${code}`
      // The last lines come through a pipe after it, which children of the child may keep open.
      child.once('close', () => finish(reason))
      setTimeout(() => finish(reason), 1_000).unref()
    })
  })
  killAtExit(child)

  const isOver = () => end !== undefined
  return {
    get pid() {
      if (child.pid === undefined) throw new Error(`${name} did not start: ${end ?? 'no pid'}`)
      return child.pid
    },
    log: () => log,
    ended: () => end,
    async stop(timeoutMs = STOP_LIMIT_MS) {
      if (isOver()) return
      child.kill('SIGCONT')
      child.kill('SIGTERM')
      await Promise.race([over, sleep(timeoutMs, undefined, { ref: false })])
      if (isOver()) return
      child.kill('SIGKILL')
      await over
      throw new Error(`${name} had not stopped ${timeoutMs} ms after SIGTERM. Its log:\n${log}`)
    },
    async kill() {
      if (isOver()) return
      child.kill('SIGKILL')
      await over
    },
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
  }
}

/** Kills the child when this process ends in any way. */
export function killAtExit(child: ChildProcess): void {
  running.add(child)
  for (const event of ['error', 'exit']) child.once(event, () => running.delete(child))
  killChildrenOnExit()
}

/** Signals by which this process ends at once, with its children. */
let endingSignals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Lets the caller end this process after a signal, when what it started has ended. */
export function leaveSignalsToCaller(): void {
  endingSignals = []
}

let isGuarded = false

function killChildrenOnExit() {
  if (isGuarded) return
  isGuarded = true
  const cleanUp = () => {
    for (const child of running) child.kill('SIGKILL')
    deleteTempDirs()
  }
  process.on('exit', cleanUp)
  for (const signal of endingSignals) {
    process.on(signal, () => {
      cleanUp()
      // Immediately: a test runner's worker ignores the signal, forbids process.exit, and would
      // continue.
      process.kill(process.pid, 'SIGKILL')
    })
  }
}

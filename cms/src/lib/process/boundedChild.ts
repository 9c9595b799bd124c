import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs/promises'

import { z } from 'zod'

import { env } from '../env'
import { log } from '../log'
import { lowerPriority, toProgramArgs } from './programs'
import { shutdown } from './shutdown'

const MEMORY_CHECK_MS = 200

const DEFAULT_MALLOC = { mmapBytes: 1_000_000, trimBytes: 1_000_000 }

/** Why a child process was ended, or ended by itself, before its work was done. */
export class ChildFailure extends Error {
  constructor(
    readonly reason: 'timeout' | 'memory' | 'crash' | 'killed' | 'shutdown',
    details = '',
  ) {
    super(details || reason)
    this.name = 'ChildFailure'
  }
}

/**
 * Does work in a child process; repeats it once with another child when the first crashes, which
 * may be a temporary fault.
 * @param work starts a child of its own at each call
 * @param hasCrashed whether an error of `work` says that its child ended by itself
 * @throws the error of the last call
 */
export async function trySecondChild<T>(
  work: () => Promise<T>,
  hasCrashed = (error: unknown): boolean =>
    error instanceof ChildFailure && error.reason === 'crash',
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!hasCrashed(error) || shutdown.signal.aborted) throw error
    return work()
  }
}

/** Sizes of freed memory that goes back to the system, in bytes: a block by itself, and the end of the heap. */
export interface Malloc {
  mmapBytes: number
  trimBytes: number
}

export interface ChildProgram<Reply> {
  /** Name of the built program in cms/dist. */
  name: string
  /** Path of its source in cms/src. */
  source: string
  args: string[]
  /** Bound of the JavaScript heap. */
  heapMb: number
  residentBytes: number
  /** 1 MB by default: freed pictures go back to the system. */
  malloc?: Malloc
  /** Bound of the time from start to end. */
  totalMs: number
  /** Schema of its messages: the child reads files from strangers. */
  reply: z.ZodType<Reply>
}

export interface BoundedChild<Reply> {
  /** Waits for a message. @throws ChildFailure, or the system's error of a failed start */
  next(timeoutMs: number): Promise<Reply>
  send(message: object): void
  /** Ends the process, at once. */
  stop(): void
}

/**
 * Starts a program that processes an untrusted file, at the lowest priority and without the
 * server's settings. It is killed when it takes too long or too much memory, and when this process
 * stops.
 */
export function startBoundedChild<Reply>(program: ChildProgram<Reply>): BoundedChild<Reply> {
  const { name, source, args, heapMb, residentBytes, malloc, totalMs, reply } = program
  const child = spawn(
    process.execPath,
    // Its heap is small: threads and steps of its collections cost more than they save.
    [
      `--max-old-space-size=${heapMb}`,
      '--single-threaded-gc',
      '--no-incremental-marking',
      ...toProgramArgs(name, source),
      ...args,
    ],
    {
      cwd: env.cmsDir,
      env: getChildEnv(malloc),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    },
  )
  lowerPriority(child)
  const { next, fail } = watchReplies(child, name, reply)
  const totalTimer = setTimeout(() => fail(new ChildFailure('timeout')), totalMs)
  const memoryTimer = setInterval(() => {
    void readResidentBytes(child.pid).then((bytes) => {
      if (bytes > residentBytes) fail(new ChildFailure('memory', `${bytes} bytes`))
    })
  }, MEMORY_CHECK_MS)
  const handleShutdown = () => fail(new ChildFailure('shutdown'))
  shutdown.signal.addEventListener('abort', handleShutdown)
  if (shutdown.signal.aborted) handleShutdown()
  return {
    next,
    send: (message) => void child.send(message, () => undefined),
    stop() {
      clearTimeout(totalTimer)
      clearInterval(memoryTimer)
      shutdown.signal.removeEventListener('abort', handleShutdown)
      fail(new ChildFailure('crash', 'Stopped'))
    },
  }
}

/**
 * Runs a program that answers once.
 * @param failed message of the log when its child fails
 * @throws ChildFailure, or the system's error when the process cannot be started
 */
export async function runBoundedChild<Reply>(
  program: ChildProgram<Reply>,
  failed: string,
): Promise<Reply> {
  const child = startBoundedChild(program)
  try {
    return await child.next(program.totalMs)
  } catch (error) {
    if (error instanceof ChildFailure)
      log.warn({ reason: error.reason, details: error.message }, failed)
    throw error
  } finally {
    child.stop()
  }
}

/** No settings, hence no secrets. */
const getChildEnv = ({ mmapBytes, trimBytes }: Malloc = DEFAULT_MALLOC): NodeJS.ProcessEnv => ({
  NODE_ENV: 'production',
  PATH: process.env.PATH,
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(mmapBytes),
  MALLOC_TRIM_THRESHOLD_: String(trimBytes),
})

/** Waits for the messages of the child, one at a time; a failure kills it. */
function watchReplies<Reply>(child: ChildProcess, program: string, schema: z.ZodType<Reply>) {
  const replies: Reply[] = []
  let failure: Error | undefined
  let wake: () => void = () => undefined
  let errors = ''
  const fail = (reason: Error) => {
    failure ??= reason
    child.kill('SIGKILL')
    wake()
  }
  child.stderr?.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-2_000)))
  child.on('message', (message) => {
    const { data, error, success } = schema.safeParse(message)
    if (success) replies.push(data)
    else fail(new ChildFailure('crash', `Invalid reply: ${z.prettifyError(error).slice(0, 500)}`))
    wake()
  })
  // The machine has no process or memory left, or does not let this user run Node.
  child.on('error', fail)
  // Not at 'exit': at 'close', the channel of the messages and stderr are read to their ends.
  child.once('close', (code, signal) => {
    log.debug({ program, code, signal, errors }, 'Processus enfant terminé')
    // By the kernel, for want of memory, or by a stop of the machine: this process gives its own reason.
    const ended = signal === 'SIGKILL' || signal === 'SIGTERM' ? 'killed' : 'crash'
    const reason = errors.includes('heap out of memory') ? 'memory' : ended
    fail(new ChildFailure(reason, `${signal ?? code} ${errors}`))
  })
  const next = async (timeoutMs: number): Promise<Reply> => {
    const timer = setTimeout(() => fail(new ChildFailure('timeout')), timeoutMs)
    try {
      while (replies.length === 0 && !failure)
        await new Promise<void>((resolve) => (wake = resolve))
      const reply = replies.shift()
      if (reply) return reply
      throw failure ?? new ChildFailure('crash')
    } finally {
      clearTimeout(timer)
    }
  }
  return { next, fail }
}

/** Resident memory of a process; 0 when it is unknown: only Linux tells. */
async function readResidentBytes(pid: number | undefined): Promise<number> {
  try {
    const status = await fs.readFile(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

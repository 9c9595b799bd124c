import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs/promises'

import { env } from '../../../lib/env'
import { log } from '../../../lib/log'
import { lowerPriority, toProgramArgs } from '../../../lib/process/programs'
import { shutdown } from '../../../lib/process/shutdown'
import {
  MAX_HEAP_MB,
  MAX_RESIDENT_BYTES,
  OPEN_TIMEOUT_MS,
  PAGE_TIMEOUT_MS,
  TOTAL_TIMEOUT_MS,
} from '../limits'
import type { PageRequest, ProcessedPage, Reply } from '../processing/messages'
import { UnwritableOutput } from '../processing/writeOutput'
import { parseReply } from './parseReply'
import { PdfFailure } from './PdfFailure'

const MEMORY_CHECK_MS = 500

type Opened = Extract<Reply, { type: 'opened' }>

/** A child process that takes one PDF apart. */
export interface PdfProcess {
  opened: Opened
  /**
   * Makes a page; its files are in the output folder. A second call may be made before the first
   * resolves: the child makes pages in the order of the calls.
   * @throws PdfFailure; UnwritableOutput or the system's error, when trying again later may help
   */
  makePage(page: number): Promise<ProcessedPage>
  /** Ends the process, at once. */
  stop(): void
}

/**
 * Starts the child process and waits until it has opened the PDF. It gets no setting of the server,
 * and is killed when it takes too long or too much memory, and when this process stops.
 * @param file path of the PDF, of `size` bytes
 * @param outDir existing folder for the files of the pages
 * @throws PdfFailure; UnwritableOutput or the system's error, when trying again later may help
 */
export async function startChild(file: string, size: number, outDir: string): Promise<PdfProcess> {
  const child = spawn(process.execPath, [...getNodeArgs(), file, outDir], {
    cwd: env.cmsDir,
    env: getChildEnv(),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  lowerPriority(child)
  const exchange = watchReplies(child)
  const timers = [
    setTimeout(() => exchange.fail(new PdfFailure('timeout', undefined, '')), TOTAL_TIMEOUT_MS),
    setInterval(() => {
      void readResidentBytes(child.pid).then((bytes) => {
        if (bytes > MAX_RESIDENT_BYTES + size) {
          exchange.fail(new PdfFailure('memory', undefined, `${bytes} bytes`))
        }
      })
    }, MEMORY_CHECK_MS),
  ]
  const handleShutdown = () => exchange.fail(new PdfFailure('crash', undefined, 'Shutdown'))
  shutdown.signal.addEventListener('abort', handleShutdown)
  const stop = () => {
    timers.forEach((timer) => clearTimeout(timer))
    shutdown.signal.removeEventListener('abort', handleShutdown)
    exchange.fail(new PdfFailure('crash', undefined, 'Stopped'))
  }
  try {
    const opened = await exchange.next(OPEN_TIMEOUT_MS)
    if (opened.type !== 'opened') throw new PdfFailure('crash', undefined, 'Unexpected reply')
    let last: Promise<unknown> = Promise.resolve()
    const makePage = (page: number): Promise<ProcessedPage> => {
      child.send({ page } satisfies PageRequest, () => undefined)
      const made = last.then(async () => {
        const reply = await exchange.next(PAGE_TIMEOUT_MS, page)
        if (reply.type === 'page' && reply.page.page === page) return reply.page
        throw new PdfFailure('crash', page, 'Unexpected reply')
      })
      // The next call waits for this reply, whatever it is; a failure is thrown to its own caller.
      last = made.catch(() => undefined)
      return made
    }
    return { opened, makePage, stop }
  } catch (error) {
    stop()
    throw error
  }
}

const getNodeArgs = (): string[] => [
  `--max-old-space-size=${MAX_HEAP_MB}`,
  ...toProgramArgs('takePdfApart', 'features/lecture/processing/main.ts'),
]

/** No settings, hence no secrets: the child reads files from strangers. */
const getChildEnv = (): NodeJS.ProcessEnv => ({
  NODE_ENV: 'production',
  PATH: process.env.PATH,
  // Freed pictures go back to the system.
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1000000',
  MALLOC_TRIM_THRESHOLD_: '1000000',
})

/** Waits for the replies of the child, one at a time; a failure kills it. */
function watchReplies(child: ChildProcess) {
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
    const reply = parseReply(message)
    if (!reply) fail(new PdfFailure('crash', undefined, 'Invalid reply'))
    else if (reply.type === 'refused') fail(new PdfFailure(reply.reason, reply.page, reply.details))
    else if (reply.type === 'unwritable') fail(new UnwritableOutput(reply.code))
    else replies.push(reply)
    wake()
  })
  // The machine has no process or memory left, or does not let this user run Node.
  child.once('error', fail)
  child.once('exit', (code, signal) => {
    const isHeapFull = errors.includes('heap out of memory')
    const details = `${signal ?? code} ${errors.slice(-300)}`
    log.debug({ code, signal, errors }, 'Préparation d’un PDF terminée')
    // By the kernel, for want of memory, or by a stop of the machine: this process gives its own reason.
    const failure = signal === 'SIGKILL' || signal === 'SIGTERM' ? 'killed' : 'crash'
    fail(new PdfFailure(isHeapFull ? 'memory' : failure, undefined, details))
  })
  const next = async (timeoutMs: number, page?: number): Promise<Reply> => {
    const timer = setTimeout(() => fail(new PdfFailure('timeout', page, '')), timeoutMs)
    try {
      while (replies.length === 0 && !failure)
        await new Promise<void>((resolve) => (wake = resolve))
      const reply = replies.shift()
      if (reply) return reply
      throw failure ?? new PdfFailure('crash', page, '')
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

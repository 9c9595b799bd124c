import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Below the ports that the kernel gives to outgoing connections, which could take one meanwhile. */
const FIRST_PORT = 10_001
const LAST_PORT = 31_999

/** Browsers and fetch refuse it. */
const BLOCKED_PORT = 10_080

const TRIES = 1000

/** Files of the ports that this process reserved. */
const reservations = new Set<string>()

/**
 * A TCP port of 127.0.0.1 that nothing listens on, and that no other process gets from this
 * function until this process ends.
 * @throws when none of a thousand ports is free.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries++) {
    const port = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT + 1))
    if (port !== BLOCKED_PORT && reservePort(port) && (await canListen(port))) return port
  }
  throw new Error(`No free TCP port on 127.0.0.1 among ${TRIES} tried`)
}

/** Reserves a port for this process, unless a process that runs has it. */
export function reservePort(port: number): boolean {
  const file = reservationFile(port)
  mkdirSync(dirname(file), { recursive: true })
  if (!createFile(file) && !replaceStaleReservation(file)) return false
  if (reservations.size === 0) process.once('exit', releaseAll)
  reservations.add(file)
  return true
}

/** The file that reserves a port among the processes of this user; it holds a process id. */
export function reservationFile(port: number): string {
  return join(tmpdir(), `regards-ports-${process.getuid?.() ?? 'all'}`, String(port))
}

function releaseAll() {
  for (const file of reservations) rmSync(file, { force: true })
}

/** @returns false when there is such a file. */
function createFile(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/** Takes what a dead process left, one taker at a time. */
function replaceStaleReservation(file: string): boolean {
  const lock = `${file}.lock`
  if (!createFile(lock)) return false
  try {
    if (isProcessRunning(Number(readFileSync(file, 'utf8')))) return false
    writeFileSync(file, String(process.pid))
    return true
  } catch (error) {
    // Its owner ended just now, and released it: another port is as good.
    if (hasCode(error, 'ENOENT')) return false
    throw error
  } finally {
    rmSync(lock)
  }
}

/** A file that is not written yet holds no process id, and counts as one of a running process. */
function isProcessRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return !hasCode(error, 'ESRCH')
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

export type PollOptions = {
  /** What is waited for, as the end of the sentence "Waited in vain for …". */
  what: string
  timeoutMs: number
  intervalMs?: number
}

/**
 * Asks again and again until `probe` gives true.
 * An error thrown by `probe` means "not yet", and is named when time is up.
 * @throws when `timeoutMs` have passed.
 */
export async function poll(
  probe: () => boolean | Promise<boolean>,
  { what, timeoutMs, intervalMs = 100 }: PollOptions,
): Promise<void> {
  const deadline = Date.now() + timeoutMs
  let lastError: unknown
  while (Date.now() < deadline) {
    try {
      if (await probe()) return
      lastError = undefined
    } catch (error) {
      lastError = error
    }
    await sleep(intervalMs)
  }
  throw new Error(`Waited in vain ${timeoutMs} ms for ${what}`, { cause: lastError })
}

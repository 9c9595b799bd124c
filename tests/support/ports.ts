import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Below the kernel's range of ephemeral ports, which outgoing connections could occupy. */
const FIRST_PORT = 10_001
const LAST_PORT = 31_999

/** Blocked by browsers and fetch. */
const BLOCKED_PORT = 10_080

const TRIES = 1000

/** Reservation files of this process. */
const reservations = new Set<string>()

/**
 * Returns a free TCP port of 127.0.0.1, reserved across processes until this one ends.
 * @throws when none of a thousand ports is free
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries++) {
    const port = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT + 1))
    if (port !== BLOCKED_PORT && reservePort(port) && (await canListen(port))) return port
  }
  throw new Error(`No free TCP port on 127.0.0.1 among ${TRIES} tried`)
}

/** Reserves a port for this process, unless a running process has it. */
export function reservePort(port: number): boolean {
  const file = reservationFile(port)
  mkdirSync(dirname(file), { recursive: true })
  if (!createFile(file) && !replaceStaleReservation(file)) return false
  if (reservations.size === 0) process.once('exit', releaseAll)
  reservations.add(file)
  return true
}

/**
 * Path of a port's reservation file, shared by the processes of this user; it contains a process
 * id.
 */
export function reservationFile(port: number): string {
  return join(tmpdir(), `regards-ports-${process.getuid?.() ?? 'all'}`, String(port))
}

function releaseAll() {
  for (const file of reservations) rmSync(file, { force: true })
}

/** Creates the file exclusively. @returns false when it exists */
function createFile(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/** Replaces the reservation of a dead process, under a lock. */
function replaceStaleReservation(file: string): boolean {
  const lock = `${file}.lock`
  if (!createFile(lock)) return false
  try {
    if (isProcessRunning(Number(readFileSync(file, 'utf8')))) return false
    writeFileSync(file, String(process.pid))
    return true
  } catch (error) {
    // Its owner has just ended and released it: the caller tries another port.
    if (hasCode(error, 'ENOENT')) return false
    throw error
  } finally {
    rmSync(lock)
  }
}

/** An empty file, still being written, counts as a running process. */
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
 * Calls `probe` repeatedly until it returns true. An error of `probe` means "not yet", and is
 * included in the timeout message.
 * @throws after `timeoutMs`
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

import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Below the kernel's range of ephemeral ports, which outgoing connections could occupy. */
const FIRST_PORT = 21_001
const LAST_PORT = 31_999

/** A port is reserved by the UDP port that is this much lower. */
const RESERVATION_OFFSET = 11_000

const TRIES = 1000

/**
 * Returns a free TCP port of 127.0.0.1, reserved across processes until this one ends.
 * @throws when none of a thousand ports is free
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries++) {
    const port = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT + 1))
    if ((await reservePort(port)) && (await canListen(port))) return port
  }
  throw new Error(`No free TCP port on 127.0.0.1 among ${TRIES} tried`)
}

/**
 * Reserves a port for this process, unless a running process has it: a server may listen on the port
 * only after a while, or be restarted there. The kernel releases a UDP port when its process ends.
 */
async function reservePort(port: number): Promise<boolean> {
  const socket = createSocket('udp4').unref()
  try {
    await once(
      socket.bind({ port: port - RESERVATION_OFFSET, address: '127.0.0.1', exclusive: true }),
      'listening',
    )
    return true
  } catch {
    return false
  }
}

async function canListen(port: number): Promise<boolean> {
  const probe = createServer()
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening')
    probe.close()
    await once(probe, 'close')
    return true
  } catch {
    return false
  }
}

export type PollOptions = {
  /** What is waited for, as the end of the sentence "Waited in vain for …". */
  what: string
  /** Two minutes unless said: only what never comes takes them. */
  timeoutMs?: number
  intervalMs?: number
}

/**
 * Calls `probe` repeatedly until it returns true. An error of `probe` means "not yet", and is
 * included in the timeout message.
 * @throws after `timeoutMs`
 */
export async function poll(
  probe: () => boolean | Promise<boolean>,
  { what, timeoutMs = 120_000, intervalMs = 100 }: PollOptions,
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

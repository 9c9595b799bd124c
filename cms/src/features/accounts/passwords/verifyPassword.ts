import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

import type { StoredPassword } from '../records/accounts'

const derive = promisify(pbkdf2)

/** Payload's format; it does not export its own check. */
const PREFIX = 'pbkdf2-sha256-v1:'
const ITERATIONS = 600_000
const KEY_LENGTH = 32

const NOBODY: StoredPassword = {
  hash: `${PREFIX}${'0'.repeat(2 * KEY_LENGTH)}`,
  salt: randomBytes(32).toString('hex'),
}

/** Whether a password matches the stored hash; as slow without one, for an unknown account. */
export async function verifyPassword(
  stored: StoredPassword | undefined,
  password: string,
): Promise<boolean> {
  const { hash, salt } = stored ?? NOBODY
  const expected = Buffer.from(hash.replace(PREFIX, ''), 'hex')
  const derived = await derive(password, salt, ITERATIONS, KEY_LENGTH, 'sha256')
  return derived.length === expected.length && timingSafeEqual(derived, expected)
}

/** Minimum duration of a failed check, which must not reveal whether the account exists. */
const MIN_FAILURE_MS = 400

/** A password check occupies a thread of Node's pool; file reads need the other two. */
const MAX_CONCURRENT_CHECKS = 2

let runningChecks = 0
const queue: (() => void)[] = []

/** Limits concurrent password checks, and gives every failure (401) the same minimum duration. */
export async function throttlePasswordChecks<T>(check: () => Promise<T>): Promise<T> {
  if (runningChecks >= MAX_CONCURRENT_CHECKS)
    await new Promise<void>((resolve) => queue.push(resolve))
  else runningChecks += 1
  const start = performance.now()
  let refusal: unknown
  try {
    return await check()
  } catch (error) {
    if ((error as { status?: unknown }).status !== 401) throw error
    refusal = error
  } finally {
    const next = queue.shift()
    if (next) next()
    else runningChecks -= 1
  }
  await wait(MIN_FAILURE_MS - (performance.now() - start))
  throw refusal
}

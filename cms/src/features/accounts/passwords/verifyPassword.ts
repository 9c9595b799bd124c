import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(pbkdf2)

/** Payload's stored password hash. */
export interface StoredPassword {
  hash: string
  salt: string
}

/** Payload's format; it does not export its own check. */
const PREFIX = 'pbkdf2-sha256-v1:'
const ITERATIONS = 600_000
const KEY_LENGTH = 32

const NOBODY: StoredPassword = {
  hash: `${PREFIX}${'0'.repeat(2 * KEY_LENGTH)}`,
  salt: randomBytes(32).toString('hex'),
}

/**
 * Whether a password matches the stored hash. Takes the same time without one, for an account that
 * does not exist.
 */
export async function verifyPassword(
  stored: StoredPassword | undefined,
  password: string,
): Promise<boolean> {
  const { hash, salt } = stored ?? NOBODY
  const expected = Buffer.from(hash.replace(PREFIX, ''), 'hex')
  const derived = await derive(password, salt, ITERATIONS, KEY_LENGTH, 'sha256')
  return derived.length === expected.length && timingSafeEqual(derived, expected)
}

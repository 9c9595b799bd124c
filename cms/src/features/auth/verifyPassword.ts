import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(pbkdf2)

/** What Payload stores of a password. */
export interface StoredPassword {
  hash: string
  salt: string
}

/** Payload's format since 3.90; it does not export its own check. */
const PREFIX = 'pbkdf2-sha256-v1:'
const CURRENT = { iterations: 600_000, keyLength: 32 }
/** Of passwords that were set before, until their next sign-in. */
const LEGACY = { iterations: 25_000, keyLength: 512 }

/** Whether a password is the stored one. Costs what Payload's sign-in costs. */
export async function verifyPassword(
  { hash, salt }: StoredPassword,
  password: string,
): Promise<boolean> {
  const { iterations, keyLength } = hash.startsWith(PREFIX) ? CURRENT : LEGACY
  const expected = Buffer.from(hash.replace(PREFIX, ''), 'hex')
  const derived = await derive(password, salt, iterations, keyLength, 'sha256')
  return derived.length === expected.length && timingSafeEqual(derived, expected)
}

const NOBODY: StoredPassword = {
  hash: `${PREFIX}${'0'.repeat(2 * CURRENT.keyLength)}`,
  salt: randomBytes(32).toString('hex'),
}

/** Takes as long as a password check of an account, for a sign-in to an account that does not exist. */
export async function verifyDummyPassword(password: string): Promise<void> {
  await verifyPassword(NOBODY, password)
}

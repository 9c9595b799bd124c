import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(pbkdf2)

/** Payload's stored password hash. */
export interface StoredPassword {
  hash: string
  salt: string
}

/** Payload's format since 3.90; it does not export its own check. */
const PREFIX = 'pbkdf2-sha256-v1:'
const CURRENT = { iterations: 600_000, keyLength: 32 }
/** For passwords set before 3.90, until their next sign-in. */
const LEGACY = { iterations: 25_000, keyLength: 512 }

/** Whether a password matches the stored hash. Takes as long as Payload's sign-in. */
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

/** Takes as long as a real password check, for accounts that do not exist. */
export async function verifyDummyPassword(password: string): Promise<void> {
  await verifyPassword(NOBODY, password)
}

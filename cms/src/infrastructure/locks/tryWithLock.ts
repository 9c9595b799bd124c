import type { Payload } from 'payload'

import { env } from '../../lib/env'
import { getMongoLocker } from './getMongoLocker'

/** What is locked in this process: SQLite belongs to one process alone. */
const heldLocks = new Set<string>()

/** Says whether the lock is still held; a process that was frozen may have lost it. */
type IsHeld = () => boolean

/**
 * Does some work unless somebody else is at it: then nothing is done, and nobody waits. The lock of a
 * process that died is free after seconds.
 * @param name of what is worked on
 * @returns whether the work was done
 */
export async function tryWithLock(
  payload: Payload,
  name: string,
  work: (isHeld: IsHeld) => Promise<void>,
): Promise<boolean> {
  const lock =
    env.database.kind === 'mongodb' ? getMongoLocker(payload).newLock(name) : createMemoryLock(name)
  if (!(await lock.tryLock())) return false
  try {
    await work(() => lock.isHeld())
  } finally {
    await lock.unlock()
  }
  return true
}

const createMemoryLock = (name: string) => ({
  tryLock: () => Promise.resolve(!heldLocks.has(name) && Boolean(heldLocks.add(name))),
  isHeld: () => heldLocks.has(name),
  unlock: () => Promise.resolve(heldLocks.delete(name)),
})

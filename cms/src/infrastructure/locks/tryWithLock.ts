import type { Payload } from 'payload'

import { env } from '../../lib/env'
import { getMongoLocker } from './MongoLocker'
import { release } from './withLock'

/** Locks held in this process; SQLite is used by one process only. */
const heldLocks = new Set<string>()

/** Whether the lock is still held; a process that was frozen may have lost it. */
type IsHeld = () => boolean

/**
 * Runs work under a lock if the lock is free; otherwise returns at once without running it. The
 * lock of a dead process is released within seconds.
 * @param name of the lock
 * @returns whether the work ran
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
    await release(name, lock)
  }
  return true
}

const createMemoryLock = (name: string) => ({
  tryLock: () => Promise.resolve(!heldLocks.has(name) && Boolean(heldLocks.add(name))),
  isHeld: () => heldLocks.has(name),
  unlock: () => Promise.resolve(heldLocks.delete(name)),
})

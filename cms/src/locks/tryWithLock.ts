import type { Payload } from 'payload'

import { env } from '../env'
import { mongoLockerOf } from './mongoLockerOf'

/** What is locked in this process: SQLite belongs to one process alone. */
const taken = new Set<string>()

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
    env.database.kind === 'mongodb' ? mongoLockerOf(payload).newLock(name) : memoryLock(name)
  if (!(await lock.tryLock())) return false
  try {
    await work(() => lock.isHeld())
  } finally {
    await lock.unlock()
  }
  return true
}

const memoryLock = (name: string) => ({
  tryLock: () => Promise.resolve(!taken.has(name) && Boolean(taken.add(name))),
  isHeld: () => taken.has(name),
  unlock: () => Promise.resolve(taken.delete(name)),
})

import type { Payload } from 'payload'

import { env } from '../../lib/env'
import { getMongoLocker } from './MongoLocker'
import { memoryLocker, release } from './withLock'

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

function createMemoryLock(name: string) {
  const { locks } = memoryLocker
  const held = { requestRelease: () => undefined }
  return {
    tryLock: () => Promise.resolve(!locks.has(name) && Boolean(locks.set(name, held))),
    isHeld: () => locks.get(name) === held,
    unlock: () => Promise.resolve(locks.delete(name)),
  }
}

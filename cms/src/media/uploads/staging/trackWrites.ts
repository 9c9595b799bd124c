import type { Locker } from '@tus/server'

import type { StagingStore } from './types'

/**
 * The tus server lets go of an upload as soon as its client is gone, while what came last is still
 * being written. These locks are let go when that is done: whoever has one is alone.
 * @returns the staging, whose writes are known, and what makes such locks of others
 */
export function trackWrites(staging: StagingStore) {
  const writes = new Map<string, Promise<unknown>>()
  const write = staging.write.bind(staging)
  staging.write = (bytes, id, offset) => {
    const writing = write(bytes, id, offset)
    // Whoever asked for the write hears of its failure; here only its end matters.
    const over: Promise<unknown> = writing
      .catch(() => {})
      .then(() => writes.get(id) === over && writes.delete(id))
    writes.set(id, over)
    return writing
  }
  const holdLockUntilWritten = (locker: Locker): Locker => ({
    newLock: (id) => {
      const lock = locker.newLock(id)
      return {
        lock: (signal, requestRelease) => lock.lock(signal, requestRelease),
        unlock: async () => {
          await writes.get(id)
          await lock.unlock()
        },
      }
    },
  })
  return { staging, holdLockUntilWritten }
}

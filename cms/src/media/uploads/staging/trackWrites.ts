import type { Locker } from '@tus/server'

import type { StagingStore } from './types'

/**
 * The tus server releases an upload's lock when the client disconnects, even while the last bytes
 * are being written. The wrapped locks are released only after that write, so that the holder has
 * exclusive access.
 * @returns the staging, whose writes are tracked, and a function that wraps a Locker
 */
export function trackWrites(staging: StagingStore) {
  const writes = new Map<string, Promise<unknown>>()
  const write = staging.write.bind(staging)
  staging.write = (bytes, id, offset) => {
    const writing = write(bytes, id, offset)
    // The caller of write handles its error; here only completion matters.
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

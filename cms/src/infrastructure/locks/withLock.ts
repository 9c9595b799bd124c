import { MemoryLocker, type Locker } from '@tus/server'
import type { Payload } from 'payload'

import { env } from '../../lib/env'
import { getMongoLocker } from './getMongoLocker'

const memoryLocker = new MemoryLocker()

/** The locks of this set-up: of all processes on MongoDB; SQLite belongs to one process alone. */
export const getLocker = (payload: Payload): Locker =>
  env.database.kind === 'mongodb' ? getMongoLocker(payload) : memoryLocker

/**
 * Takes a lock, to be let go of by the function that is returned.
 * @param name of what is worked on
 * @throws HouseError 423 locked when another one is at it for 30 seconds
 */
export async function acquireLock(payload: Payload, name: string): Promise<() => Promise<void>> {
  const lock = getLocker(payload).newLock(name)
  await lock.lock(new AbortController().signal, () => {})
  return () => lock.unlock()
}

/**
 * Does some work that no other process does at the same time.
 * @param name of what is worked on
 * @throws HouseError 423 locked when another one is at it for 30 seconds
 */
export async function withLock<T>(
  payload: Payload,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const unlock = await acquireLock(payload, name)
  try {
    return await work()
  } finally {
    await unlock()
  }
}

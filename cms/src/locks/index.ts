import { MemoryLocker, type Locker } from '@tus/server'
import type { Payload } from 'payload'

import { env } from '../env'
import { mongoLockerOf } from './mongoLockerOf'

const memoryLocker = new MemoryLocker()

/** The locks of this set-up: of all processes on MongoDB; SQLite belongs to one process alone. */
export const lockerOf = (payload: Payload): Locker =>
  env.database.kind === 'mongodb' ? mongoLockerOf(payload) : memoryLocker

/**
 * Takes a lock, to be let go of by the function that is returned.
 * @param name of what is worked on
 * @throws HouseError 423 locked when another one is at it for 30 seconds
 */
export async function takeLock(payload: Payload, name: string): Promise<() => Promise<void>> {
  const lock = lockerOf(payload).newLock(name)
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
  const unlock = await takeLock(payload, name)
  try {
    return await work()
  } finally {
    await unlock()
  }
}

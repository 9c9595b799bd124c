import { MemoryLocker, type Locker } from '@tus/server'
import type { Payload } from 'payload'

import { env } from '../../lib/env'
import { log } from '../../lib/log'
import { shareInProcess } from '../../lib/process/shareInProcess'
import { getMongoLocker } from './MongoLocker'

/** Locks of this process, the only one on SQLite. */
const memoryLocker = shareInProcess('locks', () => new MemoryLocker())

/** Returns the locker: shared on MongoDB, in memory on SQLite, which one process uses. */
export const getLocker = (payload: Payload): Locker =>
  env.database.kind === 'mongodb' ? getMongoLocker(payload) : memoryLocker

/**
 * Acquires a lock.
 * @returns a function that releases it, and never throws
 * @throws ApiError 423 locked if it is held by another for 30 seconds
 */
export async function acquireLock(payload: Payload, name: string): Promise<() => Promise<void>> {
  const lock = getLocker(payload).newLock(name)
  await lock.lock(new AbortController().signal, () => {})
  return () => release(name, lock)
}

/** Releases a lock. A failure is logged: the work is done, and the lock ends with its lease. */
async function release(name: string, lock: { unlock: () => Promise<unknown> }): Promise<void> {
  try {
    await lock.unlock()
  } catch (error) {
    log.warn({ err: error, verrou: name }, 'Verrou non rendu')
  }
}

/**
 * Runs work under a lock, which excludes all other processes.
 * @throws ApiError 423 locked if it is held by another for 30 seconds
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

/**
 * Runs work under several locks, taken in one order by all that take them: no deadlock.
 * @throws ApiError 423 locked if one is held by another for 30 seconds
 */
export function withLocks<T>(
  payload: Payload,
  names: string[],
  work: () => Promise<T>,
): Promise<T> {
  const [first, ...rest] = names.toSorted()
  if (first === undefined) return work()
  return withLock(payload, first, () => withLocks(payload, rest, work))
}

/** Whether the lock is still held; a process that was frozen may have lost it. */
type IsHeld = () => boolean

/**
 * Runs work under a lock if the lock is free; otherwise returns at once without running it. The
 * lock of a dead process is released within seconds.
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

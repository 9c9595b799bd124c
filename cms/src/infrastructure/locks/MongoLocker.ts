import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Lock, Locker, RequestRelease } from '@tus/server'
import type { Payload } from 'payload'

import { isDuplicateKeyError } from '../database/rows'
import { apiError } from '../../lib/errors/apiErrors'
import { log } from '../../lib/log'

/** Duration of a lease without renewal, in milliseconds. */
const LEASE_MS = 5_000
/** How often the holder renews its lease and checks whether another process wants the lock. */
const HEARTBEAT_MS = 1_000
const POLL_MS = 200
const ACQUIRE_TIMEOUT_MS = 30_000

/** One document per lock. */
interface LockRow {
  _id: string
  holder: string
  expiresAt: Date
  /** Whether another process waits for the lock. */
  isWanted: boolean
}

type LockCollection = ReturnType<typeof getLockCollection>

const getLockCollection = (database: MongooseAdapter) =>
  database.connection.collection<LockRow>('verrous')

/**
 * Distributed locks: leases in MongoDB, timed by the database's clock and renewed by their holder.
 * A waiting process asks the holder to release; the lock of a dead holder is free when its lease
 * expires.
 */
export class MongoLocker implements Locker {
  private readonly rows: LockCollection

  constructor(database: MongooseAdapter) {
    this.rows = getLockCollection(database)
    // Removes leases of dead processes; a lease expires long before its document is deleted.
    this.rows
      .createIndex({ expiresAt: 1 }, { expireAfterSeconds: 3600 })
      .catch((error: unknown) => log.warn({ err: error }, 'Verrous sans expiration'))
  }

  newLock(id: string): MongoLock {
    return new MongoLock(this.rows, id)
  }
}

class MongoLock implements Lock {
  private readonly holder = randomUUID()
  private heartbeat: NodeJS.Timeout | undefined
  /** By this process's monotonic clock, which keeps running while the process is frozen. */
  private heldUntil = 0

  constructor(
    private readonly rows: LockCollection,
    private readonly id: string,
  ) {}

  /** @throws ApiError 423 locked if the lock is not released within 30 seconds */
  async lock(signal: AbortSignal, requestRelease: RequestRelease): Promise<void> {
    const deadline = Date.now() + ACQUIRE_TIMEOUT_MS
    while (!(await this.acquire(true))) {
      if (signal.aborted || Date.now() > deadline) throw apiError('locked')
      await wait(POLL_MS)
    }
    this.startHeartbeat(requestRelease)
  }

  /** Acquires the lock if it is free, without asking its holder to release it. */
  async tryLock(): Promise<boolean> {
    const isTaken = await this.acquire(false)
    if (isTaken) this.startHeartbeat(() => {})
    return isTaken
  }

  /**
   * Whether the lease is certainly still valid. For checks right before an action that two
   * processes must not do, as this process may have been frozen since the last renewal.
   */
  isHeld(): boolean {
    return performance.now() < this.heldUntil
  }

  private startHeartbeat(requestRelease: RequestRelease): void {
    this.heartbeat = setInterval(() => {
      this.renew(requestRelease).catch((error: unknown) =>
        log.warn({ err: error, verrou: this.id }, 'Verrou non renouvelé'),
      )
    }, HEARTBEAT_MS)
  }

  async unlock(): Promise<void> {
    clearInterval(this.heartbeat)
    this.heldUntil = 0
    await this.rows.deleteOne({ _id: this.id, holder: this.holder })
  }

  /** Acquires a free or expired lock; otherwise marks it as wanted if `leaveWord`. */
  private async acquire(leaveWord: boolean): Promise<boolean> {
    const asked = performance.now()
    const isFree = { $lte: [{ $ifNull: ['$expiresAt', new Date(0)] }, '$$NOW'] }
    const whenFree = (then: unknown, otherwise: unknown) => ({ $cond: [isFree, then, otherwise] })
    try {
      const row = await this.rows.findOneAndUpdate(
        { _id: this.id },
        [
          {
            $set: {
              holder: whenFree(this.holder, '$holder'),
              expiresAt: whenFree({ $add: ['$$NOW', LEASE_MS] }, '$expiresAt'),
              isWanted: whenFree(false, leaveWord ? true : '$isWanted'),
            },
          },
        ],
        { upsert: true, returnDocument: 'after' },
      )
      if (row?.holder !== this.holder) return false
      this.heldUntil = asked + LEASE_MS
      return true
    } catch (error) {
      // Both processes inserted the document; the other one holds the lock.
      if (isDuplicateKeyError(error)) return false
      throw error
    }
  }

  private async renew(requestRelease: RequestRelease): Promise<void> {
    const asked = performance.now()
    const row = await this.rows.findOneAndUpdate(
      { _id: this.id, holder: this.holder },
      [{ $set: { expiresAt: { $add: ['$$NOW', LEASE_MS] } } }],
      { returnDocument: 'after' },
    )
    this.heldUntil = row ? asked + LEASE_MS : 0
    // A lost lease may be held by another process: the current work must stop.
    if (!row || row.isWanted) await requestRelease()
  }
}

let locker: MongoLocker | undefined

/** Returns the locker of this process, shared with the others by MongoDB. */
export const getMongoLocker = (payload: Payload): MongoLocker =>
  (locker ??= new MongoLocker(payload.db as unknown as MongooseAdapter))

import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Lock, Locker, RequestRelease } from '@tus/server'

import { isDuplicateKeyError } from '../database/isDuplicateKeyError'
import { locked } from '../../lib/errors/apiErrors'
import { log } from '../../lib/log'

/** How long a lock stays with a process that is not heard of any more. */
export const LEASE_MS = 5_000
/** How often its holder says that it is still there, and looks whether somebody waits for it. */
const HEARTBEAT_MS = 1_000
const POLL_MS = 200
const ACQUIRE_TIMEOUT_MS = 30_000

/** One row for each thing that is locked. */
interface LockRow {
  _id: string
  holder: string
  expiresAt: Date
  /** Whether somebody else waits for it. */
  isWanted: boolean
}

type LockCollection = ReturnType<typeof getLockCollection>

const getLockCollection = (database: MongooseAdapter) =>
  database.connection.collection<LockRow>('verrous')

/**
 * Locks that hold across processes: leases in the database, by the database's own clock, which their
 * holder renews. One who waits has the holder asked to let go; a holder that died is waited for no
 * longer than its lease.
 */
export class MongoLocker implements Locker {
  private readonly rows: LockCollection

  constructor(database: MongooseAdapter) {
    this.rows = getLockCollection(database)
    // What processes that died have left; a lease is over long before its row goes.
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
  /** By this process's own clock, which goes on while the process is frozen. */
  private heldUntil = 0

  constructor(
    private readonly rows: LockCollection,
    private readonly id: string,
  ) {}

  /** @throws HouseError 423 locked when nobody lets go within 30 seconds */
  async lock(signal: AbortSignal, requestRelease: RequestRelease): Promise<void> {
    const deadline = Date.now() + ACQUIRE_TIMEOUT_MS
    while (!(await this.acquire(true))) {
      if (signal.aborted || Date.now() > deadline) throw locked()
      await wait(POLL_MS)
    }
    this.startHeartbeat(requestRelease)
  }

  /** Takes the lock if nobody has it; whoever has it is left alone. */
  async tryLock(): Promise<boolean> {
    const isTaken = await this.acquire(false)
    if (isTaken) this.startHeartbeat(() => {})
    return isTaken
  }

  /**
   * Whether the lock is surely still ours: asked just before something that must not be done by two,
   * by a process that may have been frozen since it was heard of last.
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

  /** Takes the lock if it is free or its lease is over, else may leave word that it is wanted. */
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
      // Two made the row at once: the other one has it.
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
    // A lease that was lost is somebody else's by now: what is under way must end.
    if (!row || row.isWanted) await requestRelease()
  }
}

import { randomUUID } from 'node:crypto'

import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'

import { log } from '../../lib/log'
import { shareInProcess } from '../../lib/process/shareInProcess'

/** Interval at which a process notes that it uses the database. */
const BEAT_MS = 1_000

/** A process that has not noted it for this long is gone. */
const EXPIRY_MS = 5_000

/** One document per process, with the date of its last note by the database's clock. */
interface ProcessRow {
  _id: string
  seenAt: Date
}

const state = shareInProcess('presence', () => ({
  id: randomUUID(),
  timer: undefined as NodeJS.Timeout | undefined,
}))

const getRows = (payload: Pick<Payload, 'db'>) =>
  (payload.db as unknown as MongooseAdapter).connection.collection<ProcessRow>('processus')

/**
 * Notes in MongoDB that this process uses the database, now and every second until `endPresence`, so
 * that a restore does not empty it meanwhile. SQLite has the lock of its file for this.
 */
export async function beginPresence(payload: Payload): Promise<void> {
  await note(payload)
  await forgetGone(payload)
  state.timer ??= setInterval(() => {
    note(payload).catch((error: unknown) => log.debug({ err: error }, 'Présence non notée'))
  }, BEAT_MS).unref()
}

export async function endPresence(payload: Payload): Promise<void> {
  clearInterval(state.timer)
  state.timer = undefined
  await getRows(payload).deleteOne({ _id: state.id })
}

async function note(payload: Payload): Promise<void> {
  const now = [{ $set: { seenAt: '$$NOW' } }]
  await getRows(payload).updateOne({ _id: state.id }, now, { upsert: true })
}

/** Deletes the rows of processes that crashed. */
async function forgetGone(payload: Payload): Promise<void> {
  const isOld = { $lt: ['$seenAt', { $subtract: ['$$NOW', EXPIRY_MS] }] }
  await getRows(payload).deleteMany({ $expr: isOld })
}

/** Counts the processes that use MongoDB's database. */
export async function countPresent(payload: Payload): Promise<number> {
  await forgetGone(payload)
  return getRows(payload).countDocuments()
}

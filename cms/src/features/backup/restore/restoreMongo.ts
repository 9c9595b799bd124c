import { setTimeout as wait } from 'node:timers/promises'

import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'

import { countPresent } from '../../../infrastructure/database/mongoPresence'
import { BackupError } from '../BackupError'
import type { Refusal } from './keepRefusals'

/** Collections of MongoDB outside Payload with derived data: the server builds them again. */
const DERIVED = ['rechercheTextes', 'rechercheMots', 'rechercheGroupes']

/** Collection with the suppression list from before a running restore. */
const REFUSALS = 'restaurationRefus'

/** Longer than a process that was killed counts as present. */
const PATIENCE_MS = 7_000
const POLL_MS = 500

const getConnection = (payload: Payload) => (payload.db as unknown as MongooseAdapter).connection

/** @throws BackupError when a process uses the database */
export async function assertMongoNotInUse(payload: Payload): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const count = await countPresent(payload)
    if (count === 0) return
    if (Date.now() > deadline) {
      throw new BackupError(
        `Le site est en marche (processus qui se servent de la base\u00a0: ${count})\u00a0: arrêtez-les tous, puis recommencez.`,
        'site-running',
      )
    }
    await wait(POLL_MS)
  }
}

/** Copies the suppression list before the rows are deleted: the restore may be interrupted. */
export async function setRefusalsAside(payload: Payload): Promise<void> {
  const { refus } = (payload.db as unknown as MongooseAdapter).collections
  await refus?.collection.aggregate([{ $out: REFUSALS }]).toArray()
}

/** @returns undefined when none was set aside */
export async function readRefusalsAside(
  payload: Payload,
): Promise<AsyncIterable<Refusal> | undefined> {
  const { db } = getConnection(payload)
  const known = await db?.listCollections({ name: REFUSALS }).toArray()
  return known?.length ? db?.collection<Refusal>(REFUSALS).find() : undefined
}

export async function dropRefusalsAside(payload: Payload): Promise<void> {
  await getConnection(payload).dropCollection(REFUSALS)
}

/** Deletes all rows of MongoDB's database except those of restores and of running processes. */
export async function deleteRows(payload: Payload): Promise<void> {
  const { collections, versions, globals } = payload.db as unknown as MongooseAdapter
  const models = [...Object.values(collections), ...Object.values(versions), globals]
  for (const model of models) await model.collection.deleteMany({})
  for (const name of DERIVED) await getConnection(payload).collection(name).deleteMany({})
}

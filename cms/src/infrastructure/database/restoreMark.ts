import fs from 'node:fs/promises'
import path from 'node:path'

import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'

import { env } from '../../lib/env'
import { isFileNotFound } from '../../lib/fs/files'
import { UnusableDatabase } from './UnusableDatabase'

/**
 * Mark of a restore under way, by the id of its snapshot: in MongoDB's database, or beside
 * SQLite's. No process serves a site that is partly restored.
 */
const MARK = 'restauration'

const markFile = () => path.join(env.dataDir, `${MARK}.json`)

const getMarks = (payload: Payload) =>
  (payload.db as unknown as MongooseAdapter).connection.collection<{ _id: string; id: string }>(
    MARK,
  )

/** @param payload required for MongoDB */
export async function readRestoreMark(payload?: Payload): Promise<string | undefined> {
  if (env.database.kind === 'mongodb') {
    return payload && (await getMarks(payload).findOne({ _id: MARK }))?.id
  }
  try {
    return (JSON.parse(await fs.readFile(markFile(), 'utf8')) as { id: string }).id
  } catch (error) {
    if (isFileNotFound(error)) return undefined
    throw error
  }
}

export async function setRestoreMark(id: string, payload?: Payload): Promise<void> {
  if (env.database.kind === 'mongodb') {
    if (payload)
      await getMarks(payload).updateOne({ _id: MARK }, { $set: { id } }, { upsert: true })
    return
  }
  await fs.mkdir(env.dataDir, { recursive: true, mode: 0o700 })
  // At once: a process that is killed leaves a whole mark or none.
  const draft = `${markFile()}.tmp`
  await fs.writeFile(draft, JSON.stringify({ id }))
  await fs.rename(draft, markFile())
}

export async function removeRestoreMark(payload?: Payload): Promise<void> {
  if (env.database.kind !== 'mongodb') await fs.rm(markFile(), { force: true })
  else if (payload) await getMarks(payload).deleteOne({ _id: MARK })
}

/** @throws UnusableDatabase while a restore is unfinished */
export async function assertNoRestoreUnderWay(payload?: Payload): Promise<void> {
  const id = await readRestoreMark(payload)
  if (id === undefined) return
  throw new UnusableDatabase(
    `La restauration de la sauvegarde ${id} n’est pas finie. Attendez-en la fin, ou relancez la même commande «\u00a0npm run restore\u00a0»\u00a0: elle reprend.`,
    'restore-unfinished',
  )
}

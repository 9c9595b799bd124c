import type { Payload } from 'payload'

import { countRows } from '../../infrastructure/database/rows'
import { removeOldBackups } from '../../infrastructure/database/removeOldBackups'
import { isMediaPath } from '../validation/mediaPath'
import { getRelationId } from '../../lib/payload/getRelationId'
import { tempDir } from '../records/createTempFile'
import { tryWithLock } from '../../infrastructure/locks/withLock'
import { log } from '../../lib/log'
import { everyHour, ONE_HOUR_MS } from '../../lib/process/everyHour'
import { storage } from '../storage'
import { removeOldFiles } from '../../lib/fs/files'
import { getUploadCollection, type UploadMetadata } from '../validation/parseUploadMetadata'
import { ISSUE_FIELDS, updateReservations } from '../usage/updateReservations'
import { areSizesPending } from '../sizes/remakeSizesTask'
import { ownsStorage, removeOrphanedFiles } from './removeOrphanedFiles'
import { deleteStagedUpload, findStagedUpload, stagedUploads } from './stagedUploads'

const ONE_DAY_MS = 24 * ONE_HOUR_MS

/** Retention of database backups made before an upgrade. */
const BACKUP_RETENTION_MS = 30 * ONE_DAY_MS

/** Number of files whose users are searched in one query. */
const FILES_AT_ONCE = 200

/** Runs the cleanup at startup and every hour. */
export const startHourlyCleanup = (payload: Payload): void =>
  everyHour(() => cleanUp(payload), 'Ménage en échec')

/**
 * Deletes expired uploads, files without an issue or a record, temporary files of interrupted
 * requests, and old database backups. Shared resources are cleaned under a lock, by one process at
 * a time, and files of the storage only if it belongs to this database.
 */
async function cleanUp(payload: Payload): Promise<void> {
  const before = new Date(Date.now() - ONE_DAY_MS)
  logRemoved({
    temporaires: await removeOldFiles(tempDir, before),
    copies: await removeOldBackups(payload, new Date(Date.now() - BACKUP_RETENTION_MS)),
  })
  const isDone = await tryWithLock(payload, 'menage', async (isHeld) => {
    await updateReservations(payload)
    if (!(await ownsStorage(payload, storage, isHeld))) return
    logRemoved({
      envois: await deleteExpiredUploads(payload),
      fichiers: await deleteUnusedFiles(payload, before),
      fichiersSansFiche: (await areSizesPending(payload))
        ? 0
        : await removeOrphanedFiles(payload, new Date()),
      partiels: await storage.removePartial(before, isMediaPath),
    })
  })
  if (!isDone) log.debug('Ménage laissé à un autre processus')
}

function logRemoved(removed: Record<string, number>): void {
  if (Object.values(removed).some((count) => count > 0)) log.info(removed, 'Restes supprimés')
}

/** Deletes expired uploads, and files of a process that stopped before it wrote their record. */
async function deleteExpiredUploads(payload: Payload): Promise<number> {
  const expired = await stagedUploads.listExpired()
  for (const id of expired) {
    const metadata = (await findStagedUpload(id))?.metadata as unknown as UploadMetadata | undefined
    if (metadata) await deleteUnrecordedFiles(payload, metadata)
    await deleteStagedUpload(id)
  }
  return expired.length
}

/** Deletes the files that an upload left in its folder, unless a record uses the folder. */
async function deleteUnrecordedFiles(payload: Payload, { kind, folder }: UploadMetadata) {
  const ofFolder = { prefix: { equals: `regards/${folder}` } }
  if ((await countRows(payload, getUploadCollection(kind), ofFolder)) > 0) return
  const prefix = `regards/${folder}/${kind === 'pdf' ? 'fichier.' : 'cover'}`
  for (const fullPath of await storage.list({ prefix, folded: false, limit: 100 })) {
    await storage.remove(fullPath)
  }
}

/**
 * Deletes uploaded files that no issue and no earlier version of one uses. Only reserved files are
 * compared: a published issue uses the others.
 */
async function deleteUnusedFiles(payload: Payload, before: Date): Promise<number> {
  let removed = 0
  for (const collection of ['documents', 'images'] as const) {
    const { docs } = await payload.find({
      collection,
      where: {
        and: [
          { reserve: { equals: true } },
          { uploadId: { exists: true } },
          { createdAt: { less_than: before.toISOString() } },
        ],
      },
      select: { prefix: true },
      pagination: false,
      depth: 0,
    })
    for (const ids of chunk(docs.map(({ id }) => id))) {
      const used = await findUsedFiles(payload, collection, ids)
      for (const id of ids.filter((one) => !used.has(one))) {
        await payload.delete({ collection, id })
        removed += 1
      }
    }
  }
  return removed
}

/** Finds which of these files an issue names, also in the trash, its draft or an earlier version. */
async function findUsedFiles(
  payload: Payload,
  collection: 'documents' | 'images',
  ids: string[],
): Promise<Set<string | undefined>> {
  const field = ISSUE_FIELDS[collection]
  const shared = { collection: 'regards', trash: true, pagination: false, depth: 0 } as const
  const regards = await payload.find({
    ...shared,
    where: { [field]: { in: ids } },
    select: { [field]: true },
  })
  const versions = await payload.findVersions({
    ...shared,
    where: { [`version.${field}`]: { in: ids } },
    select: { version: { [field]: true } },
  })
  const issues = [...regards.docs, ...versions.docs.map(({ version }) => version)]
  return new Set(issues.map((issue) => getRelationId(issue[field])))
}

const chunk = (ids: string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / FILES_AT_ONCE) }, (_, index) =>
    ids.slice(index * FILES_AT_ONCE, (index + 1) * FILES_AT_ONCE),
  )

import type { Payload, Where } from 'payload'

import { removeOldBackups } from '../../infrastructure/database/removeOldBackups'
import { isMediaPath } from '../validation/isMediaPath'
import { getRelationId } from '../../lib/payload/getRelationId'
import { tempDir } from '../records/createTempFile'
import { tryWithLock } from '../../infrastructure/locks/tryWithLock'
import { log } from '../../lib/log'
import { storage } from '../storage'
import { removeOldFiles } from '../../lib/fs/removeOldFiles'
import { getUploadCollection, type UploadMetadata } from '../validation/parseUploadMetadata'
import { removeOrphanedFiles } from './removeOrphanedFiles'
import { deleteStagedUpload, findStagedUpload, stagedUploads } from './stagedUploads'

const ONE_HOUR_MS = 60 * 60 * 1000
const ONE_DAY_MS = 24 * ONE_HOUR_MS

/** Retention of database backups made before an upgrade. */
const BACKUP_RETENTION_MS = 30 * ONE_DAY_MS

/** Runs the cleanup at startup and every hour. */
export function startHourlyCleanup(payload: Payload): void {
  const run = () => {
    cleanUp(payload).catch((error: unknown) => log.error({ err: error }, 'Ménage en échec'))
  }
  run()
  setInterval(run, ONE_HOUR_MS).unref()
}

/**
 * Deletes expired uploads, files without an issue or a record, temporary files of interrupted
 * requests, and old database backups. Shared resources are cleaned under a lock, by one process at
 * a time.
 */
async function cleanUp(payload: Payload): Promise<void> {
  const before = new Date(Date.now() - ONE_DAY_MS)
  logRemoved({
    temporaires: await removeOldFiles(tempDir, before),
    copies: await removeOldBackups(payload, new Date(Date.now() - BACKUP_RETENTION_MS)),
  })
  const isDone = await tryWithLock(payload, 'menage', async () => {
    logRemoved({
      envois: await deleteExpiredUploads(payload),
      fichiers: await deleteUnusedFiles(payload, before),
      fichiersSansFiche: await removeOrphanedFiles(payload, before),
      partiels: await storage.removePartial(before, isMediaPath),
    })
  })
  if (!isDone) log.debug('Ménage laissé à un autre processus')
}

function logRemoved(removed: Record<string, number>): void {
  if (Object.values(removed).some((count) => count > 0)) log.info(removed, 'Restes supprimés')
}

/**
 * Deletes expired uploads, and the files of those whose process stopped before it wrote the record.
 */
async function deleteExpiredUploads(payload: Payload): Promise<number> {
  const expired = await stagedUploads.listExpired()
  for (const id of expired) {
    const metadata = (await findStagedUpload(id))?.metadata as unknown as UploadMetadata | undefined
    if (metadata) await deleteUnrecordedFiles(payload, metadata)
    await deleteStagedUpload(id)
  }
  return expired.length
}

/**
 * Deletes the file and image sizes that an upload left in its folder, unless a record uses the
 * folder.
 */
async function deleteUnrecordedFiles(payload: Payload, { kind, folder }: UploadMetadata) {
  const { totalDocs } = await payload.count({
    collection: getUploadCollection(kind),
    where: { prefix: { equals: `regards/${folder}` } },
  })
  if (totalDocs > 0) return
  const prefix = `regards/${folder}/${kind === 'pdf' ? 'fichier.' : 'cover'}`
  for (const fullPath of await storage.list({ prefix, folded: false, limit: 100 })) {
    await storage.remove(fullPath)
  }
}

/** Deletes uploaded files that no issue and no earlier version of one uses. */
async function deleteUnusedFiles(payload: Payload, before: Date): Promise<number> {
  const sentBefore: Where = {
    and: [{ uploadId: { exists: true } }, { createdAt: { less_than: before.toISOString() } }],
  }
  const everything = { pagination: false, depth: 0 } as const
  const select = { pdf: true, couverture: true } as const
  const regards = await payload.find({ collection: 'regards', select, ...everything })
  const versions = await payload.findVersions({
    collection: 'regards',
    select: { version: select },
    ...everything,
  })
  const used = new Set(
    [...regards.docs, ...versions.docs.map(({ version }) => version)].flatMap(
      ({ pdf, couverture }) => [getRelationId(pdf), getRelationId(couverture)],
    ),
  )
  let removed = 0
  for (const collection of ['documents', 'images'] as const) {
    const { docs } = await payload.find({
      collection,
      where: sentBefore,
      select: { prefix: true },
      ...everything,
    })
    for (const { id } of docs) {
      if (used.has(id)) continue
      await payload.delete({ collection, id })
      removed += 1
    }
  }
  return removed
}

import type { Payload, Where } from 'payload'

import { removeCopies } from '../database/removeCopies'
import { isOwnPath } from '../files/isOwnPath'
import { relatedId } from '../files/relatedId'
import { temporaryDir } from '../files/temporaryFile'
import { tryWithLock } from '../locks/tryWithLock'
import { log } from '../log'
import { storage } from '../storage'
import { removeOldFiles } from '../storage/removeOldFiles'
import { collectionOf, type UploadMetadata } from './metadata'
import { removeUnrecorded } from './removeUnrecorded'
import { dropStaged, findStaged, stagedUploads } from './stagedUploads'

const ONE_HOUR_MS = 60 * 60 * 1000
const ONE_DAY_MS = 24 * ONE_HOUR_MS

/** How long the copy of a database that was made before an upgrade is of use. */
const COPIES_KEPT_MS = 30 * ONE_DAY_MS

/** Every hour, drops what was begun more than a day ago and never came to an issue. */
export function sweepHourly(payload: Payload): void {
  const run = () => {
    sweep(payload).catch((error: unknown) => log.error({ err: error }, 'Ménage en échec'))
  }
  run()
  setInterval(run, ONE_HOUR_MS).unref()
}

/**
 * Drops unfinished uploads, files that no issue took or no record names, temporary files of cut
 * requests, and old copies of the database. What processes share is swept by one of them at a time.
 */
async function sweep(payload: Payload): Promise<void> {
  const before = new Date(Date.now() - ONE_DAY_MS)
  tell({
    temporaires: await removeOldFiles(temporaryDir, before),
    copies: await removeCopies(payload, new Date(Date.now() - COPIES_KEPT_MS)),
  })
  const isDone = await tryWithLock(payload, 'menage', async () => {
    tell({
      envois: await dropExpired(payload),
      fichiers: await removeOrphans(payload, before),
      fichiersSansFiche: await removeUnrecorded(payload, before),
      partiels: await storage.removePartial(before, isOwnPath),
    })
  })
  if (!isDone) log.debug('Ménage laissé à un autre processus')
}

function tell(removed: Record<string, number>): void {
  if (Object.values(removed).some((count) => count > 0)) log.info(removed, 'Restes supprimés')
}

/** Uploads that nobody went on with, and the file of one whose process ended before its record. */
async function dropExpired(payload: Payload): Promise<number> {
  const expired = await stagedUploads.listExpired()
  for (const id of expired) {
    const metadata = (await findStaged(id))?.metadata as unknown as UploadMetadata | undefined
    if (metadata) await discardUnrecorded(payload, metadata)
    await dropStaged(id)
  }
  return expired.length
}

/** Removes the file and the sizes that an upload left in its folder, unless a record holds them. */
async function discardUnrecorded(payload: Payload, { kind, folder }: UploadMetadata) {
  const { totalDocs } = await payload.count({
    collection: collectionOf(kind),
    where: { prefix: { equals: `regards/${folder}` } },
  })
  if (totalDocs > 0) return
  const prefix = `regards/${folder}/${kind === 'pdf' ? 'fichier.' : 'cover'}`
  for (const fullPath of await storage.list({ prefix, folded: false, limit: 100 })) {
    await storage.remove(fullPath)
  }
}

/** Files sent through an upload, which nobody put into an issue since. */
async function removeOrphans(payload: Payload, before: Date): Promise<number> {
  const sentBefore: Where = {
    and: [{ uploadId: { exists: true } }, { createdAt: { less_than: before.toISOString() } }],
  }
  const everything = { pagination: false, depth: 0 } as const
  const regards = await payload.find({
    collection: 'regards',
    select: { pdf: true, couverture: true },
    ...everything,
  })
  const used = new Set(
    regards.docs.flatMap(({ pdf, couverture }) => [relatedId(pdf), relatedId(couverture)]),
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

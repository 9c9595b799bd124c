import fs from 'node:fs/promises'
import path from 'node:path'

import type { Payload, Where } from 'payload'

import { env } from '../env'
import { temporaryDir } from '../files/incomingFile'
import { relatedId } from '../files/relatedId'
import { log } from '../log'
import { stagedUploads } from './stagedUploads'

const ONE_HOUR_MS = 60 * 60 * 1000
const ONE_DAY_MS = 24 * ONE_HOUR_MS

/** Every hour, drops what was begun more than a day ago and never came to an issue. */
export function sweepHourly(payload: Payload): void {
  const run = () => {
    sweep(payload).catch((error: unknown) => log.error({ err: error }, 'Ménage en échec'))
  }
  run()
  setInterval(run, ONE_HOUR_MS).unref()
}

/** Drops unfinished uploads, files that no issue took, and temporary files of cut requests. */
async function sweep(payload: Payload): Promise<void> {
  const before = new Date(Date.now() - ONE_DAY_MS)
  const removed = {
    envois: await stagedUploads.deleteExpired(),
    fichiers: await removeOrphans(payload, before),
    temporaires: await removeOldFiles(before),
  }
  if (Object.values(removed).some((count) => count > 0)) log.info(removed, 'Restes supprimés')
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

async function removeOldFiles(before: Date): Promise<number> {
  let removed = 0
  for (const folder of [temporaryDir, path.join(env.mediaDir, '.partial')]) {
    for (const name of await listed(folder)) {
      const file = path.join(folder, name)
      const { mtime } = await fs.stat(file)
      if (mtime > before) continue
      await fs.rm(file, { recursive: true, force: true })
      removed += 1
    }
  }
  return removed
}

async function listed(folder: string): Promise<string[]> {
  try {
    return await fs.readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

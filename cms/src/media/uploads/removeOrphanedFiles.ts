import type { Payload } from 'payload'

import { listAll } from '../storage/listAll'
import { findAll } from '../../infrastructure/database/rows'
import { setKey } from '../../infrastructure/database/createOrFind'
import { log } from '../../lib/log'
import { removePageFiles } from '../records/removePageFiles'
import { storage } from '../storage'
import { toCardPath, withoutCardText } from '../storage/madePictures'
import { getRedirect, REDIRECT_LIFETIME_MS } from '../storage/redirects'
import { getPagesOwner, isMediaPath, toPdfPath } from '../validation/mediaPath'

/** Time for which a file has no record before it is deleted. */
const GRACE_MS = 7 * 24 * 60 * 60 * 1000

/**
 * Key in Payload's key-value store, which a backup leaves out: paths of the files without a record,
 * each with the date (ISO) from which it may be deleted.
 */
const KEY = 'fichiers-sans-fiche'

/** Bound on the paths of that list; the others follow once these are deleted. */
const MAX_NOTED = 10_000

const PAGES_FOLDER = /^(.+)\/pages\/$/

interface FileRecord {
  prefix?: string | null
  filename?: string | null
  sizes?: Record<string, { filename?: string | null } | undefined>
}

/**
 * Deletes files that no record has named for a week: a process stopped between the two writes, the
 * storage was unreachable when the record was deleted, or an earlier release generated other image
 * sizes. Redirects of replaced images are kept for their lifetime. Ignores paths that do not have
 * our format, which belong to another application. If this would delete most files, deletes
 * nothing. Only for a storage that belongs to this database (ownsStorage).
 * @returns the number of files deleted
 */
export async function removeOrphanedFiles(payload: Payload, now: Date): Promise<number> {
  const stored = [...(await listStoredPaths('regards/')), ...(await listStoredPaths('images/'))]
  // Read after the list of files, so that records created in between are included.
  const named = await listRecordedPaths(payload)
  const unnamed = stored.filter((fullPath) => !named.has(toNamedPath(fullPath)))
  const before = (await payload.kv.get<[fullPath: string, date: string][]>(KEY)) ?? []
  const dates = new Map(before)
  const noted: [fullPath: string, date: string][] = []
  for (const fullPath of unnamed.slice(0, MAX_NOTED)) {
    noted.push([fullPath, dates.get(fullPath) ?? (await chooseDate(fullPath, now))])
  }
  const due = new Set(noted.flatMap(([path, date]) => (date <= now.toISOString() ? path : [])))
  if (due.size > stored.length / 2) {
    log.error(
      { fichiers: stored.length, sansFiche: due.size },
      'La plupart des fichiers n’ont pas de fiche dans cette base de données\u00a0: aucun n’est supprimé',
    )
    return 0
  }
  let removed = 0
  for (const fullPath of due) removed += await remove(fullPath)
  const kept = noted.filter(([fullPath]) => !due.has(fullPath))
  if (JSON.stringify(kept) !== JSON.stringify(before)) await setKey(payload.kv, KEY, kept)
  return removed
}

/** Returns the date (ISO) from which a file that has just been found without a record may be deleted. */
async function chooseDate(fullPath: string, now: Date): Promise<string> {
  const object = PAGES_FOLDER.test(fullPath) ? undefined : await storage.stat(fullPath)
  const grace = now.getTime() + GRACE_MS
  const redirectEnd =
    object && getRedirect(object) ? object.timeCreated.getTime() + REDIRECT_LIFETIME_MS : 0
  return new Date(Math.max(grace, redirectEnd)).toISOString()
}

/** @returns the number of files deleted */
async function remove(fullPath: string): Promise<number> {
  const prefix = PAGES_FOLDER.exec(fullPath)?.[1]
  if (prefix) return removePageFiles(prefix)
  await storage.remove(fullPath)
  return 1
}

/** The path that a record must name for a stored path to be kept: for pages, the path of their PDF. */
function toNamedPath(fullPath: string): string {
  const prefix = PAGES_FOLDER.exec(fullPath)?.[1]
  return prefix ? toPdfPath(prefix) : withoutCardText(fullPath)
}

/** Paths of files, and `regards/{folder}/pages/` for each folder with pages, which are many files. */
async function listStoredPaths(prefix: string): Promise<string[]> {
  const found = new Set<string>()
  for await (const fullPath of listAll(prefix)) {
    const owner = getPagesOwner(fullPath)
    if (isMediaPath(fullPath)) found.add(fullPath)
    else if (owner) found.add(`${owner}/pages/`)
  }
  return [...found]
}

async function listRecordedPaths(payload: Payload): Promise<Set<string>> {
  const place = { prefix: true, filename: true } as const
  const [documents, images] = await Promise.all([
    findAll<FileRecord>(payload, { collection: 'documents', select: place }),
    findAll<FileRecord>(payload, { collection: 'images', select: { ...place, sizes: true } }),
  ])
  return new Set(
    [...documents, ...images].flatMap(({ prefix, filename, sizes }) =>
      [
        filename,
        toCardPath(filename ?? ''),
        ...Object.values(sizes ?? {}).map((size) => size?.filename),
      ].map((name) => `${prefix}/${name}`),
    ),
  )
}

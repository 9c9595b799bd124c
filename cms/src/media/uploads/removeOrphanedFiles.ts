import type { Payload } from 'payload'
import { listAll } from '../storage/listAll'
import { findAll, setKey } from '../../infrastructure/database/rows'
import { log } from '../../lib/log'
import { removePageFiles } from '../records/removePageFiles'
import { storage, type ObjectStorage } from '../storage'
import { toCardPath, withoutCardText } from '../storage/madePictures'
import { getRedirect, REDIRECT_LIFETIME_MS } from '../storage/redirects'
import { getPagesOwner, isMediaPath, toPdfPath } from '../validation/mediaPath'
import { randomUUID } from 'node:crypto'

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

/** Key in Payload's key-value store, which a backup leaves out: ids that the storage may carry. */
const OWNER_KEY = 'stockage'

/** Id of a storage that two databases claim. No database has it, so neither deletes a file. */
const DISPUTED = 'dispute'

/**
 * Whether the files of the storage belong to this database, so that files that it does not know may
 * be deleted. Both carry one id, which each call renews: a copy of the database, or an older one, has
 * an id that the storage does not carry any more. A storage without an id is claimed; one with an id
 * of another database is marked as disputed, until the operator removes the mark (decision 066).
 * The caller holds a lock that excludes other processes of the site.
 * @param isHeld whether the lock is still held: a process that was frozen marks nothing
 */
export async function ownsStorage(
  { kv }: Pick<Payload, 'kv'>,
  storage: Pick<ObjectStorage, 'readSiteId' | 'writeSiteId'>,
  isHeld: () => boolean,
): Promise<boolean> {
  const next = randomUUID()
  const carried = await storage.readSiteId()
  if (carried === undefined) {
    await setKey(kv, OWNER_KEY, [next])
    return storage.writeSiteId(next, true)
  }
  const known = (await kv.get<string[]>(OWNER_KEY)) ?? []
  if (known.includes(carried)) {
    // Both are known until the next call: this process may end between the two writes.
    await setKey(kv, OWNER_KEY, [carried, next])
    return storage.writeSiteId(next, false)
  }
  log.error(
    { code: 'storage-of-another-database' },
    'Le stockage porte la marque d’une autre base de données (un autre site, une copie ou une base plus ancienne)\u00a0: aucun fichier n’est supprimé. Voir docs/exploitation.md, «\u00a0Surveiller\u00a0»',
  )
  if (carried !== DISPUTED && isHeld()) await storage.writeSiteId(DISPUTED, false)
  return false
}

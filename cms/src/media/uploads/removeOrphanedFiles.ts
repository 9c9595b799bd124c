import type { Payload } from 'payload'

import { removePageFiles } from '../records/removePageFiles'
import { getPagesOwner, isMediaPath, toPdfPath } from '../validation/isMediaPath'
import { log } from '../../lib/log'
import { storage } from '../storage'

const PAGE_SIZE = 1000

interface FileRecord {
  prefix?: string | null
  filename?: string | null
  sizes?: Record<string, { filename?: string | null } | undefined>
}

/**
 * Deletes files that no record refers to: a process stopped between the two writes, the storage was
 * unreachable when the record was deleted, or an earlier release generated other image sizes.
 * Ignores paths that do not have our format, which belong to another application. If most files
 * have no record, deletes nothing: the database is probably the wrong one (another, empty or
 * outdated).
 * @param before files stored later are kept, since their record may not be written yet
 * @returns the number of files deleted
 */
export async function removeOrphanedFiles(payload: Payload, before: Date): Promise<number> {
  const regards = await listMediaPaths('regards/')
  const images = await listMediaPaths('images/')
  const stored = [...regards.files, ...images.files]
  // Read after the list of files, so that records created in between are included.
  const named = await listRecordedPaths(payload)
  const unnamed = stored.filter((fullPath) => !named.has(fullPath))
  if (unnamed.length > stored.length / 2) {
    log.error(
      { fichiers: stored.length, sansFiche: unnamed.length },
      'La plupart des fichiers n’ont pas de fiche dans cette base de données\u00a0: aucun n’est supprimé',
    )
    return 0
  }
  let removed = 0
  for (const fullPath of unnamed) {
    const object = await storage.stat(fullPath)
    if (!object || object.timeCreated > before) continue
    await storage.remove(fullPath)
    removed += 1
  }
  return removed + (await removeOrphanedPages(regards.firstPages, named, before))
}

/**
 * Deletes the pages of PDFs that no record refers to any more.
 * @param firstPages one stored path for each folder of an issue that has pages, by folder
 * @param named paths of the files that records refer to
 */
async function removeOrphanedPages(
  firstPages: Map<string, string>,
  named: Set<string>,
  before: Date,
): Promise<number> {
  let removed = 0
  for (const [prefix, fullPath] of firstPages) {
    if (named.has(toPdfPath(prefix))) continue
    const object = await storage.stat(fullPath)
    if (!object || object.timeCreated > before) continue
    removed += await removePageFiles(prefix)
  }
  return removed
}

/** Files of records, and one page's file for each folder that has pages, of which there are many. */
async function listMediaPaths(prefix: string) {
  const files: string[] = []
  const firstPages = new Map<string, string>()
  for (let after: string | undefined; ;) {
    const page = await storage.list({ prefix, folded: false, after, limit: PAGE_SIZE })
    for (const fullPath of page) {
      const owner = getPagesOwner(fullPath)
      if (isMediaPath(fullPath)) files.push(fullPath)
      else if (owner && !firstPages.has(owner)) firstPages.set(owner, fullPath)
    }
    if (page.length < PAGE_SIZE) return { files, firstPages }
    after = page.at(-1)
  }
}

async function listRecordedPaths(payload: Payload): Promise<Set<string>> {
  const every = { where: {}, pagination: false, limit: 0 } as const
  const place = { prefix: true, filename: true } as const
  const [documents, images] = await Promise.all([
    payload.db.find<FileRecord>({ collection: 'documents', ...every, select: place }),
    payload.db.find<FileRecord>({
      collection: 'images',
      ...every,
      select: { ...place, sizes: true },
    }),
  ])
  return new Set(
    [...documents.docs, ...images.docs].flatMap(({ prefix, filename, sizes }) =>
      [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].map(
        (name) => `${prefix}/${name}`,
      ),
    ),
  )
}

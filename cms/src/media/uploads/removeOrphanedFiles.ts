import type { Payload } from 'payload'

import { isMediaPath } from '../validation/isMediaPath'
import { log } from '../../lib/log'
import { storage } from '../storage'

const PAGE_SIZE = 1000

interface FileRecord {
  prefix?: string | null
  filename?: string | null
  sizes?: Record<string, { filename?: string | null } | undefined>
}

/**
 * Removes the files that no record names: a process ended between the two, the storage was away when
 * the record went, or an earlier release made smaller pictures of other sizes. What has not the form of
 * our own paths is somebody else's. Where most files have no record nothing is removed: then it is the
 * database that is not theirs (another one, an empty one, an old copy).
 * @param before what was stored later may get its record yet
 * @returns how many
 */
export async function removeOrphanedFiles(payload: Payload, before: Date): Promise<number> {
  const stored = [...(await listMediaPaths('regards/')), ...(await listMediaPaths('images/'))]
  // After the list, so that a record that came meanwhile is known.
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
  return removed
}

async function listMediaPaths(prefix: string): Promise<string[]> {
  const found: string[] = []
  for (let after: string | undefined; ;) {
    const page = await storage.list({ prefix, folded: false, after, limit: PAGE_SIZE })
    found.push(...page.filter(isMediaPath))
    if (page.length < PAGE_SIZE) return found
    after = page.at(-1)
  }
}

async function listRecordedPaths(payload: Payload): Promise<Set<string>> {
  const every = { where: {}, pagination: false, limit: 0 } as const
  const place = { prefix: true, filename: true } as const
  const [documents, images] = await Promise.all([
    payload.db.find<FileRecord>({ collection: 'documents', ...every, select: place }),
    payload.db.find<FileRecord>({ collection: 'images', ...every, select: { ...place, sizes: true } }),
  ])
  return new Set(
    [...documents.docs, ...images.docs].flatMap(({ prefix, filename, sizes }) =>
      [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].map(
        (name) => `${prefix}/${name}`,
      ),
    ),
  )
}

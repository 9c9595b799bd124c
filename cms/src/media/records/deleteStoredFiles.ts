import type { CollectionAfterDeleteHook, Payload, TaskConfig } from 'payload'

import { log } from '../../lib/log'
import { storage } from '../storage'

/** Where the file of a deleted record lies. */
type StoredFileLocation = { collection: 'documents' | 'images'; prefix: string; filename: string }

/** More files than a picture ever had, in all releases together. */
const MAX_SIZES = 50

/** However long the storage is away: what was deleted must not stay public. */
const RETRIES = { attempts: 1_000_000, backoff: { type: 'fixed' as const, delay: 5_000 } }

/**
 * Removes the file of a deleted record, with the smaller pictures of this release and of earlier ones,
 * of which no field knows any more. What the storage cannot do now is done by a job when it can.
 */
export const deleteStoredFiles: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  const { prefix, filename } = doc as { prefix?: string | null; filename?: string | null }
  if (!prefix || !filename) return
  const place: StoredFileLocation = { collection: collection.slug as StoredFileLocation['collection'], prefix, filename }
  try {
    await deleteFileAndSizes(place)
  } catch (error) {
    log.warn(
      { err: error, prefix },
      'Fichiers d’une fiche supprimée\u00a0: retrait remis à plus tard',
    )
    await req.payload.jobs.queue({ task: 'retirerFichiers', input: { place } })
  }
}

/** The job: begun anew until the storage has done it. */
export const deleteStoredFilesTask: TaskConfig<{ input: { place: StoredFileLocation }; output: object }> = {
  slug: 'retirerFichiers',
  inputSchema: [{ name: 'place', type: 'json', required: true }],
  retries: RETRIES,
  handler: async ({ input: { place }, req: { payload } }) => {
    // Somebody may have filed the same file anew meanwhile.
    if (!(await hasRecord(payload, place))) await deleteFileAndSizes(place)
    return { output: {} }
  },
}

async function deleteFileAndSizes({ prefix, filename }: StoredFileLocation): Promise<void> {
  await storage.remove(`${prefix}/${filename}`)
  const stem = `${prefix}/${filename.replace(/\.[^.]*$/, '')}-`
  for (const path of await storage.list({ prefix: stem, folded: true, limit: MAX_SIZES })) {
    if (/^\d+\.(webp|avif)$/.test(path.slice(stem.length))) await storage.remove(path)
  }
}

async function hasRecord(payload: Payload, { collection, prefix, filename }: StoredFileLocation) {
  const { totalDocs } = await payload.count({
    collection,
    where: { and: [{ prefix: { equals: prefix } }, { filename: { equals: filename } }] },
  })
  return totalDocs > 0
}

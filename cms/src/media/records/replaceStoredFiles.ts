import type { CollectionAfterChangeHook } from 'payload'

import { log } from '../../lib/log'
import { storage } from '../storage'
import { storeRedirect } from '../storage/redirects'

type SizeFile = { filename?: string | null } | undefined

interface FileRecord {
  prefix?: string | null
  filename?: string | null
  reserve?: boolean | null
  sizes?: Record<string, SizeFile>
}

/**
 * Removes the files that a new file of a record replaces. Where visitors may have been given the
 * address of an image, it leads to the new one: e-mails that were sent show it. A reserved image was
 * shown to nobody, or is not any more. The search for orphaned files completes what fails.
 */
export const replaceStoredFiles: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const [record, before] = [doc, previousDoc] as [FileRecord, FileRecord]
  if (operation !== 'update' || !req.file || record.prefix === before.prefix) return record
  const isPublic = collection.slug === 'images' && !before.reserve
  const replace = async (name: SizeFile, by: SizeFile) => {
    if (!name?.filename) return
    const from = `${before.prefix}/${name.filename}`
    const to = `${record.prefix}/${by?.filename ?? record.filename}`
    await (isPublic ? storeRedirect(storage, from, to) : storage.remove(from))
  }
  try {
    await replace(before, record)
    for (const [size, file] of Object.entries(before.sizes ?? {})) {
      await replace(file, record.sizes?.[size])
    }
  } catch (error) {
    log.warn({ err: error, prefix: before.prefix }, 'Fichiers remplacés non retirés')
  }
  return record
}

import type {
  AfterErrorHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  CollectionAfterDeleteHook,
  TaskConfig,
} from 'payload'
import { log } from '../../lib/log'
import { storage, type ObjectSource } from '../storage'
import { getFileContext, type StoredFiles } from './getFileContext'
import { putOrClaim } from './putOrClaim'
import { assertWithinQuota, assertDiskSpace } from '../validation/assertDiskSpace'
import { isPathTaken, type StoragePath } from './assertPathIsFree'
import { retryForOneDay } from '../../infrastructure/jobs/waitingJobs'
import { withoutCardText } from '../storage/madePictures'
import { removePageFiles } from './removePageFiles'

/**
 * Stores the file of a request and its sizes before the record, which never refers to a missing
 * file. Payload's own upload, after the write, is told that they are stored.
 */
export const storeFiles: CollectionBeforeChangeHook = async ({ collection, data, req }) => {
  const { file } = req
  if (!file) return data
  const { prefix, filename } = data as StoragePath
  const stored: StoredFiles = {
    collection: collection.slug as StoredFiles['collection'],
    place: { prefix, filename },
    fullPaths: [],
  }
  getFileContext(req).stored = stored
  const store = async (filename: string, contentType: string, source: ObjectSource) => {
    const fullPath = `${prefix}/${filename}`
    if (await putOrClaim(fullPath, source, contentType)) stored.fullPaths.push(fullPath)
  }

  const { staged, image } = getFileContext(req)
  const sizes = image?.files ?? []
  const bytesOfSizes = sizes.reduce((sum, { bytes }) => sum + bytes.length, 0)
  await assertWithinQuota(req.payload, bytesOfSizes + Number(data.filesize))
  await assertDiskSpace(bytesOfSizes)
  const source = staged?.source ?? { filePath: file.tempFilePath ?? '' }
  await store(filename, data.mimeType as string, source)
  for (const { record, bytes } of sizes) {
    await store(record.filename, record.mimeType, { buffer: bytes })
  }
  file.clientUploadContext = { stored: true }
  return { ...data, ...image?.fields }
}

/**
 * Deletes the files of a request whose record could not be written, unless a record refers to them:
 * a concurrent one won the path, or this request failed after its write.
 */
export async function rollBackStoredFiles(req: PayloadRequest): Promise<void> {
  const { stored } = getFileContext(req)
  if (!stored) return
  delete getFileContext(req).stored
  try {
    if (await isPathTaken(req.payload, stored.collection, stored.place)) return
    for (const fullPath of stored.fullPaths) await storage.remove(fullPath)
  } catch (error) {
    log.error({ err: error, fullPaths: stored.fullPaths }, 'Fichiers orphelins non supprimés')
  }
}

export const rollBackStoredFilesOnError: AfterErrorHook = async ({ req }) => {
  await rollBackStoredFiles(req)
}

/** Storage path of a deleted record's file. */
type StoredFileLocation = {
  collection: 'documents' | 'images'
  prefix: string
  filename: string
}

/** Upper bound on the image sizes of one file, over all releases. */
const MAX_SIZES = 50

/**
 * Deletes the file of a deleted record and its derived files: pages of a PDF, sizes of an image,
 * also of earlier releases, which no field lists. If the storage fails, queues a job that retries.
 */
export const deleteStoredFiles: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  const { prefix, filename } = doc as {
    prefix?: string | null
    filename?: string | null
  }
  if (!prefix || !filename) return
  const place: StoredFileLocation = {
    collection: collection.slug as StoredFileLocation['collection'],
    prefix,
    filename,
  }
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

/**
 * Job that deletes stored files, retried while the storage is away: a deleted file must not stay
 * public. After a day, the search for orphaned files removes it (`removeOrphanedFiles`).
 */
export const deleteStoredFilesTask: TaskConfig<{
  input: { place: StoredFileLocation }
  output: object
}> = {
  slug: 'retirerFichiers',
  label: 'effacement de fichiers',
  inputSchema: [{ name: 'place', type: 'json', required: true }],
  retries: retryForOneDay(15),
  handler: async ({ input: { place }, req: { payload } }) => {
    // The same file may have been uploaded again since the job was queued.
    if (!(await isPathTaken(payload, place.collection, place))) await deleteFileAndSizes(place)
    return { output: {} }
  },
}

async function deleteFileAndSizes(place: StoredFileLocation): Promise<void> {
  const { collection, prefix, filename } = place
  await storage.remove(`${prefix}/${filename}`)
  if (collection === 'documents') {
    await removePageFiles(prefix)
    return
  }
  const stem = `${prefix}/${filename.replace(/\.[^.]*$/, '')}-`
  for (const path of await storage.list({
    prefix: stem,
    folded: true,
    limit: MAX_SIZES,
  })) {
    if (isSizeSuffix(withoutCardText(path).slice(stem.length))) await storage.remove(path)
  }
}

/** Whether a name's end, after the stem and a hyphen, names a size of any release, or a card. */
export const isSizeSuffix = (suffix: string): boolean =>
  /^(?:carte-)?\d+(-q\d+)?\.(webp|avif|jpg)$/.test(suffix)

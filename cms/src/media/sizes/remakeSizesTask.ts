import type { Payload } from 'payload'
import type { ImageSize } from '@regards/contract/schemas/imageMessages'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { unfinishedJobs } from '../../infrastructure/jobs/jobQueueState'
import { retryForOneDay, isJobAtEnd, type LockedTask } from '../../infrastructure/jobs/waitingJobs'
import { countRows, findAll } from '../../infrastructure/database/rows'
import { invalidateContent } from '../../infrastructure/contentVersion/invalidateContent'
import { log } from '../../lib/log'
import { isApiError } from '../../lib/errors/apiErrors'
import type { Image } from '../../payload-types'
import {
  hasSize,
  imageSizes,
  type MadeSize,
  nameSizeFile,
  toSizeRecord,
} from '../images/imageSizes'
import { processImage } from '../images/processImage'
import { withTempFolder } from '../records/createTempFile'
import { ObjectNotFound, storage } from '../storage'
import { assertDiskSpace } from '../validation/assertDiskSpace'

/** Queues the job if an upgrade left images without one of the current sizes. */
export async function queueMissingSizes(payload: Payload): Promise<void> {
  if ((await findIncompleteImages(payload)).length === 0) return
  await payload.jobs.queue({ task: 'refaireTailles', input: {} })
}

/** Whether sizes are to be made again: until then, cached pages name files that no record names. */
export async function areSizesPending(payload: Payload): Promise<boolean> {
  const pending = { and: [...unfinishedJobs, { taskSlug: { equals: 'refaireTailles' } }] }
  return (await countRows(payload, 'payload-jobs', pending)) > 0
}

/**
 * Job that generates missing image sizes, in one process at a time; retried while the storage is away
 * or the disk full. After a shutdown, or a day, the next start continues.
 */
export const remakeSizesTask: LockedTask<object> = {
  slug: 'refaireTailles',
  label: 'tailles des images',
  inputSchema: [],
  retries: retryForOneDay(15),
  locks: () => ['tailles'],
  handler: async ({ req }) => {
    await makeMissingSizes(req.payload, () => isJobAtEnd(req))
    return { output: {} }
  },
}

/** Finds the images that lack one of the current sizes. */
async function findIncompleteImages(payload: Payload): Promise<StoredImage[]> {
  const docs = await findAll<StoredImage>(payload, {
    collection: 'images',
    where: {},
    select: { prefix: true, filename: true, width: true, sizes: true },
  })
  return docs.filter((image) => listMissingSizes(image).length > 0)
}

/**
 * Generates missing image sizes after an upgrade, one image at a time. Skips an image whose
 * original cannot be read.
 * @param isAtEnd returns true to stop before the next image
 * @throws database or storage errors; the images already processed are complete
 */
async function makeMissingSizes(payload: Payload, isAtEnd: () => boolean): Promise<void> {
  let made = 0
  try {
    for (const image of await findIncompleteImages(payload)) {
      if (isAtEnd()) return
      if (await completeImage(payload, image)) made += 1
    }
  } finally {
    if (made > 0) {
      log.info({ images: made }, 'Tailles d’images refaites')
      await invalidateContent(payload)
    }
  }
}

async function completeImage(payload: Payload, image: StoredImage): Promise<boolean> {
  const { id, prefix, filename, sizes } = image
  if (!prefix || !filename) return false
  const made = (await makeSizes(image)).map((each) => ({
    name: each.size.name,
    bytes: each.bytes,
    record: toSizeRecord(prefix, filename, each),
  }))
  if (made.length === 0) return false
  await assertDiskSpace(made.reduce((sum, { bytes }) => sum + bytes.length, 0))
  const toPath = ({ record }: (typeof made)[number]) => `${prefix}/${record.filename}`
  for (const each of made) {
    // A process killed before it wrote the record may have left this file.
    await storage.remove(toPath(each))
    await storage.put(toPath(each), { buffer: each.bytes }, { contentType: each.record.mimeType })
  }
  const written: unknown = await payload.db.updateOne({
    collection: 'images',
    // The file may have been replaced, or the image deleted, in the meantime.
    where: {
      and: [
        { id: { equals: id } },
        { prefix: { equals: prefix } },
        { filename: { equals: filename } },
      ],
    },
    data: {
      // Nobody changed the picture: a form that is open would be refused.
      updatedAt: null,
      sizes: {
        ...sizes,
        ...Object.fromEntries(made.map(({ name, record }) => [name, record])),
      },
    },
  })
  if (written) return true
  for (const each of made) await storage.remove(toPath(each))
  return false
}

/** @returns an empty list when the original is missing or cannot be decoded */
const makeSizes = (image: StoredImage): Promise<MadeSize[]> =>
  withTempFolder('tailles', async (folder) => {
    const original = path.join(folder, 'original')
    try {
      const stored = await storage.read(`${image.prefix}/${image.filename}`)
      await pipeline(stored, createWriteStream(original))
      const { sizes } = await processImage(original, image.filename ?? '', listMissingSizes(image))
      return sizes
    } catch (error) {
      const isImageAtFault = isApiError(error) && error.code === 'invalid-image'
      if (!isImageAtFault && !(error instanceof ObjectNotFound)) throw error
      log.warn({ err: error, image: image.id }, 'Image illisible, tailles non refaites')
      return []
    }
  })

/** Fields of an image record that are read here. */
type StoredImage = Pick<Image, 'id' | 'prefix' | 'filename' | 'width'> & {
  sizes?: Record<string, { filename?: string | null } | undefined>
}

/** Lists the sizes that an image lacks, or whose file name is of an earlier release. */
export function listMissingSizes({ filename, prefix, sizes, width }: StoredImage): ImageSize[] {
  if (!filename || !prefix) return []
  return imageSizes.filter(
    (size) =>
      hasSize(size, width ?? 0) && sizes?.[size.name]?.filename !== nameSizeFile(size, filename),
  )
}

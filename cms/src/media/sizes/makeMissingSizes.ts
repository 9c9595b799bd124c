import { buffer } from 'node:stream/consumers'

import type { ImageSize, Payload } from 'payload'
import sharp from 'sharp'

import { invalidateContent } from '../../infrastructure/contentVersion/invalidateContent'
import { log } from '../../lib/log'
import { ObjectNotFound, storage } from '../storage'
import { toMediaUrl } from '../storage/toMediaUrl'
import { assertDiskSpace } from '../validation/assertDiskSpace'
import { listMissingSizes, type MissingSize, type StoredImage } from './listMissingSizes'

interface MadeSize extends MissingSize {
  bytes: Buffer
  /** The size's fields in Payload's record. */
  record: Record<string, string | number>
}

const imageSizesOf = ({ collections }: Payload): ImageSize[] =>
  collections.images.config.upload.imageSizes ?? []

/** Finds the images that lack one of the current sizes. */
export async function findIncompleteImages(payload: Payload): Promise<StoredImage[]> {
  const { docs } = await payload.db.find<StoredImage>({
    collection: 'images',
    where: {},
    pagination: false,
    limit: 0,
    select: { prefix: true, filename: true, width: true, sizes: true },
  })
  const imageSizes = imageSizesOf(payload)
  return docs.filter((image) => listMissingSizes(image, imageSizes).length > 0)
}

/**
 * Generates missing image sizes after an upgrade, one image at a time. Skips an image whose
 * original cannot be read.
 * @param isAtEnd returns true to stop before the next image
 * @throws database or storage errors; the images already processed are complete
 */
export async function makeMissingSizes(payload: Payload, isAtEnd: () => boolean): Promise<void> {
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
  const made = await makeSizes(image, listMissingSizes(image, imageSizesOf(payload)))
  if (made.length === 0) return false
  await assertDiskSpace(made.reduce((sum, { bytes }) => sum + bytes.length, 0))
  for (const { filename: name, bytes, record } of made) {
    // A process killed before it wrote the record may have left this file.
    await storage.remove(`${prefix}/${name}`)
    await storage.put(`${prefix}/${name}`, { buffer: bytes }, { contentType: `${record.mimeType}` })
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
      sizes: {
        ...sizes,
        ...Object.fromEntries(made.map(({ size, record }) => [size.name, record])),
      },
    },
  })
  if (written) return true
  for (const { filename: name } of made) await storage.remove(`${prefix}/${name}`)
  return false
}

/** @returns an empty list when the original is missing or cannot be decoded */
async function makeSizes(image: StoredImage, missing: MissingSize[]): Promise<MadeSize[]> {
  const original = await readOriginal(`${image.prefix}/${image.filename}`)
  if (!original) return []
  const made: MadeSize[] = []
  try {
    // One at a time, to leave CPU for requests.
    for (const each of missing) made.push(await makeSize(original, image, each))
    return made
  } catch (error) {
    log.warn({ err: error, image: image.id }, 'Image illisible, tailles non refaites')
    return []
  }
}

async function readOriginal(fullPath: string): Promise<Buffer | undefined> {
  try {
    return await buffer(await storage.read(fullPath))
  } catch (error) {
    if (!(error instanceof ObjectNotFound)) throw error
    log.warn({ image: fullPath }, 'Image introuvable, tailles non refaites')
    return undefined
  }
}

/** Generates a size as Payload does for an upload. */
async function makeSize(
  original: Buffer,
  { prefix }: StoredImage,
  { size, filename }: MissingSize,
): Promise<MadeSize> {
  const { format, options } = size.formatOptions ?? {}
  const { data: bytes, info } = await sharp(original)
    .rotate()
    .resize(size)
    .toFormat(format ?? 'avif', options)
    .toBuffer({ resolveWithObject: true })
  const record = {
    filename,
    url: toMediaUrl(prefix, filename),
    mimeType: `image/${info.format === 'heif' ? 'avif' : info.format}`,
    filesize: info.size,
    width: info.width,
    height: info.height,
  }
  return { size, filename, bytes, record }
}

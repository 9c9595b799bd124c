import fs from 'node:fs/promises'
import path from 'node:path'

import type { Metadata, Sharp } from 'sharp'

import { hasSize } from '../imageSizes'
import type {
  ImageFormat,
  ImageRefusal,
  ImageRequest,
  MadeImage,
} from '@regards/contract/schemas/imageMessages'
import { sanitizeImage } from './sanitizeImage'
import { sharp } from '../../../lib/process/sharp'

const MAX_MEGAPIXELS = 100
/** Bytes of the pixels that a decoder holds at once. */
const MAX_HELD_BYTES = 500_000_000
/** WebP's bound; AVIF's is a little higher. */
const MAX_SIDE = 16_383
const PLACEHOLDER_WIDTH = 12

export class RefusedImage extends Error {
  constructor(
    readonly refusal: ImageRefusal,
    options?: ErrorOptions,
  ) {
    super(refusal.reason, options)
    this.name = 'RefusedImage'
  }
}

const refuse = (reason: ImageRefusal['reason'], cause?: unknown) =>
  new RefusedImage({ reason }, { cause })

/**
 * Checks that a file is a complete raster image, whatever its name, and makes its sizes: decodes it
 * once, to the width of the largest size, and the sizes one after the other from that.
 * @throws RefusedImage; the file system's error
 */
export async function makeImage(request: ImageRequest): Promise<MadeImage> {
  const { file, outDir, sizes } = request
  const metadata = await readMetadata(file)
  const format = toFormat(metadata)
  const { width, height } = metadata.autoOrient
  assertSize(metadata, format)
  const wanted = sizes.filter((size) => hasSize(size, width))
  const largest = Math.max(PLACEHOLDER_WIDTH, ...wanted.map((size) => size.width))
  // The placeholder of a narrow picture is larger than the picture.
  const scale = Math.max(PLACEHOLDER_WIDTH, Math.min(width, largest)) / width
  if (height * scale > MAX_SIDE) throw refuse('too-tall')
  const picture = await decode(file, largest)
  const made: MadeImage['sizes'] = []
  for (const { name, width, format, options } of wanted) {
    const resized = picture.clone().resize({ width, withoutEnlargement: true })
    if (format === 'jpeg') resized.flatten({ background: '#ffffff' })
    const { data, info } = await resized
      .toFormat(format, options)
      .toBuffer({ resolveWithObject: true })
    await fs.writeFile(path.join(outDir, name), data)
    made.push({ name, width: info.width, height: info.height })
  }
  const tiny = await picture.resize({ width: PLACEHOLDER_WIDTH }).webp({ quality: 20 }).toBuffer()
  const original = await sanitizeImage(file)
  if (original) await fs.writeFile(path.join(outDir, 'original'), original)
  return {
    ...{
      type: 'made',
      format,
      width,
      height,
      sizes: made,
      isRewritten: original !== undefined,
    },
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  }
}

async function readMetadata(file: string): Promise<Metadata> {
  try {
    return await sharp(file, { limitInputPixels: false }).metadata()
  } catch (error) {
    throw refuse('unreadable', error)
  }
}

function toFormat({ format, compression }: Metadata): ImageFormat {
  if (format === 'heif' && compression === 'av1') return 'avif'
  if (format === 'jpeg' || format === 'png' || format === 'gif' || format === 'webp') return format
  throw refuse('format')
}

function assertSize(metadata: Metadata, format: ImageFormat): void {
  const { width, height } = metadata.autoOrient
  const byMemory = Math.floor(MAX_HELD_BYTES / heldBytesPerPixel(metadata, format) / 1_000_000)
  const megapixels = Math.min(MAX_MEGAPIXELS, byMemory)
  if (width * height > megapixels * 1_000_000) {
    throw new RefusedImage({ reason: 'too-large', megapixels })
  }
}

/** Bytes a pixel that libvips and its decoders hold, as measured; 0 if they decode row by row. */
function heldBytesPerPixel(metadata: Metadata, format: ImageFormat): number {
  const { channels, depth, isProgressive, chromaSubsampling, orientation = 1 } = metadata
  switch (format) {
    case 'jpeg':
      // Coefficients of 16 bits of the whole image.
      return isProgressive ? 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels) : 0
    case 'png':
      return isProgressive || orientation > 1 ? channels * (depth === 'ushort' ? 2 : 1) : 0
    case 'gif':
      return 5
    case 'webp':
      return 8
    case 'avif':
      return 18
  }
}

/** Decodes every pixel once, turns the image upright and limits its width. */
async function decode(file: string, width: number): Promise<Sharp> {
  try {
    const { data, info } = await sharp(file, {
      limitInputPixels: false,
      failOn: 'truncated',
      sequentialRead: true,
    })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return sharp(data, { raw: info, limitInputPixels: false })
  } catch (error) {
    throw refuse('damaged', error)
  }
}

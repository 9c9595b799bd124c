import fs from 'node:fs/promises'

import sharp from 'sharp'

import { stripGifMetadata } from './stripGifMetadata'
import { stripJpegMetadata } from './stripJpegMetadata'
import { stripPngMetadata } from './stripPngMetadata'

/** By format, what removes metadata without decoding pixels; undefined where that cannot be done. */
const STRIPPERS: Record<string, (bytes: Buffer, orientation: number) => Buffer | undefined> = {
  jpeg: stripJpegMetadata,
  gif: stripGifMetadata,
  // Its orientation is metadata: such a picture is turned, and encoded again.
  png: (bytes, orientation) => (orientation === 1 ? stripPngMetadata(bytes) : undefined),
}

/**
 * What is stored of a picture. Originals are public, so they carry no metadata (a telephone writes
 * where it was), and an animation is reduced to its first frame: encoding every frame eight times
 * took 27 seconds, and its AVIF sizes showed the frames below each other.
 * @param filePath a picture that checkImage accepts
 * @returns undefined when the file is stored as it is
 */
export async function sanitizeImage(filePath: string): Promise<Buffer | undefined> {
  const { format, orientation = 1, pages = 1, exif, xmp, iptc } = await sharp(filePath).metadata()
  const strip = pages === 1 && STRIPPERS[format]
  if (strip) {
    const bytes = await fs.readFile(filePath)
    const stripped = strip(bytes, orientation)
    if (stripped) return stripped.equals(bytes) ? undefined : stripped
  } else if (pages === 1 && !exif && !xmp && !iptc) return undefined
  const still = sharp(filePath).rotate().keepIccProfile()
  if (format === 'gif') return still.gif().toBuffer()
  if (format === 'webp') return still.webp({ quality: 90 }).toBuffer()
  if (format === 'png') return still.png().toBuffer()
  return still.avif({ quality: 75, effort: 2 }).toBuffer()
}

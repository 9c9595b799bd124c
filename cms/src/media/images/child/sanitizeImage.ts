import fs from 'node:fs/promises'

import { stripGifMetadata } from './stripGifMetadata'
import { stripJpegMetadata } from './stripJpegMetadata'
import { sharp } from '../../../lib/process/sharp'

/** By format, removes metadata without decoding pixels; undefined where that is impossible. */
const STRIPPERS: Record<string, (bytes: Buffer, orientation: number) => Buffer | undefined> = {
  jpeg: stripJpegMetadata,
  gif: stripGifMetadata,
  // A PNG's orientation is in its metadata: a rotated image is re-encoded.
  png: (bytes, orientation) => (orientation === 1 ? stripPngMetadata(bytes) : undefined),
}

/**
 * Returns the bytes to store for an image. Originals are public, so their metadata are removed
 * (phones write the GPS position), and an animation is reduced to its first frame: encoding every
 * frame eight times took 27 seconds, and its AVIF sizes showed the frames below each other.
 * @param filePath an image that validateImage accepts
 * @returns undefined when the file is stored unchanged
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

const SIGNATURE_BYTES = 8
/** Bytes of a chunk's length, type and checksum. */
const CHUNK_OVERHEAD = 12

/**
 * Ancillary chunks that affect how pixels are displayed (PNG third edition, section 11.3); critical
 * chunks begin with a capital letter. Animation chunks are excluded: the default image is an
 * animation's first frame.
 */
const KEPT_ANCILLARY = new Set(
  'tRNS gAMA cHRM sRGB iCCP sBIT cICP mDCV cLLI bKGD hIST pHYs sPLT'.split(' '),
)

/**
 * Removes all metadata from a PNG without changing its pixels: texts, Exif, the modification time,
 * private chunks, the frames of an animation, and any bytes after the image.
 */
function stripPngMetadata(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, SIGNATURE_BYTES)]
  let start = SIGNATURE_BYTES
  while (start + CHUNK_OVERHEAD <= bytes.length) {
    const type = bytes.toString('latin1', start + 4, start + 8)
    const end = start + CHUNK_OVERHEAD + bytes.readUInt32BE(start)
    if (/^[A-Z]/.test(type) || KEPT_ANCILLARY.has(type)) parts.push(bytes.subarray(start, end))
    if (type === 'IEND') break
    start = end
  }
  return Buffer.concat(parts)
}

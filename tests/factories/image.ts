import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'

export const imageFormats = ['jpeg', 'png', 'gif', 'webp', 'avif'] as const

export type ImageFormat = (typeof imageFormats)[number]

/** The usual file name extension of each format. */
export const fileExtensions: Record<ImageFormat, string> = {
  jpeg: 'jpg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
  avif: 'avif',
}

/**
 * Creates a real image in a format: a vertical gradient; sizes in pixels. Tiny by default, since
 * the server encodes each upload seven times.
 */
export function makeImage(
  format: ImageFormat = 'jpeg',
  { width = 60, height = 80 }: { width?: number; height?: number } = {},
): Promise<Buffer> {
  const channels = 3
  const pixels = Buffer.alloc(width * height * channels)
  for (let y = 0; y < height; y += 1) {
    const shade = Math.round((255 * y) / height)
    pixels.fill(
      Buffer.from([160, shade, 255 - shade]),
      y * width * channels,
      (y + 1) * width * channels,
    )
  }
  return sharp(pixels, { raw: { width, height, channels } }).toFormat(format).toBuffer()
}

/** GPS latitude in the Exif data of {@link makePhotograph}. */
const GPS_LATITUDE = '48/1 51/1 30/1'

/**
 * Creates an image like a telephone's: Exif with GPS position and orientation 6 (rotated by 90°),
 * XMP, a comment, and for JPEG a second image after the first.
 */
export async function makePhotograph(
  format: ImageFormat,
  { width = 60, height = 40 }: { width?: number; height?: number } = {},
): Promise<Buffer> {
  const photograph = await sharp(await makeImage('png', { width, height }))
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: GPS_LATITUDE } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><p>Saint-Flour</p></x:xmpmeta>')
    .toFormat(format)
    .toBuffer()
  return format === 'jpeg' ? Buffer.concat([photograph, photograph]) : photograph
}

/** Creates a PNG or a GIF with text comments before its pixels and after its end. */
export async function makeCommented(format: 'png' | 'gif', text: string): Promise<Buffer> {
  const image = await makeImage(format)
  const comment = format === 'png' ? pngText(text) : gifComment(text)
  // After IHDR, of 25 bytes, or before the first graphic control extension.
  const place = format === 'png' ? 33 : image.indexOf(Buffer.from([0x21, 0xf9]))
  const rest = [image.subarray(0, place), comment, image.subarray(place), Buffer.from(text)]
  return Buffer.concat(rest)
}

function pngText(text: string): Buffer {
  const typeAndData = Buffer.from(`tEXtAuthor\0${text}`, 'latin1')
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(typeAndData.length - 4)
  checksum.writeUInt32BE(crc32(typeAndData))
  return Buffer.concat([length, typeAndData, checksum])
}

function gifComment(text: string): Buffer {
  return Buffer.from([0x21, 0xfe, text.length, ...Buffer.from(text, 'latin1'), 0])
}

/** Creates an animated GIF or WebP of noise, the worst case for an encoder. */
export function makeAnimation(
  format: 'gif' | 'webp',
  { width, height, frames }: { width: number; height: number; frames: number },
): Promise<Buffer> {
  const channels = 3
  const pixels = randomBytes(width * height * frames * channels)
  const raw = { width, height: height * frames, channels, pageHeight: height } as const
  return sharp(pixels, { raw, limitInputPixels: false }).toFormat(format, { effort: 1 }).toBuffer()
}

/** Writes other dimensions into the header of an image, whose pixels stay as few as they were. */
export function enlargeHeader(image: Buffer, format: 'avif' | 'jpeg', side: number): Buffer {
  const bytes = Buffer.from(image)
  if (format === 'avif') {
    // The box ispe: version and flags, width, height.
    const at = bytes.indexOf('ispe') + 8
    bytes.writeUInt32BE(side, at)
    bytes.writeUInt32BE(side, at + 4)
  } else {
    // The segment SOF0: length, precision, height, width.
    const at = bytes.indexOf(Buffer.from([0xff, 0xc0])) + 5
    bytes.writeUInt16BE(side, at)
    bytes.writeUInt16BE(side, at + 2)
  }
  return bytes
}

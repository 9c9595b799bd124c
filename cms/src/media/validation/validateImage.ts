import sharp from 'sharp'

import { invalidFile } from '../../lib/errors/apiErrors'

/** Formats of a cover or a page's picture, and the names that their files go by, usual one first. */
const FORMATS: Record<string, { mimeType: string; extensions: [string, ...string[]] }> = {
  jpeg: { mimeType: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  png: { mimeType: 'image/png', extensions: ['png'] },
  gif: { mimeType: 'image/gif', extensions: ['gif'] },
  webp: { mimeType: 'image/webp', extensions: ['webp'] },
  avif: { mimeType: 'image/avif', extensions: ['avif'] },
}

const MAX_PIXELS = 100_000_000
const PLACEHOLDER_WIDTH = 16

export interface ValidatedImage {
  mimeType: string
  /** The file's own extension when it fits the bytes, else the format's. */
  extension: string
  /** Tiny picture as a data address, to be shown blurred while the real one loads. */
  placeholder: string
}

/**
 * Checks that bytes are a whole raster picture, whatever their name and announced type say:
 * the format is read from the bytes, and every pixel is decoded once.
 * @param input a file's path, or its bytes
 * @param name the file's name as chosen by the user
 * @throws HouseError 422 invalid-image
 */
export async function validateImage(input: string | Buffer, name: string): Promise<ValidatedImage> {
  const metadata = await readMetadata(input)
  const format =
    FORMATS[metadata.format === 'heif' && metadata.compression === 'av1' ? 'avif' : metadata.format]
  if (!format) {
    throw invalidFile('L’image doit être au format JPEG, PNG, GIF, WebP ou AVIF.', 'invalid-image')
  }
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return {
    mimeType: format.mimeType,
    extension: format.extensions.includes(extension) ? extension : format.extensions[0],
    placeholder: await makePlaceholder(input),
  }
}

async function readMetadata(input: string | Buffer) {
  try {
    return await sharp(input, { limitInputPixels: MAX_PIXELS }).metadata()
  } catch {
    throw invalidFile('Ce fichier n’est pas une image lisible.', 'invalid-image')
  }
}

async function makePlaceholder(input: string | Buffer): Promise<string> {
  try {
    const tiny = await sharp(input, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
      .rotate()
      .resize({ width: PLACEHOLDER_WIDTH })
      .webp({ quality: 40 })
      .toBuffer()
    return `data:image/webp;base64,${tiny.toString('base64')}`
  } catch {
    throw invalidFile('Cette image est incomplète, abîmée ou trop grande.', 'invalid-image')
  }
}

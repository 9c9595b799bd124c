import sharp from 'sharp'

import { invalidFile } from '../../lib/errors/apiErrors'

/** Accepted image formats with their file extensions, the usual one first. */
const FORMATS: Record<string, { mimeType: string; extensions: [string, ...string[]] }> = {
  jpeg: { mimeType: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  png: { mimeType: 'image/png', extensions: ['png'] },
  gif: { mimeType: 'image/gif', extensions: ['gif'] },
  webp: { mimeType: 'image/webp', extensions: ['webp'] },
  avif: { mimeType: 'image/avif', extensions: ['avif'] },
}

const MAX_PIXELS = 100_000_000
const PLACEHOLDER_WIDTH = 12

export interface ValidatedImage {
  mimeType: string
  /** The file's own extension if it matches the format, else the format's usual one. */
  extension: string
  /** Tiny image as a data URL, shown blurred while the real one loads. */
  placeholder: string
}

/**
 * Checks that the bytes are a complete raster image, regardless of file name and declared type:
 * reads the format from the bytes and decodes every pixel once.
 * @param input a file's path, or its bytes
 * @param name the file's name, as sent by the client
 * @throws ApiError 422 invalid-image
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
      .webp({ quality: 20 })
      .toBuffer()
    return `data:image/webp;base64,${tiny.toString('base64')}`
  } catch {
    throw invalidFile('Cette image est incomplète, abîmée ou trop grande.', 'invalid-image')
  }
}

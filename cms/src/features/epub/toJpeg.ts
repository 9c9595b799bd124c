import { buffer } from 'node:stream/consumers'

import sharp from 'sharp'

import { log } from '../../lib/log'
import { ObjectNotFound, type ObjectStorage } from '../../media/storage'
import type { BookPicture } from './types'

/** A square, in place of a picture whose file is lost. */
const LOST = { width: 64, height: 64, channels: 3, background: '#ddd' } as const

/**
 * Reads a picture of a book as JPEG, which every program shows: many e-readers know no WebP.
 * @throws the storage’s error during an outage
 */
export async function toJpeg(
  storage: Pick<ObjectStorage, 'read'>,
  { path, isJpeg }: Pick<BookPicture, 'path' | 'isJpeg'>,
): Promise<Buffer> {
  try {
    const file = await buffer(await storage.read(path))
    if (isJpeg) return file
    return await sharp(file).flatten({ background: '#fff' }).jpeg({ quality: 80 }).toBuffer()
  } catch (error) {
    if (!(error instanceof ObjectNotFound)) throw error
    log.error({ err: error, path }, 'Image manquante dans un livre numérique')
    return sharp({ create: LOST }).jpeg().toBuffer()
  }
}

import { ObjectExists, type ObjectStorage } from './types'

/** What is made of a stored picture at its first request. Raise a version when the same picture makes another one. */
export const CARD = 'carte-1'
export const BOOK_PICTURE = 'livre-1'

/** Returns the storage path of what is made of a picture, beside it. */
export const toMadePath = (fullPath: string, kind: string): string =>
  `${fullPath.replace(/\.[^./]*$/, '')}-${kind}.jpg`

/**
 * Stores a JPEG that was made of a picture; another process may have stored the same.
 * @throws the storage’s error
 */
export async function storeMade(
  storage: Pick<ObjectStorage, 'put'>,
  fullPath: string,
  jpeg: Buffer,
): Promise<void> {
  try {
    await storage.put(fullPath, { buffer: jpeg }, { contentType: 'image/jpeg' })
  } catch (error) {
    if (!(error instanceof ObjectExists)) throw error
  }
}

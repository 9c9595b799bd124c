import { createHash } from 'node:crypto'

import { ObjectExists, type ObjectStorage } from './types'

/** Derived pictures; increase a version when the same picture gives another. */
const CARD = 'carte-1'
export const BOOK_PICTURE = 'livre-1'

/** Returns the storage path of a derived picture, beside its source. */
export const toMadePath = (fullPath: string, kind: string): string =>
  `${fullPath.replace(/\.[^./]*$/, '')}-${kind}.jpg`

/** The words on a card: the number of an issue, and the title of the issue or of an article in it. */
export interface CardText {
  numero: number
  titre: string | null
}

/**
 * Returns the path of a picture's card, beside it; another text has another path.
 * @param text undefined for a card without words
 */
export function toCardPath(fullPath: string, text?: CardText): string {
  if (!text) return toMadePath(fullPath, CARD)
  const hash = createHash('sha256').update(JSON.stringify([text.numero, text.titre]))
  return toMadePath(fullPath, `${CARD}-${hash.digest('hex').slice(0, 12)}`)
}

/** Returns the storage path of a card without the part that names its text; other paths as they are. */
export const withoutCardText = (fullPath: string): string =>
  fullPath.replace(/-(carte-\d+)-[\da-f]{12}\.jpg$/, '-$1.jpg')

/** Stores a JPEG of a picture; another process may have stored it. @throws the storage’s error */
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

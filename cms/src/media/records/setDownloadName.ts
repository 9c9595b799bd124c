import contentDisposition from 'content-disposition'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'

import { storage } from '../storage'

interface StoredFileName {
  prefix?: string | null
  filename?: string | null
}

/**
 * Gives a stored file the name under which a reader of the issue keeps it: Regards-12.pdf. What uses
 * the file is recorded by then: a storage that is away costs the name, and is logged.
 */
export async function setDownloadName(
  file: StoredFileName,
  numero: number,
  req: PayloadRequest,
): Promise<void> {
  const extension = /\.[^.]+$/.exec(file.filename ?? '')?.[0] ?? ''
  try {
    await storage.setMetadata(`${file.prefix}/${file.filename}`, {
      contentDisposition: contentDisposition(`Regards-${numero}${extension}`, { type: 'inline' }),
    })
  } catch (error) {
    req.payload.logger.error(
      { err: error, numero, file: file.filename },
      'Fichier sans nom lisible',
    )
  }
}

/** The same for a file that takes the place of another in an issue. */
export const setDownloadNameOnReplace =
  (field: 'pdf' | 'couverture'): CollectionAfterChangeHook =>
  async ({ doc, operation, req }) => {
    const file = doc as StoredFileName & { id: string }
    if (operation !== 'update' || !req.file) return file
    const { docs } = await req.payload.find({
      collection: 'regards',
      where: { [field]: { equals: file.id } },
      select: { numero: true },
      depth: 0,
      limit: 1,
    })
    if (docs[0]) await setDownloadName(file, docs[0].numero, req)
    return file
  }

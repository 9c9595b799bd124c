import contentDisposition from 'content-disposition'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'

import { findFields } from '../../infrastructure/database/rows'
import { toShownIssue } from '../../lib/payload/toShownIssue'
import { storage } from '../storage'

interface StoredFileName {
  prefix?: string | null
  filename?: string | null
}

/** Sets the name under which a file downloads; the issue is saved, so that an error is logged. */
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

/** Sets the download name of a file that replaces another one in an issue. */
export const setDownloadNameOnReplace =
  (field: 'pdf' | 'couverture'): CollectionAfterChangeHook =>
  async ({ doc, operation, req }) => {
    const file = doc as StoredFileName & { id: string }
    if (operation !== 'update' || !req.file) return file
    const where = { [field]: { equals: file.id } }
    const issue = await findFields(req.payload, 'regards', where, 'numero', 'numeroCorbeille')
    if (issue) await setDownloadName(file, toShownIssue(issue).numero, req)
    return file
  }

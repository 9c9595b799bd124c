import type { CollectionBeforeChangeHook, FieldHook, Payload } from 'payload'

import { withLocks } from '../../../infrastructure/locks/withLock'
import { getRelationId } from '../../../lib/payload/getRelationId'
import { toPlainText } from '../text/toPlainText'
import type { StoredPage } from '../types'
import { findReading, saveReading } from './Lectures'
import { findPages, toPageLock } from './pageRows'

/** Sets the plain text of a page: of its correction, or of the PDF where there is none. */
export const followCorrection: CollectionBeforeChangeHook<StoredPage> = ({ data, originalDoc }) => {
  const { texteCorrige = originalDoc?.texteCorrige, blocs = originalDoc?.blocs } = data
  return { ...data, texte: toPlainText(texteCorrige) || toPlainText(blocs) }
}

/**
 * Notes in the reading of a page's PDF that its text changes: before it is written, so that the search compares
 * it again if the process ends in between.
 */
export const noteCorrection: CollectionBeforeChangeHook<
  StoredPage & { document?: unknown }
> = async ({ data, originalDoc, req }) => {
  const document = getRelationId(originalDoc?.document)
  const isRead = document !== undefined && (await findReading(req.payload, document)) !== null
  if (isRead) await saveReading(req.payload, document, {})
  return data
}

/** Field hook of `sansTexte`: a scanned page has a text exactly while it has a typed correction. */
export const keepSansTexte: FieldHook<StoredPage, boolean> = ({
  siblingData,
  originalDoc,
  value,
}) => {
  const { blocs, texteCorrige } = siblingData as Partial<StoredPage>
  if (toPlainText(texteCorrige)) return false
  return toPlainText(originalDoc?.texteCorrige) ? toPlainText(blocs) === '' : (value ?? false)
}

const FIELDS = { page: true, texteCorrige: true, dossier: true } as const

/** Values of a page that has only a correction; its preparation sets the others. */
const UNPREPARED = { largeur: 1, hauteur: 1, dossier: '', tailles: [], blocs: [], texte: '' }

/**
 * Copies the corrections of a PDF's pages to the same pages of the PDF that takes its place in an
 * issue, for an administrator to check. Pages that have a correction keep it.
 * @param from id of the former PDF
 * @param to id of the new one, whose pages need not be prepared yet
 */
export async function moveCorrections(payload: Payload, from: string, to: string): Promise<void> {
  const isCorrected = { texteCorrige: { exists: true } }
  for (const { page } of await findPages(payload, from, { page: true }, isCorrected)) {
    const locks = [toPageLock(from, page), toPageLock(to, page)]
    await withLocks(payload, locks, async () => {
      // Read under the lock: a form that is saved at this moment is either copied or refused.
      const [{ texteCorrige } = {}] = await findPages(payload, from, FIELDS, {
        page: { equals: page },
      })
      if (texteCorrige) await moveCorrection(payload, to, page, texteCorrige)
    })
  }
}

/** Under the locks of both pages. */
async function moveCorrection(
  payload: Payload,
  to: string,
  page: number,
  texteCorrige: object,
): Promise<void> {
  const [there] = await findPages(payload, to, FIELDS, { page: { equals: page } })
  if (there?.texteCorrige) return
  if (there) {
    // A page without a folder is not prepared: search finds it once it can be read.
    const texte = there.dossier ? toPlainText(texteCorrige) : ''
    await payload.db.updateOne({
      collection: 'pagesDeRegards',
      id: there.id,
      data: { texteCorrige, texte, verifiee: false },
      returning: false,
    })
  } else {
    const data = { ...UNPREPARED, document: to, page, texteCorrige, verifiee: false }
    await payload.db.create({ collection: 'pagesDeRegards', data })
  }
}

import type { CollectionBeforeChangeHook, FieldHook, Payload, Where } from 'payload'
import type { RichText } from '@regards/contract/schemas/lecture'

import { withLocks } from '../../../infrastructure/locks/withLock'
import { getRelationId } from '../../../lib/payload/getRelationId'
import { toPlainText } from '../text/toPlainText'
import type { StoredPage } from '../types'
import { findReading, saveReading } from './Lectures'
import { findPages, toPageLock } from './pageRows'

/**
 * Sets the plain text of a page: of its correction, or of the PDF where there is none. A correction of the PDF
 * before has been looked at when the page is corrected or checked.
 */
export const followCorrection: CollectionBeforeChangeHook<StoredPage> = ({ data, originalDoc }) => {
  const { texteCorrige = originalDoc?.texteCorrige, blocs = originalDoc?.blocs } = data
  const isLookedAt = Boolean(data.texteCorrige ?? data.verifiee)
  return {
    ...data,
    texte: toPlainText(texteCorrige) || toPlainText(blocs),
    ...(isLookedAt && { ancienTexte: null }),
  }
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

/**
 * Notes that the corrected pages of a PDF are to be looked for in the PDF that takes its place in an issue: once
 * the pages of this one have a text. Of a PDF that has not looked for its own yet, those of the one before it.
 */
export async function noteCorrections(payload: Payload, from: string, to: string): Promise<void> {
  const former = await findReading(payload, from)
  const waiting = former && getRelationId(former.correctionsDe)
  const correctionsDe = waiting ?? (former?.etat === 'prete' ? from : undefined)
  // A form may be being saved: whether there are any is asked later.
  if (correctionsDe && correctionsDe !== to) await saveReading(payload, to, { correctionsDe })
}

/** Condition of the pages that have a correction. */
export const IS_CORRECTED: Where = { texteCorrige: { exists: true } }

/** What a page takes of the correction of a page of the PDF before. */
type Taken = Partial<Pick<StoredPage, 'texteCorrige' | 'ancienTexte'>>

/**
 * Gives a page what it takes of the correction of a page of the PDF before, for an administrator to check. A page
 * that has a correction keeps it.
 * @param choose decides what, from the correction as it is now: under the locks of both pages, so that a form that
 * is saved at this moment is either taken or refused
 */
export async function takeCorrection(
  payload: Payload,
  from: { document: string; page: number },
  to: { document: string; page: number },
  choose: (texteCorrige: RichText) => Taken,
): Promise<void> {
  const locks = [from, to].map(({ document, page }) => toPageLock(document, page))
  await withLocks(payload, locks, async () => {
    const [former, there] = await Promise.all(
      [from, to].map(async ({ document, page }) => {
        const [found] = await findPages(payload, document, FIELDS, { page: { equals: page } })
        return found
      }),
    )
    if (!former?.texteCorrige || !there || there.texteCorrige) return
    const taken = choose(former.texteCorrige)
    await saveReading(payload, to.document, {})
    await payload.db.updateOne({
      collection: 'pagesDeRegards',
      id: there.id,
      data: {
        ...taken,
        verifiee: false,
        ...(taken.texteCorrige && { texte: toPlainText(taken.texteCorrige), sansTexte: false }),
      },
      returning: false,
    })
  })
}

const FIELDS = { page: true, texteCorrige: true } as const

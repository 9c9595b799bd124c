import type { CollectionBeforeChangeHook, FieldHook, Payload } from 'payload'
import type { RichText } from '@regards/contract/schemas/lecture'

import { withLock, withLocks } from '../../../infrastructure/locks/withLock'
import { getRelationId } from '../../../lib/payload/getRelationId'
import { toPlainText } from '../text/toPlainText'
import type { CorrectedPage, StoredPage } from '../types'
import { findReading, saveReading, WAITING } from './Lectures'
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

/**
 * Takes the pages of a replaced file from the site and from search, and its reading. Their corrections are
 * then looked for in the pages of the PDF's new file, once these have a text.
 * @throws ApiError 423 while a page is being saved for 30 seconds
 */
export async function withdrawPages(payload: Payload, document: string): Promise<void> {
  const reading = await findReading(payload, document)
  if (!reading) return
  const correctionsDe = getRelationId(reading.correctionsDe) ?? document
  await saveReading(payload, document, { ...WAITING, correctionsDe })
  for (const { page } of await findPages(payload, document, { page: true })) {
    // A form that is being saved is either taken or finds its page gone.
    await withLock(payload, toPageLock(document, page), async () => {
      const where = { page: { equals: page } }
      const [found] = await findPages(payload, document, { ...FIELDS, blocs: true }, where)
      if (found?.texteCorrige) {
        const { blocs, texteCorrige } = found
        const waiting = (await findReading(payload, document))?.correctionsSansPage ?? []
        const correctionsSansPage = [...waiting, { page, blocs: blocs ?? [], texteCorrige }]
        await saveReading(payload, document, { correctionsSansPage })
      }
      await payload.db.deleteMany({
        collection: 'pagesDeRegards',
        where: { and: [{ document: { equals: document } }, where] },
      })
    })
  }
}

/**
 * Finds the corrected pages whose corrections a PDF is to take: of its own former file, which come first, and
 * of the PDF before.
 */
export async function findCorrected(payload: Payload, document: string): Promise<CorrectedPage[]> {
  const reading = await findReading(payload, document)
  const former = getRelationId(reading?.correctionsDe)
  const own = reading?.correctionsSansPage ?? []
  if (!former || former === document) return own
  const before = (await findReading(payload, former))?.correctionsSansPage ?? []
  const select = { ...FIELDS, blocs: true } as const
  const pages = await findPages(payload, former, select, { texteCorrige: { exists: true } })
  const ofPages = pages.flatMap(({ page, blocs, texteCorrige }) =>
    texteCorrige ? { document: former, page, blocs: blocs ?? [], texteCorrige } : [],
  )
  return [...own, ...ofPages, ...before]
}

/** What a page takes of the correction of a page of the PDF before. */
type Taken = Partial<Pick<StoredPage, 'texteCorrige' | 'ancienTexte'>>

/**
 * Gives a page what it takes of the correction of a page of the PDF before, for an administrator to check. A page
 * that has a correction keeps it.
 * @param choose decides what, from the correction as it is now: under the locks of both pages, so that a form that
 * is saved at this moment is either taken or refused
 * @returns whether the page took it
 */
export async function takeCorrection(
  payload: Payload,
  from: CorrectedPage,
  to: { document: string; page: number },
  choose: (texteCorrige: RichText) => Taken,
): Promise<boolean> {
  const locks = [from, to].flatMap(({ document, page }) =>
    document ? toPageLock(document, page) : [],
  )
  const read = async (document: string, page: number) =>
    (await findPages(payload, document, FIELDS, { page: { equals: page } }))[0]
  return withLocks(payload, locks, async () => {
    const former = from.document ? await read(from.document, from.page) : from
    const there = await read(to.document, to.page)
    if (!former?.texteCorrige || !there || there.texteCorrige) return false
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
    return true
  })
}

const FIELDS = { page: true, texteCorrige: true } as const

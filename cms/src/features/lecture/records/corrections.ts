import { isDeepStrictEqual } from 'node:util'
import type { CollectionBeforeChangeHook, FieldHook, Payload } from 'payload'

import { byId, deleteRows, updateRow } from '../../../infrastructure/database/rows'
import { withLock, withLocks } from '../../../infrastructure/locks/withLock'
import { getRelationId } from '../../../lib/payload/getRelationId'
import { selectFields } from '../../../lib/payload/selectFields'
import { isSameCorrection } from '../text/isSameCorrection'
import { toPlainText } from '../text/toPlainText'
import type { CorrectedPage, StoredPage } from '../types'
import { findReading, saveReading, WAITING } from './Lectures'
import { findPages, toPageLock } from './pageRows'

/** Sets a page's plain text: of its correction, else of the PDF; settles a waiting correction. */
export const followCorrection: CollectionBeforeChangeHook<StoredPage> = ({ data, originalDoc }) => {
  const { texteCorrige = originalDoc?.texteCorrige, blocs = originalDoc?.blocs } = data
  const isCorrected = !isSameCorrection(texteCorrige, originalDoc?.texteCorrige)
  return {
    ...data,
    texte: toPlainText(texteCorrige) || toPlainText(blocs),
    ...((isCorrected || data.verifiee) && { ancienTexte: null }),
  }
}

/**
 * Notes in the reading of a page's PDF that its text changes, before it is written: the search
 * compares it again if the process ends in between.
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

/** Name of the lock for the corrections that wait in a reading; it is acquired before locks of pages. */
export const toCorrectionsLock = (document: string): string => `corrections:${document}`

/**
 * Copies the corrections of a PDF, those that wait too, to the PDF that takes its place in an
 * issue, which looks for their words once its pages have a text. May run again.
 * @throws ApiError 423 while a page is being saved for 30 seconds
 */
export const noteCorrections = (payload: Payload, from: string, to: string): Promise<void> =>
  withLocks(payload, [from, to].map(toCorrectionsLock), async () => {
    const added: CorrectedPage[] = []
    for (const { page } of await findPages(payload, from, { page: true })) {
      // A form that is being saved is either copied or refused.
      const row = await withLock(payload, toPageLock(from, page), () =>
        findCorrectedPage(payload, from, page),
      )
      added.push(...toCorrected(row))
    }
    const waiting = (await findReading(payload, from))?.correctionsSansPage ?? []
    await addWaiting(payload, to, [...added, ...waiting])
  })

/**
 * Takes the pages of a replaced file from the site and from search, and its reading. Their corrections are
 * then looked for in the pages of the PDF's new file, once these have a text. May run again, for the rest.
 * @param isFormer whether a page with this folder is of a replaced file
 * @throws ApiError 423 while a page is being saved for 30 seconds
 */
export const withdrawPages = (
  payload: Payload,
  document: string,
  isFormer: (dossier: string) => boolean,
): Promise<void> =>
  withLock(payload, toCorrectionsLock(document), async () => {
    if (!(await findReading(payload, document))) return
    await saveReading(payload, document, { ...WAITING, correctionsDe: document })
    const pages = await findPages(payload, document, { page: true })
    for (const { page } of pages.toReversed()) {
      // A form that is being saved is either taken or finds its page gone.
      await withLock(payload, toPageLock(document, page), async () => {
        const row = await findCorrectedPage(payload, document, page)
        if (!row || !isFormer(row.dossier)) return
        await addWaiting(payload, document, toCorrected(row))
        await deleteRows(payload, 'pagesDeRegards', byId(row.id))
      })
    }
  })

/** Puts corrections before all that wait in a reading: the newest are first, and each is there once. */
async function addWaiting(
  payload: Payload,
  document: string,
  added: CorrectedPage[],
): Promise<void> {
  if (added.length === 0) return
  const waiting = (await findReading(payload, document))?.correctionsSansPage ?? []
  const others = waiting.filter((one) => !added.some((other) => isDeepStrictEqual(one, other)))
  const correctionsSansPage = [...added, ...others]
  await saveReading(payload, document, { correctionsDe: document, correctionsSansPage })
}

/**
 * Gives a page a waiting correction, for an administrator to check: as its text, or as its former
 * text where the page has other words or a newer correction. May run again.
 * @param isOutdated whether the page has other words
 * @returns whether the page is there
 */
export const takeCorrection = (
  payload: Payload,
  from: CorrectedPage,
  to: { document: string; page: number },
  isOutdated: boolean,
): Promise<boolean> =>
  withLock(payload, toPageLock(to.document, to.page), async () => {
    const there = await findCorrectedPage(payload, to.document, to.page)
    if (!there) return false
    const typed = toPlainText(there.texteCorrige)
    const isTaken = !isOutdated && !typed && toPlainText(from.texteCorrige) !== ''
    const shown = isTaken ? toPlainText(from.texteCorrige) : typed
    const before = there.ancienTexte ?? null
    const ancienTexte = [from.ancienTexte ?? '', toPlainText(from.texteCorrige)]
      .filter((text) => text !== '' && text !== shown)
      .reduce(addFormerText, before)
    if (!isTaken && ancienTexte === before) return true
    await saveReading(payload, to.document, {})
    await updateRow(payload, 'pagesDeRegards', byId(there.id), {
      ...{ ancienTexte, verifiee: false },
      ...(isTaken && { texteCorrige: from.texteCorrige, texte: shown, sansTexte: false }),
    })
    return true
  })

/** Adds a text to former texts that wait for review. */
export const addFormerText = (waiting: string | null, text: string): string => {
  if (!waiting) return text
  return waiting.includes(text) ? waiting : `${waiting}\n\n${text}`
}

const FIELDS = selectFields('page', 'dossier', 'blocs', 'texteCorrige', 'ancienTexte')

const findCorrectedPage = async (
  payload: Payload,
  document: string,
  page: number,
): Promise<StoredPage | undefined> =>
  (await findPages(payload, document, FIELDS, { page: { equals: page } }))[0]

const toCorrected = (row: StoredPage | undefined): CorrectedPage[] => {
  if (!row || !(toPlainText(row.texteCorrige) || row.ancienTexte)) return []
  const { page, blocs, texteCorrige, ancienTexte } = row
  return [
    {
      ...{ page, blocs: blocs ?? [] },
      ...{ texteCorrige: texteCorrige ?? null, ancienTexte: ancienTexte ?? null },
    },
  ]
}

import type { Payload } from 'payload'

import type { RichText } from '@regards/contract/schemas/lecture'

import {
  findCorrected,
  findPages,
  findReading,
  takeCorrection,
  type Bloc,
  type CorrectedPage,
  type StoredPage,
} from '../../lecture'
import { toPlainText } from '../../lecture/text/toPlainText'
import { splitIntoWords, toWords } from './likeness'
import { findPage } from './takeFromReplaced'

type Page = StoredPage & { blocs: Bloc[] }

const FIELDS = { page: true, blocs: true, reconnaissance: true } as const

/**
 * Gives the pages of a PDF the corrections of its former file and of the PDF whose place it took, each where the
 * words of its page are now, as articles find theirs. One that has a word which the page had there and the new one
 * has not is kept for administrators only: nothing old stays public. A correction whose page is gone waits for the
 * next file. Scanned pages are compared when their text is recognized.
 * @throws ApiError 423 while a page is being saved, after which another call does the rest
 */
export async function takeCorrections(payload: Payload, document: string): Promise<void> {
  const reading = await findReading(payload, document)
  if (!reading?.correctionsDe || reading.etat !== 'prete') return
  const pages = (await findPages(payload, document, FIELDS)).map(withBlocs)
  const left: CorrectedPage[] = []
  let shift = 0
  for (const from of await findCorrected(payload, document)) {
    const place = findPlace(from, pages, shift)
    if (place) shift = place.page - from.page
    const isTaken =
      place &&
      (await takeCorrection(payload, from, { document, page: place.page }, (texteCorrige) =>
        hasLostWord(texteCorrige, from, place)
          ? { ancienTexte: toPlainText(texteCorrige) }
          : { texteCorrige },
      ))
    if (!isTaken && !from.document) left.push(from)
  }
  const isRecognized = pages.every(({ reconnaissance }) => reconnaissance !== 'attente')
  await payload.db.updateOne({
    collection: 'lectures',
    // A file that replaced this one meanwhile has its own corrections to look for.
    where: { and: [{ document: { equals: document } }, { etat: { equals: 'prete' } }] },
    data: {
      correctionsSansPage: left,
      ...(isRecognized && { correctionsDe: null }),
      updatedAt: new Date().toISOString(),
    },
    returning: false,
  })
}

const withBlocs = (page: StoredPage): Page => ({ ...page, blocs: page.blocs ?? [] })

const hasText = ({ blocs }: Pick<Page, 'blocs'>): boolean =>
  blocs.some((bloc) => toWords(bloc).length > 0)

/** A page without any text, as a cover may be, is the one of the same number. */
function findPlace(from: CorrectedPage, pages: Page[], shift: number): Page | undefined {
  if (hasText(from)) return findPage(from, pages, shift)?.page
  return pages.find(
    (page) => page.page === from.page && page.reconnaissance !== 'attente' && !hasText(page),
  )
}

/** Whether a correction has a word of its page that the new page has no more. */
function hasLostWord(texteCorrige: RichText, from: CorrectedPage, to: Page): boolean {
  const [before, after] = [from, to].map(({ blocs }) => new Set(blocs.flatMap(toWords)))
  return splitIntoWords(toPlainText(texteCorrige)).some(
    (word) => before?.has(word) && !after?.has(word),
  )
}

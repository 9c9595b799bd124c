import type { Payload } from 'payload'

import type { RichText } from '@regards/contract/schemas/lecture'

import { getRelationId } from '../../../lib/payload/getRelationId'
import {
  findPages,
  findReading,
  IS_CORRECTED,
  saveReading,
  takeCorrection,
  type Bloc,
  type StoredPage,
} from '../../lecture'
import { toPlainText } from '../../lecture/text/toPlainText'
import { splitIntoWords, toWords } from './likeness'
import { findPage } from './takeFromReplaced'

type Page = StoredPage & { blocs: Bloc[] }

const FIELDS = { page: true, blocs: true, reconnaissance: true } as const

/**
 * Gives the pages of a PDF the corrections of the PDF whose place it took, each where the words of its page are now,
 * as articles find theirs. One that has a word which the former PDF had there and the new one has not is kept for
 * administrators only: nothing old stays public. A correction whose page is gone stays with the former PDF. Scanned
 * pages are compared when their text is recognized.
 * @throws ApiError 423 while a page is being saved, after which another call does the rest
 */
export async function takeCorrections(payload: Payload, document: string): Promise<void> {
  const reading = await findReading(payload, document)
  const former = reading && getRelationId(reading.correctionsDe)
  if (!former || reading.etat !== 'prete') return
  const corrected = (await findPages(payload, former, FIELDS, IS_CORRECTED)).map(withBlocs)
  const pages = (await findPages(payload, document, FIELDS)).map(withBlocs)
  let shift = 0
  for (const from of corrected) {
    const place = findPlace(from, pages, shift)
    if (!place) continue
    shift = place.page - from.page
    await takeCorrection(
      payload,
      { document: former, page: from.page },
      { document, page: place.page },
      (texteCorrige) =>
        hasLostWord(texteCorrige, from, place)
          ? { ancienTexte: toPlainText(texteCorrige) }
          : { texteCorrige },
    )
  }
  if (pages.every(({ reconnaissance }) => reconnaissance !== 'attente'))
    await saveReading(payload, document, { correctionsDe: null })
}

const withBlocs = (page: StoredPage): Page => ({ ...page, blocs: page.blocs ?? [] })

const hasText = ({ blocs }: Page): boolean => blocs.some((bloc) => toWords(bloc).length > 0)

/** A page without any text, as a cover may be, is the one of the same number. */
function findPlace(from: Page, pages: Page[], shift: number): Page | undefined {
  if (hasText(from)) return findPage(from, pages, shift)?.page
  return pages.find(
    (page) => page.page === from.page && page.reconnaissance !== 'attente' && !hasText(page),
  )
}

/** Whether a correction has a word of its page that the new page has no more. */
function hasLostWord(texteCorrige: RichText, from: Page, to: Page): boolean {
  const [before, after] = [from, to].map(({ blocs }) => new Set(blocs.flatMap(toWords)))
  return splitIntoWords(toPlainText(texteCorrige)).some(
    (word) => before?.has(word) && !after?.has(word),
  )
}

import type { Payload } from 'payload'

import { withLock } from '../../../infrastructure/locks/withLock'
import {
  findPages,
  findReading,
  saveReading,
  takeCorrection,
  toCorrectionsLock,
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
 * Gives the pages of a PDF the corrections that wait in its reading, each where the words of its page are now, as
 * articles find theirs, the newest first. A correction that has a word which its page had and the new page has not
 * is kept for administrators only: nothing old stays public. A correction whose page is gone waits for the next
 * file. Scanned pages are compared when their text is recognized.
 * @throws ApiError 423 while a page is being saved, after which another call does the rest
 */
export const takeCorrections = (payload: Payload, document: string): Promise<void> =>
  withLock(payload, toCorrectionsLock(document), async () => {
    const reading = await findReading(payload, document)
    if (!reading?.correctionsDe || reading.etat !== 'prete') return
    const pages = (await findPages(payload, document, FIELDS)).map(withBlocs)
    const left: CorrectedPage[] = []
    let shift = 0
    for (const from of reading.correctionsSansPage ?? []) {
      const place = findPlace(from, pages, shift)
      if (place) shift = place.page - from.page
      const to = place && { document, page: place.page }
      const isTaken = to && (await takeCorrection(payload, from, to, hasLostWord(from, place)))
      if (!isTaken) left.push(from)
    }
    const isRecognized = pages.every(({ reconnaissance }) => reconnaissance !== 'attente')
    await saveReading(payload, document, {
      correctionsSansPage: left,
      ...(isRecognized && { correctionsDe: null }),
    })
  })

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
function hasLostWord(from: CorrectedPage, to: Page): boolean {
  const [before, after] = [from, to].map(({ blocs }) => new Set(blocs.flatMap(toWords)))
  return splitIntoWords(toPlainText(from.texteCorrige)).some(
    (word) => before?.has(word) && !after?.has(word),
  )
}

import type { Payload } from 'payload'

import { findRow } from '../../../infrastructure/database/rows'
import { invalidateContent } from '../../../infrastructure/contentVersion/invalidateContent'
import { withLock } from '../../../infrastructure/locks/withLock'
import { isOutage } from '../../../lib/errors/isOutage'
import { log } from '../../../lib/log'
import {
  endFormerArticles,
  findPdf,
  type StoredReading,
  findPages,
  findReading,
  saveReading,
  takeCorrection,
  toCorrectionsLock,
  type Bloc,
  type CorrectedPage,
  type StoredPage,
} from '../../lecture'
import {
  findArticles,
  toArticlesLock,
  toWanted,
  type StoredArticle,
  type WantedArticle,
} from '../records/storedArticles'
import { byPlace, continueArticles, withoutBlocsOf } from './mergeProposals'
import { findPagesWithBlocs } from '../records/pageBlocs'
import { readProposal } from '../proposal/proposeArticles'
import { createTaking } from './takeAnew'
import { writeArticles } from '../records/writeArticles'
import { toPlainText } from '../../lecture/text/toPlainText'
import { splitIntoWords, toWords } from './likeness'
import { findPage } from './takeFromReplaced'

/** Part of the pages whose text may be missing when articles are proposed. */
const MAX_WAITING = 0.25

/**
 * Carries over the corrections of the PDF before, then makes the articles of a PDF: called when
 * pages were made or a text was recognized, perhaps more than once.
 * @throws ApiError 423 while a page is being saved; an outage's error; another call does the rest
 */
export async function proposeForDocument(payload: Payload, document: string): Promise<void> {
  await takeCorrections(payload, document)
  await proposeFromPages(payload, document)
}

/**
 * Makes the articles of a PDF whose pages are ready, also under the lock of a page. Articles that an administrator
 * changed stay; their blocks are taken anew from the pages. To a list that an administrator arranged, nothing is
 * added. A fault of the articles is logged and changes neither the reading nor the existing articles. From then
 * on visitors get these articles, not those of the former PDF.
 * @throws the error of an outage, after which the job tries again; what is written is whole, and another
 * call does the rest
 */
export async function proposeFromPages(payload: Payload, document: string): Promise<void> {
  try {
    await withLock(payload, toArticlesLock(document), () => propose(payload, document, false))
  } catch (error) {
    if (isOutage(error)) throw error
    log.error({ err: error, document }, 'Articles non proposés')
  }
  await endFormerArticles(payload, document)
  await invalidateContent(payload)
}

/** Proposes the articles of a PDF anew, in place of all that it has, under their lock. */
export async function proposeAnew(payload: Payload, document: string): Promise<void> {
  await propose(payload, document, true)
  await setArranged(payload, document, false)
}

/** Notes whether an administrator arranged the articles of a PDF. */
export async function setArranged(
  payload: Payload,
  document: string,
  articlesArranges: boolean,
): Promise<void> {
  await payload.db.updateOne({
    collection: 'lectures',
    where: { document: { equals: document } },
    // The search does not follow this field.
    data: { articlesArranges, updatedAt: null },
    returning: false,
  })
}

async function propose(payload: Payload, document: string, isAnew: boolean): Promise<void> {
  const [pdf, reading] = await Promise.all([
    findPdf(payload, document),
    findRow<StoredReading>(payload, 'lectures', { document: { equals: document } }),
  ])
  if (!pdf || reading?.etat !== 'prete') return
  const pages = await findPagesWithBlocs(payload, document)
  const existing = await findArticles(payload, document)
  const waiting = pages.filter(({ reconnaissance }) => reconnaissance === 'attente').length
  const isEarly = waiting > MAX_WAITING * pages.length && !isAnew
  const isArranged = reading.articlesArranges === true && !isAnew
  const stays = existing.filter(({ corrige }) => isEarly || (corrige && !isAnew))
  const free = existing.filter((article) => !stays.includes(article))
  const proposed = isEarly ? [] : readProposal(pdf.prefix, reading, pages)
  const continued = continueArticles(proposed, free).filter(({ id }) => id !== undefined)
  const keep = createTaking(existing, pages, pdf.prefix, continued)
  // A PDF that waits for recognition has no text yet: blocks of the former PDF stay.
  const kept = stays.map((article) =>
    isEarly && article.fichier !== pdf.prefix
      ? { ...toWanted(article), id: article.id }
      : keep(article),
  )
  const added = continueArticles(withoutBlocsOf(proposed, kept, pages), free)
  const wanted = isArranged
    ? inTheirOrder(existing, [...kept, ...added], keep)
    : [...kept, ...added]
  if (!isArranged && kept.length > 0 && added.length > 0) wanted.sort(byPlace(pages))
  await writeArticles(payload, document, existing, wanted)
}

/**
 * The articles of an arranged list, in its order and without additions: an article that a proposal
 * continues as it is proposed now, the others with their blocks taken anew.
 */
const inTheirOrder = (
  existing: StoredArticle[],
  current: WantedArticle[],
  keep: (article: StoredArticle) => WantedArticle,
): WantedArticle[] =>
  existing.map((article) => current.find(({ id }) => id === article.id) ?? keep(article))

type Page = StoredPage & { blocs: Bloc[] }

const FIELDS = { page: true, blocs: true, reconnaissance: true } as const

/**
 * Gives the pages of a PDF the corrections that wait in its reading, each where the words of its page are now, as
 * articles find theirs, the newest first. A correction that has a word which its page had and the new page has not
 * is kept for administrators only: nothing old stays public. A correction whose page is gone waits for the next
 * file. Scanned pages are compared when their text is recognized.
 * @throws ApiError 423 while a page is being saved, after which another call does the rest
 */
const takeCorrections = (payload: Payload, document: string): Promise<void> =>
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

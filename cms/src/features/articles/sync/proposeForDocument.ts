import type { Payload } from 'payload'

import { findRow } from '../../../infrastructure/database/rows'
import { invalidateContent } from '../../../infrastructure/contentVersion/invalidateContent'
import { withLock } from '../../../infrastructure/locks/withLock'
import { isOutage } from '../../../lib/errors/isOutage'
import { log } from '../../../lib/log'
import { endFormerArticles, findPdf, type StoredReading } from '../../lecture'
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
import { takeCorrections } from './takeCorrections'
import { writeArticles } from '../records/writeArticles'

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

import path from 'node:path'

import type { Payload } from 'payload'

import { invalidateContent } from '../../../infrastructure/contentVersion/invalidateContent'
import { deleteRows, findAll } from '../../../infrastructure/database/rows'
import { log } from '../../../lib/log'
import { removePageFiles } from '../../../media/records/removePageFiles'
import { PROCESSING_VERSION } from '../limits'
import { findReading, saveReading } from '../records/Lectures'
import { findPages, findUnreadablePages } from '../records/pageRows'
import { describeKept, describeUnreadable, hasCrashed, PdfFailure } from './failures'
import { copyPdf, isCurrent, toTurnedFolder, type Pdf } from './pdfFile'
import { queueRecognition } from './queueReadings'
import { startChild, type ProcessingChild } from './startChild'
import { isMade, storePage, storeUnreadablePage } from './storePage'

/** How often the progress is written: on SQLite a write occupies the event loop. */
const PROGRESS_MS = 1_000

/** How often the reader is told of new pages: cached responses are made again. */
const SHOW_MS = 4_000

/** Pages of a PDF that may be unreadable. */
const MAX_FAILED_PAGES = 20

/** With less time left, no other child is started. */
const MIN_LEFT_MS = 1_000

type PreparedPdf = Pdf & { folder: string }

/**
 * Makes the missing pages of a PDF in a child process, stores them and their reading. A page that
 * cannot be read is left out, and keeps what was made of it before; the child is started again for
 * the others, and once more where it ends by itself.
 * @param work existing folder for the files of the pages
 * @param options.isAtEnd returns true to stop before the next page
 * @param options.deadline of all children together, in milliseconds since 1970
 */
export async function takeApart(
  payload: Payload,
  pdf: PreparedPdf,
  work: string,
  { isAtEnd, deadline }: { isAtEnd: () => boolean; deadline: number },
): Promise<boolean> {
  const file = path.join(work, 'fichier.pdf')
  await copyPdf(pdf, file)
  const made = await findMadePages(payload, pdf)
  const failures: PdfFailure[] = []
  // Undefined while the PDF is being opened.
  const crashed = new Set<number | undefined>()
  for (;;) {
    let child: ProcessingChild | undefined
    try {
      child = await startChild(file, work, {
        skipped: failures.flatMap(({ page }) => page ?? []),
        totalMs: deadline - Date.now(),
      })
      const { opened } = child
      await saveOpened(payload, pdf, opened, made.size)
      if (!(await makePages(payload, pdf, child, made, { work, isAtEnd }))) return false
      await finish(payload, pdf, opened.nombreDePages, failures)
      return true
    } catch (error) {
      if (isAtEnd()) throw error
      if (deadline - Date.now() < MIN_LEFT_MS) {
        throw new PdfFailure('timeout', undefined, 'All pages together')
      }
      if (hasCrashed(error) && !crashed.has(error.page)) {
        crashed.add(error.page)
        const { page, message } = error
        log.warn({ document: pdf.id, page, details: message }, 'Préparation d’un PDF recommencée')
        continue
      }
      if (!isFailureOfPage(error) || failures.length === MAX_FAILED_PAGES) throw error
      failures.push(error)
      await storeUnreadablePage(payload, pdf, error.page)
      made.add(error.page)
    } finally {
      child?.stop()
    }
  }
}

const isFailureOfPage = (error: unknown): error is PdfFailure & { page: number } =>
  error instanceof PdfFailure && error.page !== undefined && error.failure !== 'killed'

/** A reading that is prepared again stays readable. */
async function saveOpened(
  payload: Payload,
  pdf: PreparedPdf,
  { nombreDePages, langue, plan }: ProcessingChild['opened'],
  pagesTraitees: number,
): Promise<void> {
  const reading = await findReading(payload, pdf.id)
  await saveReading(payload, pdf.id, {
    ...(reading?.etat !== 'prete' && { etat: 'enCours', raison: null }),
    ...{ nombreDePages, pagesTraitees, langue, plan },
  })
}

/**
 * Adds the missing pages.
 * @returns false when stopped, or the PDF was replaced or deleted
 * @throws PdfFailure with the page at fault
 */
async function makePages(
  payload: Payload,
  pdf: PreparedPdf,
  child: ProcessingChild,
  made: Set<number>,
  { work, isAtEnd }: { work: string; isAtEnd: () => boolean },
): Promise<boolean> {
  const { nombreDePages } = child.opened
  const missing = Array.from({ length: nombreDePages }, (_, index) => index + 1).filter(
    (page) => !made.has(page),
  )
  const ask = (index: number) => {
    const page = missing[index]
    const asked = page === undefined ? undefined : child.makePage(page)
    // A failure is thrown where the page is awaited.
    asked?.catch(() => undefined)
    return asked
  }
  let next = ask(0)
  let savedAt = 0
  let shownAt = 0
  for (let index = 0; index < missing.length; index += 1) {
    const page = await next
    // The child makes the next page while this one is stored.
    next = ask(index + 1)
    if (isAtEnd() || !(await isCurrent(payload, pdf))) return false
    if (page) {
      await storePage(payload, pdf.id, pdf.folder, page, work)
      made.add(page.page)
    }
    if (Date.now() - savedAt >= PROGRESS_MS) {
      savedAt = Date.now()
      await saveReading(payload, pdf.id, { pagesTraitees: made.size })
    }
    if (Date.now() - shownAt >= SHOW_MS) {
      shownAt = Date.now()
      await invalidateContent(payload)
    }
  }
  return true
}

async function finish(
  payload: Payload,
  pdf: PreparedPdf,
  nombreDePages: number,
  failures: PdfFailure[],
): Promise<void> {
  if (!(await isCurrent(payload, pdf))) {
    // The PDF was replaced or deleted: its own cleanup missed files written since.
    await removePageFiles(pdf.prefix)
    return
  }
  // A page of a longer file may have been stored while this one replaced it.
  await deleteRows(payload, 'pagesDeRegards', {
    and: [{ document: { equals: pdf.id } }, { page: { greater_than: nombreDePages } }],
  })
  const unreadable = await findUnreadablePages(payload, pdf.id)
  const kept = await findKeptPages(payload, pdf)
  const [failure] = failures
  if (failure && unreadable.length + kept.length === nombreDePages) throw failure
  // Runs before the pages are announced as ready, so that the number of scanned pages is known.
  await queueRecognition(payload, pdf.id)
  await saveReading(payload, pdf.id, {
    ...{ etat: 'prete', pagesTraitees: nombreDePages, version: PROCESSING_VERSION },
    raison: describeFaults(unreadable, kept),
  })
  // First, since answers in the caches name the files of the former preparation.
  await invalidateContent(payload)
  await removePageFiles(pdf.prefix, [...toFolders(pdf), ...kept.map(({ dossier }) => dossier)])
}

/** The folder of this preparation, and the folder of pages that the recognition turns. */
const toFolders = ({ folder }: PreparedPdf): string[] => [folder, toTurnedFolder(folder)]

/** Finds the pages that could not be made again, with the folders of their former files. */
const findKeptPages = async (payload: Payload, pdf: PreparedPdf) =>
  (await findPages(payload, pdf.id, { page: true, tailles: true, dossier: true })).filter(
    (page) => !toFolders(pdf).includes(page.dossier) && isMade(page, pdf.prefix),
  )

/** Message about failed pages for administrators; null without any. */
function describeFaults(unreadable: number[], kept: { page: number }[]): string | null {
  const sentences = [
    ...(unreadable.length > 0 ? [describeUnreadable(unreadable)] : []),
    ...(kept.length > 0 ? [describeKept(kept.map(({ page }) => page))] : []),
  ]
  return sentences.join(' ') || null
}

async function findMadePages(payload: Payload, pdf: PreparedPdf): Promise<Set<number>> {
  const pages = await findAll<{ page: number }>(payload, {
    collection: 'pagesDeRegards',
    where: { and: [{ document: { equals: pdf.id } }, { dossier: { in: toFolders(pdf) } }] },
    select: { page: true },
  })
  return new Set(pages.map(({ page }) => page))
}

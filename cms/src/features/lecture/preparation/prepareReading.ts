import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

import type { Payload } from 'payload'

import { invalidateContent } from '../../../infrastructure/contentVersion/invalidateContent'
import { log } from '../../../lib/log'
import { shutdown } from '../../../lib/process/shutdown'
import { tempDir } from '../../../media/records/createTempFile'
import { PROCESSING_VERSION } from '../limits'
import type { StoredReading } from '../types'
import { deleteReading } from './deleteReading'
import { isFinished } from './isFinished'
import { copyPdf, findPdf, isCurrent, toFolder, type Pdf } from './pdfFile'
import type { PreparationInput } from './queueReading'
import { PdfFailure } from './PdfFailure'
import { describeFailedAnew, describeFailure, describeUnreadable } from './reasons'
import { queueRecognition } from './queueRecognition'
import { removePageFiles } from '../../../media/records/removePageFiles'
import { saveReading } from './saveReading'
import { startChild, type ProcessingChild } from './startChild'
import { findUnreadablePages, hasReadablePages, storePage, storeUnreadablePage } from './storePage'

/**
 * How often the progress is written: a write to SQLite takes the event loop until it is on the disk.
 */
const PROGRESS_MS = 1_000

/** How often the reader is told of new pages: cached responses are made again. */
const SHOW_MS = 4_000

/** Pages of a PDF that may be unreadable. */
const MAX_FAILED_PAGES = 20

/** How often a PDF is begun whose child the system kills, and the pause in which memory may come free. */
const MAX_ATTEMPTS = 3
const PAUSE_MS = 5_000

/**
 * Makes the pages of a PDF that are missing, and its reading. Does nothing when it is finished, so
 * that any job may be run again. A reading that was ready and fails when it is made again stays ready.
 * @param isAtEnd returns true to stop before the next page
 * @returns whether the work is finished; false when it was stopped
 * @throws database or storage errors; the pages already made stay
 */
export async function prepareReading(
  payload: Payload,
  { document, lot }: PreparationInput,
  isAtEnd: () => boolean,
): Promise<boolean> {
  const found = await findPdf(payload, document)
  if (!found) {
    // Deleted: what a page that was under way may have left.
    await deleteReading(payload, document)
    return true
  }
  const pdf = { ...found, folder: toFolder(found.prefix, lot ?? undefined) }
  const reading = await findReading(payload, document)
  if (reading && isFinished(reading)) return true
  const work = path.join(tempDir, `lecture-${randomUUID()}`)
  await fs.mkdir(work, { recursive: true })
  try {
    return await retryWhenKilled(isAtEnd, () => takeApart(payload, pdf, work, isAtEnd))
  } catch (error) {
    if (!(error instanceof PdfFailure)) throw error
    // The PDF is not at fault: this process stopped the child.
    if (isAtEnd()) return false
    const { failure, page, message } = error
    log.warn({ document, failure, page, details: message }, 'Lecture en ligne indisponible')
    if (await isCurrent(payload, pdf)) {
      const isKept = reading?.etat === 'prete' && (await hasReadablePages(payload, document))
      const raison = describeFailure(failure, page)
      await saveReading(payload, document, {
        ...(isKept ? { raison: describeFailedAnew(raison) } : { etat: 'indisponible', raison }),
        version: PROCESSING_VERSION,
      })
      await invalidateContent(payload)
    }
    return true
  } finally {
    await fs.rm(work, { recursive: true, force: true })
  }
}

/** A PDF and the folder of the pages that are made of it. */
type PreparedPdf = Pdf & { folder: string }

/** Starts again when the child was killed from outside, which is no fault of the PDF. */
async function retryWhenKilled(
  isAtEnd: () => boolean,
  work: () => Promise<boolean>,
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const isKilled = error instanceof PdfFailure && error.failure === 'killed'
      if (!isKilled || attempt === MAX_ATTEMPTS) throw error
      log.warn({ details: error.message, attempt }, 'Préparation d’un PDF arrêtée par le système')
      await shutdown.sleep(PAUSE_MS)
      if (isAtEnd()) return false
    }
  }
}

async function takeApart(
  payload: Payload,
  pdf: PreparedPdf,
  work: string,
  isAtEnd: () => boolean,
): Promise<boolean> {
  const file = path.join(work, 'fichier.pdf')
  await copyPdf(pdf, file)
  const made = await findMadePages(payload, pdf)
  const failures: PdfFailure[] = []
  for (;;) {
    let child: ProcessingChild | undefined
    try {
      child = await startChild(
        file,
        work,
        failures.flatMap(({ page }) => page ?? []),
      )
      const { opened } = child
      await saveOpened(payload, pdf, opened, made.size)
      if (!(await makePages(payload, pdf, child, made, { work, isAtEnd }))) return false
      await finish(payload, pdf, opened.nombreDePages, failures)
      return true
    } catch (error) {
      // A page that cannot be read is left out; the child is started again for the others.
      if (!isFailureOfPage(error) || failures.length === MAX_FAILED_PAGES) throw error
      failures.push(error)
      await storeUnreadablePage(payload, pdf.id, pdf.folder, error.page)
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
 * Makes the pages that are missing and adds them to those made.
 * @returns false when stopped, or when the PDF was replaced or deleted meanwhile
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
    // Replaced or deleted after its last page: its own removal came too early for some files.
    await removePageFiles(pdf.prefix)
    return
  }
  // Pages of a longer file that this one replaced.
  await payload.db.deleteMany({
    collection: 'pagesDeRegards',
    where: { and: [{ document: { equals: pdf.id } }, { page: { greater_than: nombreDePages } }] },
  })
  const unreadable = await findUnreadablePages(payload, pdf.id)
  const [failure] = failures
  if (failure && unreadable.length === nombreDePages) throw failure
  // Before it is told that the pages are ready, so that the number of scanned ones is known then.
  await queueRecognition(payload, pdf.id)
  await saveReading(payload, pdf.id, {
    ...{ etat: 'prete', pagesTraitees: nombreDePages, version: PROCESSING_VERSION },
    raison: unreadable.length > 0 ? describeUnreadable(unreadable) : null,
  })
  await removePageFiles(pdf.prefix, pdf.folder)
  await invalidateContent(payload)
}

async function findMadePages(payload: Payload, { id, folder }: PreparedPdf): Promise<Set<number>> {
  const { docs } = await payload.db.find<{ page: number }>({
    collection: 'pagesDeRegards',
    where: { and: [{ document: { equals: id } }, { dossier: { equals: folder } }] },
    pagination: false,
    limit: 0,
    select: { page: true },
  })
  return new Set(docs.map(({ page }) => page))
}

const findReading = (payload: Payload, document: string) =>
  payload.db.findOne<StoredReading>({
    collection: 'lectures',
    where: { document: { equals: document } },
  })

import os from 'node:os'
import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { countRows } from '../../../infrastructure/database/rows'
import {
  retryForOneDay,
  isJobAtEnd,
  type LockedTask,
} from '../../../infrastructure/jobs/waitingJobs'
import { shutdown } from '../../../lib/process/shutdown'
import { dueJobs } from '../../../infrastructure/jobs/jobQueueState'
import { log } from '../../../lib/log'
import { tempDir } from '../../../media/records/createTempFile'
import { TOTAL_RECOGNITION_MS } from '../limits'
import { findPages } from '../records/pageRows'
import type { StoredPage } from '../types'
import { copyPdf, findPdf, isCurrent, type Pdf } from '../preparation/pdfFile'
import { PdfFailure } from '../preparation/failures'
import { findQueued, toReadingLock } from '../preparation/queueReadings'
import { findReading, saveReading } from '../records/Lectures'
import { startRecognition, type RecognizingChild } from '../preparation/startChild'
import { storeFailure, storeRecognized } from './storeRecognized'

/** How often the search and cached responses learn of new texts. */
const SHOW_MS = 60_000

/** Pause before the next check for a PDF to draw, or before a killed page is tried again. */
const PAUSE_MS = 2_000

/** Attempts with a page whose child the system kills, and whose child ends by itself. */
const MAX_ATTEMPTS = { killed: 3, crash: 2 }

/** Name of the lock of the one recognition of this machine. */
const toMachineLock = (): string => `reconnaissance:${os.hostname()}`

/**
 * Creates the job that recognizes a PDF's scanned pages: long, hence one at a time for a machine.
 * @param onTexts called when texts of a document are written, perhaps more than once
 */
export const createRecognizeTextTask = (
  onTexts: (payload: Payload, document: string) => Promise<void>,
): LockedTask<{ document: string }> => ({
  slug: 'reconnaitreTexte',
  label: 'reconnaissance d’un texte numérisé',
  inputSchema: [{ name: 'document', type: 'text', required: true }],
  retries: retryForOneDay(10),
  // The preparation, which makes the pages anew, takes the lock of the reading too.
  locks: ({ document }) => [toMachineLock(), toReadingLock(document)],
  handler: async ({ input: { document }, req }) => {
    const { payload } = req
    const isFinished = await recognizeReading(payload, document, {
      isAtEnd: () => isJobAtEnd(req),
      onTexts: () => onTexts(payload, document),
    })
    // As a failed attempt, so that the next process continues the job.
    if (!isFinished) throw new Error(`The text of document ${document} is not recognized yet`)
    return { output: {} }
  },
})

export interface RecognitionOptions {
  /** Returns true to stop before the next page. */
  isAtEnd: () => boolean
  /** Called from time to time while texts come, and when the last one has. */
  onTexts: () => Promise<void>
}

/**
 * Recognizes the waiting scanned pages of a PDF, one at a time; any PDF that is to be drawn comes
 * first. Stops for a preparation of the PDF itself. Without a waiting page it does nothing.
 * @returns whether the work is finished or obsolete; false when it was stopped
 */
export async function recognizeReading(
  payload: Payload,
  document: string,
  { isAtEnd, onTexts }: RecognitionOptions,
): Promise<boolean> {
  const pdf = await findPdf(payload, document)
  if (!pdf) return true
  const work = path.join(tempDir, `reconnaissance-${randomUUID()}`)
  await fs.mkdir(work, { recursive: true })
  let child: RecognizingChild | undefined
  let shownAt = Date.now()
  let attempts = 0
  // The time in which other PDFs are drawn does not count.
  let leftMs = TOTAL_RECOGNITION_MS
  try {
    const file = path.join(work, 'fichier.pdf')
    await copyPdf(pdf, file)
    for (;;) {
      const waiting = await findWaiting(payload, pdf)
      const [next] = waiting
      if (next === undefined) break
      const { page, dossier } = next
      if (isAtEnd()) return false
      // Its pages are made anew, and their recognition is queued then.
      if ((await findQueued(payload, 'preparerLecture')).has(document)) return true
      if (await isDrawingDue(payload)) {
        child?.stop()
        child = undefined
        await shutdown.sleep(PAUSE_MS)
        continue
      }
      const begunAt = Date.now()
      try {
        if (leftMs <= 0) throw new PdfFailure('timeout', page, 'All pages together')
        child ??= await startRecognition(file, work, leftMs)
        const recognized = await child.makePage(page)
        if (isAtEnd()) return false
        if (!(await isCurrent(payload, pdf))) return true
        await storeRecognized(payload, pdf.id, dossier, recognized, work)
      } catch (error) {
        if (!(error instanceof PdfFailure)) throw error
        child?.stop()
        child = undefined
        // The page is not at fault: this process stopped the child.
        if (isAtEnd()) return false
        const { failure, message } = error
        log.warn({ document, page, failure, details: message }, 'Texte d’une page non reconnu')
        attempts += 1
        const isOfTheMoment = failure === 'killed' || failure === 'crash'
        if (isOfTheMoment && attempts < MAX_ATTEMPTS[failure]) {
          await shutdown.sleep(PAUSE_MS)
          continue
        }
        await storeFailure(payload, pdf.id, dossier, page)
      } finally {
        leftMs -= Date.now() - begunAt
      }
      attempts = 0
      await saveProgress(payload, document, waiting.length - 1)
      if (Date.now() - shownAt >= SHOW_MS) {
        shownAt = Date.now()
        await onTexts()
      }
    }
  } finally {
    child?.stop()
    await fs.rm(work, { recursive: true, force: true })
  }
  await onTexts()
  return true
}

/** Finds the pages of a PDF's file that wait to be recognized, the first one first. */
async function findWaiting(payload: Payload, { id, prefix }: Pdf): Promise<StoredPage[]> {
  const pages = await findPages(payload, id, { page: true, dossier: true, reconnaissance: true })
  return pages.filter(
    (page) => page.reconnaissance === 'attente' && page.dossier.startsWith(`${prefix}/pages/`),
  )
}

/** Whether a PDF waits to be drawn, or is being drawn. */
async function isDrawingDue(payload: Payload): Promise<boolean> {
  const due = { and: [{ taskSlug: { equals: 'preparerLecture' } }, dueJobs()] }
  return (await countRows(payload, 'payload-jobs', due)) > 0
}

async function saveProgress(payload: Payload, document: string, waiting: number): Promise<void> {
  const reading = await findReading(payload, document)
  const scanned = reading?.pagesNumerisees ?? 0
  await saveReading(payload, document, { pagesReconnues: Math.max(scanned - waiting, 0) })
}

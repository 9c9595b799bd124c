import type { Payload } from 'payload'
import { invalidateContent } from '../../../infrastructure/contentVersion/invalidateContent'
import {
  retryForOneDay,
  isJobAtEnd,
  type LockedTask,
} from '../../../infrastructure/jobs/waitingJobs'
import { log } from '../../../lib/log'
import { shutdown } from '../../../lib/process/shutdown'
import { withTempFolder } from '../../../media/records/createTempFile'
import { PROCESSING_VERSION, TOTAL_TIMEOUT_MS } from '../limits'
import { findReading, isFinished, saveReading } from '../records/Lectures'
import { withdrawPages } from '../records/corrections'
import { findPages, hasReadablePages } from '../records/pageRows'
import { describeFailedAnew, describeFailure, PdfFailure } from './failures'
import { findPdf, isCurrent, toFolder, type Pdf } from './pdfFile'
import { deleteReading } from './pdfHooks'
import { queueRecognition, toReadingLock, type PreparationInput } from './queueReadings'
import { takeApart } from './takeApart'

/** Attempts when the system kills the child, with a pause for memory to become free. */
const MAX_ATTEMPTS = 3
const PAUSE_MS = 5_000

/**
 * Creates the job that prepares a PDF's reading, or the rest of it: long, hence one at a time a
 * process. Retried while the database or the storage is away; a PDF that cannot be read ends it.
 * @param onFinished called when the pages of a document are written, perhaps more than once
 */
export const createPrepareReadingTask = (
  onFinished: (payload: Payload, document: string) => Promise<void>,
): LockedTask<PreparationInput> => ({
  slug: 'preparerLecture',
  label: 'préparation d’une lecture en ligne',
  inputSchema: [
    { name: 'document', type: 'text', required: true },
    { name: 'lot', type: 'text' },
  ],
  retries: retryForOneDay(10),
  // Another process prepares the PDF, or recognizes its text.
  locks: ({ document }) => [toReadingLock(document)],
  handler: async ({ input, req }) => {
    const { payload } = req
    const { document } = input
    const isFinished = await prepareReading(payload, input, () => isJobAtEnd(req))
    // As a failed attempt, so that the next process continues the job.
    if (!isFinished) throw new Error(`The reading of document ${document} is not finished`)
    await onFinished(payload, document)
    return { output: {} }
  },
})

/**
 * Makes the pages of a PDF that are missing, and its reading. Does nothing when it is finished, so
 * that any job may be run again. A reading that was ready and fails when it is made again stays ready.
 * @param isAtEnd returns true to stop before the next page
 * @returns whether the work is finished; false when it was stopped
 * @throws database or storage errors; the pages already made stay
 */
async function prepareReading(
  payload: Payload,
  { document, lot }: PreparationInput,
  isAtEnd: () => boolean,
): Promise<boolean> {
  const found = await findPdf(payload, document)
  if (!found) {
    // The PDF was deleted: removes files of a page that was being made.
    await deleteReading(payload, document)
    return true
  }
  const pdf = { ...found, folder: toFolder(found.prefix, lot ?? undefined) }
  const reading = await findReading(payload, document)
  if (reading && isFinished(reading)) return true
  await finishWithdrawal(payload, found)
  try {
    const options = { isAtEnd, deadline: Date.now() + TOTAL_TIMEOUT_MS }
    return await withTempFolder('lecture', (work) =>
      retryWhenKilled(isAtEnd, () => takeApart(payload, pdf, work, options)),
    )
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
      // The recognition of the former pages stopped for this preparation.
      if (isKept) await queueRecognition(payload, document)
      await invalidateContent(payload)
    }
    return true
  }
}

/** Withdraws pages of a former file, which an outage left when the file was replaced. */
async function finishWithdrawal(payload: Payload, { id, prefix }: Pdf): Promise<void> {
  // A page without a folder is of this file: it could not be read.
  const isFormer = (dossier: string) => dossier !== '' && !dossier.startsWith(`${prefix}/`)
  const pages = await findPages(payload, id, { dossier: true })
  if (pages.some(({ dossier }) => isFormer(dossier))) await withdrawPages(payload, id, isFormer)
}

/** Starts again when the child was killed from outside: the PDF is not at fault. */
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

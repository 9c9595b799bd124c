import {
  ChildFailure,
  startBoundedChild,
  type ChildProgram,
} from '../../../lib/process/boundedChild'
import {
  MAX_HEAP_MB,
  MAX_RECOGNITION_BYTES,
  MAX_RESIDENT_BYTES,
  OPEN_TIMEOUT_MS,
  PAGE_TIMEOUT_MS,
  RECOGNITION_TIMEOUT_MS,
  TOTAL_RECOGNITION_MS,
  TOTAL_TIMEOUT_MS,
} from '../limits'
import type { PageRequest, ProcessedPage, RecognizedPage, Reply } from '../processing/messages'
import { UnwritableOutput } from '../processing/writeOutput'
import { parseReply } from './parseReply'
import { PdfFailure } from './PdfFailure'

type Opened = Extract<Reply, { type: 'opened' }>

/** A child process that has opened one PDF, and answers page by page. */
interface PdfProcess<Page> {
  opened: Opened
  /**
   * Makes a page; its files are in the output folder. A second call may be made before the first
   * resolves: the child makes pages in the order of the calls.
   * @throws PdfFailure; UnwritableOutput or the system's error, when trying again later may help
   */
  makePage(page: number): Promise<Page>
  /** Ends the process, at once. */
  stop(): void
}

/** A child process that takes one PDF apart. */
export type ProcessingChild = PdfProcess<ProcessedPage>

/** A child process that recognizes the text of one PDF's scans. */
export type RecognizingChild = PdfProcess<RecognizedPage>

/**
 * Starts the child process that takes a PDF apart, and waits until it has opened the PDF.
 * @param file path of the PDF, of `size` bytes
 * @param outDir existing folder for the files of the pages
 * @throws PdfFailure; UnwritableOutput or the system's error, when trying again later may help
 */
export const startChild = (file: string, size: number, outDir: string): Promise<ProcessingChild> =>
  startPdfChild(
    {
      name: 'takePdfApart',
      source: 'features/lecture/processing/main.ts',
      args: [file, outDir],
      // The child holds the PDF.
      residentBytes: MAX_RESIDENT_BYTES + size,
      totalMs: TOTAL_TIMEOUT_MS,
    },
    PAGE_TIMEOUT_MS,
    (reply) => (reply.type === 'page' ? reply.page : undefined),
  )

/** Starts the child process that recognizes the text of scans, as startChild does. */
export const startRecognition = (file: string, outDir: string): Promise<RecognizingChild> =>
  startPdfChild(
    {
      name: 'recognizeText',
      source: 'features/lecture/processing/ocr/main.ts',
      args: [file, outDir],
      residentBytes: MAX_RECOGNITION_BYTES,
      totalMs: TOTAL_RECOGNITION_MS,
    },
    RECOGNITION_TIMEOUT_MS,
    (reply) => (reply.type === 'recognized' ? reply.page : undefined),
  )

async function startPdfChild<Page extends { page: number }>(
  program: Omit<ChildProgram<Reply>, 'heapMb' | 'parse'>,
  pageMs: number,
  readPage: (reply: Reply) => Page | undefined,
): Promise<PdfProcess<Page>> {
  const child = startBoundedChild<Reply>({ ...program, heapMb: MAX_HEAP_MB, parse: parseReply })
  const next = async (timeoutMs: number, page?: number) => {
    try {
      const reply = await child.next(timeoutMs)
      if (reply.type === 'unwritable') throw new UnwritableOutput(reply.code)
      if (reply.type === 'refused') throw new PdfFailure(reply.reason, reply.page, reply.details)
      return reply
    } catch (error) {
      if (!(error instanceof ChildFailure)) throw error
      const { reason, message } = error
      throw new PdfFailure(reason === 'shutdown' ? 'crash' : reason, page, message)
    }
  }
  try {
    const opened = await next(OPEN_TIMEOUT_MS)
    if (opened.type !== 'opened') throw new PdfFailure('crash', undefined, 'Unexpected reply')
    let last: Promise<unknown> = Promise.resolve()
    const makePage = (page: number): Promise<Page> => {
      child.send({ page } satisfies PageRequest)
      const made = last.then(async () => {
        const answer = readPage(await next(pageMs, page))
        if (answer?.page === page) return answer
        throw new PdfFailure('crash', page, 'Unexpected reply')
      })
      // The next call waits for this reply, whatever it is; a failure is thrown to its own caller.
      last = made.catch(() => undefined)
      return made
    }
    return { opened, makePage, stop: () => child.stop() }
  } catch (error) {
    child.stop()
    throw error
  }
}

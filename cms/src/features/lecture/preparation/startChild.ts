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
  TOTAL_TIMEOUT_MS,
} from '../limits'
import {
  pageReply,
  pageRequest,
  type PageReply,
  type ProcessedPage,
  type RecognizedPage,
} from '@regards/contract/schemas/pageMessages'
import { UnwritableOutput } from '../processing/writeOutput'
import { PdfFailure } from './failures'

type Opened = Omit<Extract<PageReply, { type: 'opened' }>, 'type'> & {
  langue: string | null
  /** Pages that cannot be opened. */
  illisibles: number
}

/** A child process that has opened one PDF, and answers page by page. */
interface PdfProcess<Page> {
  /**
   * Makes a page; its files are in the output folder. A second call may be made before the first
   * one resolves: the child makes pages in the order of the calls.
   * @throws PdfFailure; UnwritableOutput or the system's error, when trying again may help
   */
  makePage(page: number): Promise<Page>
  /** Ends the process, at once. */
  stop(): void
}

/** A child process that takes one PDF apart. */
export type ProcessingChild = PdfProcess<ProcessedPage> & { opened: Opened }

export type RecognizingChild = PdfProcess<RecognizedPage>

type Next = (timeoutMs: number, page?: number) => Promise<PageReply>

/**
 * Starts the child process and waits until it has opened the PDF and read its text.
 * @param outDir existing folder for the files of the pages
 * @param options.skipped pages that are not touched
 * @param options.totalMs time from start to end, at most
 * @throws PdfFailure; UnwritableOutput or the system's error, when trying again may help
 */
export async function startChild(
  file: string,
  outDir: string,
  { skipped = [], totalMs = TOTAL_TIMEOUT_MS }: { skipped?: number[]; totalMs?: number } = {},
): Promise<ProcessingChild> {
  const program = {
    name: 'takePdfApart',
    source: 'features/lecture/processing/main.ts',
    args: [file, outDir, skipped.join(',')],
    residentBytes: MAX_RESIDENT_BYTES,
    // The pixels of a page take the memory of the page before; larger pictures go back to the system.
    malloc: { mmapBytes: 16_000_000, trimBytes: 64_000_000 },
    totalMs,
  }
  const { ready, ...child } = await startPdfChild(program, {
    readReady: readOpened,
    readPage: (reply) => (reply.type === 'page' ? reply.page : undefined),
    pageMs: PAGE_TIMEOUT_MS,
  })
  return { opened: ready, ...child }
}

/** Starts the child process that recognizes the text of scans, as startChild does. */
export const startRecognition = (
  file: string,
  outDir: string,
  totalMs: number,
): Promise<RecognizingChild> =>
  startPdfChild(
    {
      name: 'recognizeText',
      source: 'features/lecture/processing/ocr/main.ts',
      args: [file, outDir],
      residentBytes: MAX_RECOGNITION_BYTES,
      totalMs,
    },
    {
      readReady: (next) => next(OPEN_TIMEOUT_MS),
      readPage: (reply) => (reply.type === 'recognized' ? reply.page : undefined),
      pageMs: RECOGNITION_TIMEOUT_MS,
    },
  )

async function startPdfChild<Page extends { page: number }, Ready>(
  program: Omit<ChildProgram<PageReply>, 'heapMb' | 'reply'>,
  options: {
    /** Waits until the child can be asked for pages. */
    readReady: (next: Next) => Promise<Ready>
    readPage: (reply: PageReply) => Page | undefined
    pageMs: number
  },
): Promise<PdfProcess<Page> & { ready: Ready }> {
  const child = startBoundedChild({ ...program, heapMb: MAX_HEAP_MB, reply: pageReply })
  const next: Next = async (timeoutMs, page) => {
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
    const ready = await options.readReady(next)
    let last: Promise<unknown> = Promise.resolve()
    const makePage = (page: number): Promise<Page> => {
      child.send(pageRequest.parse({ page }))
      const made = last.then(async () => {
        const answer = options.readPage(await next(options.pageMs, page))
        if (answer?.page === page) return answer
        throw new PdfFailure('crash', page, 'Unexpected reply')
      })
      // The next call waits for this reply; a failure is thrown to its own caller only.
      last = made.catch(() => undefined)
      return made
    }
    return { ready, makePage, stop: () => child.stop() }
  } catch (error) {
    child.stop()
    throw error
  }
}

/** Waits for the text of each page: one that takes too long is at fault. */
async function readOpened(next: Next): Promise<Opened> {
  const opened = await next(OPEN_TIMEOUT_MS)
  if (opened.type !== 'opened') throw new PdfFailure('crash', undefined, 'Unexpected reply')
  const { nombreDePages, plan } = opened
  for (let page = 1; page <= nombreDePages; page += 1) await next(PAGE_TIMEOUT_MS, page)
  const ready = await next(OPEN_TIMEOUT_MS)
  if (ready.type !== 'ready') throw new PdfFailure('crash', undefined, 'Unexpected reply')
  return { nombreDePages, plan, langue: ready.langue, illisibles: ready.illisibles }
}

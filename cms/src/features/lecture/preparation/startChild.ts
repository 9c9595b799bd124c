import { ChildFailure, startBoundedChild } from '../../../lib/process/boundedChild'
import {
  MAX_HEAP_MB,
  MAX_RESIDENT_BYTES,
  OPEN_TIMEOUT_MS,
  PAGE_TIMEOUT_MS,
  TOTAL_TIMEOUT_MS,
} from '../limits'
import type { PageRequest, ProcessedPage, Reply } from '../processing/messages'
import { UnwritableOutput } from '../processing/writeOutput'
import { parseReply } from './parseReply'
import { PdfFailure } from './PdfFailure'

type Opened = Omit<Extract<Reply, { type: 'opened' }>, 'type'> & { langue: string | null }

/** A child process that takes one PDF apart. */
export interface PdfProcess {
  opened: Opened
  /**
   * Makes a page; its files are in the output folder. A second call may be made before the first
   * resolves: the child makes pages in the order of the calls.
   * @throws PdfFailure; UnwritableOutput or the system's error, when trying again later may help
   */
  makePage(page: number): Promise<ProcessedPage>
  /** Ends the process, at once. */
  stop(): void
}

/**
 * Starts the child process and waits until it has opened the PDF and read its text.
 * @param file path of the PDF
 * @param outDir existing folder for the files of the pages
 * @param skipped pages that are not touched
 * @throws PdfFailure; UnwritableOutput or the system's error, when trying again later may help
 */
export async function startChild(
  file: string,
  outDir: string,
  skipped: number[] = [],
): Promise<PdfProcess> {
  const child = startBoundedChild<Reply>({
    name: 'takePdfApart',
    source: 'features/lecture/processing/main.ts',
    args: [file, outDir, skipped.join(',')],
    heapMb: MAX_HEAP_MB,
    residentBytes: MAX_RESIDENT_BYTES,
    totalMs: TOTAL_TIMEOUT_MS,
    parse: parseReply,
  })
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
    const opened = await readOpened(next)
    let last: Promise<unknown> = Promise.resolve()
    const makePage = (page: number): Promise<ProcessedPage> => {
      child.send({ page } satisfies PageRequest)
      const made = last.then(async () => {
        const reply = await next(PAGE_TIMEOUT_MS, page)
        if (reply.type === 'page' && reply.page.page === page) return reply.page
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

/** Waits for the text of each page: one that takes too long is at fault. */
async function readOpened(
  next: (timeoutMs: number, page?: number) => Promise<Reply>,
): Promise<Opened> {
  const opened = await next(OPEN_TIMEOUT_MS)
  if (opened.type !== 'opened') throw new PdfFailure('crash', undefined, 'Unexpected reply')
  const { nombreDePages, plan } = opened
  for (let page = 1; page <= nombreDePages; page += 1) await next(PAGE_TIMEOUT_MS, page)
  const ready = await next(OPEN_TIMEOUT_MS)
  if (ready.type !== 'ready') throw new PdfFailure('crash', undefined, 'Unexpected reply')
  return { nombreDePages, plan, langue: ready.langue }
}

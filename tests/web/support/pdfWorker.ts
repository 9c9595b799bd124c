import { PdfError } from '@regards/pdf-engine/PdfError'
import { vi } from 'vitest'
import type { PdfContent } from '@web/features/administration/pdf/reader/PdfContent'
import type { PdfReply } from '@web/features/administration/pdf/reader/readInWorker'

const unnamed: PdfContent = {
  pageCount: 48,
  ...{ title: undefined, subject: undefined, pages: [], outline: [] },
  ...{ preview: undefined, cover: undefined },
}

/**
 * What the worker reads in a PDF; its signal is aborted when the worker is terminated. What it really
 * reads is tested in tests/unit/web/features/administration/pdf/reader, and in a browser (tests/e2e).
 */
export const readInWorker = vi.fn<(file: File, signal: AbortSignal) => Promise<PdfContent>>(() =>
  Promise.resolve(unnamed),
)

/** Takes the place of the worker that reads PDFs. */
export class PdfWorker extends EventTarget {
  private readonly termination = new AbortController()

  postMessage(file: File): void {
    const reply = (data: PdfReply) => this.dispatchEvent(new MessageEvent('message', { data }))
    readInWorker(file, this.termination.signal).then(
      (content) => reply({ content }),
      (error: unknown) =>
        reply(
          error instanceof PdfError
            ? { fault: error.reason, details: '' }
            : { failure: String(error) },
        ),
    )
  }

  terminate(): void {
    this.termination.abort()
  }
}

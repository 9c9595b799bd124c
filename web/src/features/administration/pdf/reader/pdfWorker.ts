import wasmUrl from '@embedpdf/pdfium/pdfium.wasm?url'
import { PdfError } from '@regards/pdf-engine/PdfError'
import { loadPdfium } from '@regards/pdf-engine/pdfium'
import { createBlobSource } from './createBlobSource'
import { readContent } from './readContent'
import type { PdfReply } from './readInWorker'

/** Types of a worker's scope that TypeScript's DOM library lacks, as far as used here. */
type WorkerScope = {
  FileReaderSync: new () => { readAsArrayBuffer(blob: Blob): ArrayBuffer }
  addEventListener(type: 'message', listener: (event: MessageEvent<Blob>) => void): void
  postMessage(reply: PdfReply, transfer: Transferable[]): void
}
const scope = self as unknown as WorkerScope

/** Far more than the first pages need, far less than a whole issue. */
const limitBytes = 64 * 1024 * 1024

const loaded = loadPdfium({ locateFile: () => wasmUrl })

// Reads the one file that it is sent.
scope.addEventListener('message', ({ data }) => {
  void read(data).then((reply) => {
    const preview = 'content' in reply && reply.content.preview
    scope.postMessage(reply, preview ? [preview] : [])
  })
})

async function read(file: Blob): Promise<PdfReply> {
  try {
    await loaded
  } catch (error) {
    return { failure: String(error) }
  }
  const reader = new scope.FileReaderSync()
  const source = createBlobSource(file, {
    readSlice: (slice) => reader.readAsArrayBuffer(slice),
    limitBytes,
  })
  try {
    return { content: await readContent(source) }
  } catch (error) {
    return {
      fault: error instanceof PdfError ? error.reason : 'unreadable',
      details: String(error),
    }
  }
}

import fs from 'node:fs'
import { createRequire } from 'node:module'

import { openPdf as openSource, type Pdf } from '@regards/pdf-engine/openPdf'
import { PdfError } from '@regards/pdf-engine/PdfError'
import { loadPdfium } from '@regards/pdf-engine/pdfium'

import { MAX_PAGES } from '../../limits'
import { RefusedPdf } from '../messages'

const require = createRequire(import.meta.url)
const wasmFile = require.resolve('@embedpdf/pdfium/pdfium.wasm')
await loadPdfium({ wasmBinary: new Uint8Array(fs.readFileSync(wasmFile)).buffer })

/**
 * Opens a PDF, of which only the bytes that are needed are read.
 * @param file path of the PDF
 * @throws RefusedPdf
 */
export function openPdf(file: string): Pdf {
  const descriptor = fs.openSync(file, 'r')
  const read = (into: Uint8Array, position: number): boolean => {
    let done = 0
    while (done < into.length) {
      const count = fs.readSync(descriptor, into, done, into.length - done, position + done)
      if (count === 0) return false
      done += count
    }
    return true
  }
  const pdf = refuseUnreadable(() => openSource({ size: fs.fstatSync(descriptor).size, read }))
  if (pdf.nombreDePages <= 0) throw new RefusedPdf('empty')
  if (pdf.nombreDePages > MAX_PAGES) throw new RefusedPdf('too-many-pages')
  return {
    ...pdf,
    openPage: (number) => refuseUnreadable(() => pdf.openPage(number), number),
  }
}

/** Turns the faults of PDFium into refusals. */
function refuseUnreadable<Result>(open: () => Result, page?: number): Result {
  try {
    return open()
  } catch (error) {
    if (!(error instanceof PdfError)) throw error
    const { reason, cause } = error
    throw new RefusedPdf(reason === 'locked' ? 'encrypted' : 'broken', { cause, page })
  }
}

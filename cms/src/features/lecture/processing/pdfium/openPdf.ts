import fs from 'node:fs'

import { MAX_PAGES } from '../../limits'
import { RefusedPdf } from '../RefusedPdf'
import { memory, pdfium, readUtf16 } from './pdfium'
import { openPage, type PdfPage } from './openPage'

/** `FPDF_ERR_PASSWORD` and `FPDF_ERR_SECURITY` of PDFium. */
const PASSWORD_ERRORS = new Set([4, 5])

export interface Pdf {
  /** Address of the document in PDFium. */
  address: number
  nombreDePages: number
  /** The language that the PDF declares; '' without one. */
  langue: string
  /**
   * Opens a page, which is closed by the caller.
   * @param number from 1
   * @throws RefusedPdf when it cannot be opened
   */
  openPage(number: number): PdfPage
}

/**
 * Opens a PDF, of which only the bytes that are needed are read.
 * @param file path of the PDF
 * @throws RefusedPdf
 */
export function openPdf(file: string): Pdf {
  const descriptor = fs.openSync(file, 'r')
  const readBlock = (_: number, position: number, buffer: number, bytes: number): number => {
    const end = buffer + bytes
    let [at, from] = [buffer, position >>> 0]
    while (at < end) {
      const read = fs.readSync(descriptor, memory.HEAPU8, at, end - at, from)
      if (read === 0) return 0
      at += read
      from += read
    }
    return 1
  }
  // FPDF_FILEACCESS: length, function, parameter.
  const access = memory.wasmExports.malloc(12)
  memory.HEAP32.set(
    [fs.fstatSync(descriptor).size, memory.addFunction(readBlock, 'iiiii'), 0],
    access / 4,
  )
  const address = pdfium.FPDF_LoadCustomDocument(access, '')
  if (address === 0) {
    const code = pdfium.FPDF_GetLastError()
    throw new RefusedPdf(PASSWORD_ERRORS.has(code) ? 'encrypted' : 'broken', {
      cause: new Error(`FPDF_GetLastError ${code}`),
    })
  }
  const nombreDePages = pdfium.FPDF_GetPageCount(address)
  if (nombreDePages <= 0) throw new RefusedPdf('empty')
  if (nombreDePages > MAX_PAGES) throw new RefusedPdf('too-many-pages')
  return {
    address,
    nombreDePages,
    langue: readUtf16((buffer, bytes) => pdfium.FPDFCatalog_GetLanguage(address, buffer, bytes)),
    openPage: (number) => openPage(address, number),
  }
}

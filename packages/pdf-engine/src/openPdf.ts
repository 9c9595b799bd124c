import { openPage, type PdfPage } from './openPage'
import { PdfError } from './PdfError'
import { memory, pdfium, readUtf16 } from './pdfium'

/** `FPDF_ERR_PASSWORD` and `FPDF_ERR_SECURITY` of PDFium. */
const PASSWORD_ERRORS = new Set([4, 5])

export interface Pdf {
  /** Address of the document in PDFium. */
  address: number
  nombreDePages: number
  /** The language that the PDF declares; '' without one. */
  langue: string
  /** Opens a page, which the caller closes. @param number from 1 @throws PdfError */
  openPage(number: number): PdfPage
}

/** Opens a page for synchronous work, and closes it. @throws PdfError */
export function withPage<Result>(pdf: Pdf, number: number, use: (page: PdfPage) => Result): Result {
  const page = pdf.openPage(number)
  try {
    return use(page)
  } finally {
    page.close()
  }
}

export interface PdfSource {
  size: number
  /** Reads bytes from a position, synchronously. @returns whether all of `into` */
  read(into: Uint8Array, position: number): boolean
}

/** Opens a PDF; reads only the bytes that are needed. @throws PdfError */
export function openPdf(source: PdfSource): Pdf {
  const readBlock = (_: number, position: number, buffer: number, bytes: number): number =>
    source.read(memory.HEAPU8.subarray(buffer, buffer + bytes), position >>> 0) ? 1 : 0
  // FPDF_FILEACCESS: length, function, parameter.
  const access = memory.wasmExports.malloc(12)
  memory.HEAP32.set([source.size, memory.addFunction(readBlock, 'iiiii'), 0], access / 4)
  const address = pdfium.FPDF_LoadCustomDocument(access, '')
  if (address === 0) {
    const code = pdfium.FPDF_GetLastError()
    const reason = PASSWORD_ERRORS.has(code) ? 'locked' : 'unreadable'
    throw new PdfError(reason, new Error(`FPDF_GetLastError ${code}`))
  }
  return {
    address,
    nombreDePages: pdfium.FPDF_GetPageCount(address),
    langue: readUtf16((buffer, bytes) => pdfium.FPDFCatalog_GetLanguage(address, buffer, bytes)),
    openPage: (number) => openPage(address, number),
  }
}

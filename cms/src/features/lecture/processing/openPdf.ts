import fs from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

import { getDocument, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { MAX_IMAGE_PIXELS, MAX_PAGES } from '../limits'
import { RefusedPdf } from './RefusedPdf'

const require = createRequire(import.meta.url)
const PDFJS_DIR = path.dirname(require.resolve('pdfjs-dist/package.json'))
const folder = (name: string): string => `${path.join(PDFJS_DIR, name)}${path.sep}`

/**
 * Opens a PDF.
 * @param file path of the PDF
 * @throws RefusedPdf
 */
export async function openPdf(file: string): Promise<PDFDocumentProxy> {
  const { buffer, byteOffset, length } = await fs.readFile(file)
  const pdf = await load(new Uint8Array(buffer, byteOffset, length))
  if (pdf.numPages === 0) throw new RefusedPdf('empty')
  if (pdf.numPages > MAX_PAGES) throw new RefusedPdf('too-many-pages')
  return pdf
}

async function load(data: Uint8Array): Promise<PDFDocumentProxy> {
  try {
    return await getDocument({
      data,
      cMapUrl: folder('cmaps'),
      iccUrl: folder('iccs'),
      standardFontDataUrl: folder('standard_fonts'),
      wasmUrl: folder('wasm'),
      isEvalSupported: false,
      enableXfa: false,
      maxImageSize: MAX_IMAGE_PIXELS,
      verbosity: VerbosityLevel.ERRORS,
    }).promise
  } catch (error) {
    const { name } = error as Error
    if (name === 'PasswordException') throw new RefusedPdf('encrypted', { cause: error })
    throw new RefusedPdf('broken', { cause: error })
  }
}

import fs from 'node:fs'
import { createRequire } from 'node:module'

import { openPdf as openSource, type Pdf } from '@regards/pdf-engine/openPdf'
import { PdfError } from '@regards/pdf-engine/PdfError'
import type { PdfPage } from '@regards/pdf-engine/openPage'
import { loadPdfium, pdfium } from '@regards/pdf-engine/pdfium'

import { MAX_PAGES } from '@regards/contract/limits'
import type { LienDePage } from '../../types'
import { RefusedPdf } from '../RefusedPdf'
import { readLinks } from './readLinks'

const require = createRequire(import.meta.url)
const wasmFile = require.resolve('@embedpdf/pdfium/pdfium.wasm')
await loadPdfium({ wasmBinary: new Uint8Array(fs.readFileSync(wasmFile)).buffer })

/** A PDF whose form fields are drawn and read with its pages. */
export interface OpenedPdf extends Pdf {
  /** Links of pages that had form fields: flattening removes both. */
  keptLinks: ReadonlyMap<number, LienDePage[]>
}

/** Opens a PDF by its path; reads only the bytes that are needed. @throws RefusedPdf */
export function openPdf(file: string): OpenedPdf {
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
  const keptLinks = new Map<number, LienDePage[]>()
  const openPage = (number: number): PdfPage => {
    const page = pdf.openPage(number)
    if (keptLinks.has(number) || !hasFields(page)) return page
    keptLinks.set(number, readLinks(pdf, page))
    pdfium.FPDFPage_Flatten(page.address, NORMAL_DISPLAY)
    page.close()
    return pdf.openPage(number)
  }
  return {
    ...pdf,
    keptLinks,
    openPage: (number) => refuseUnreadable(() => openPage(number), number),
  }
}

/** `FPDF_ANNOT_WIDGET`, and `FLAT_NORMALDISPLAY`. */
const WIDGET = 20
const NORMAL_DISPLAY = 0

const MAX_ANNOTATIONS = 2_000

/** Whether a page has form fields, which PDFium draws only once they are part of the page. */
function hasFields({ address }: PdfPage): boolean {
  const count = Math.min(pdfium.FPDFPage_GetAnnotCount(address), MAX_ANNOTATIONS)
  for (let index = 0; index < count; index += 1) {
    const annotation = pdfium.FPDFPage_GetAnnot(address, index)
    if (annotation === 0) continue
    const isField = pdfium.FPDFAnnot_GetSubtype(annotation) === WIDGET
    pdfium.FPDFPage_CloseAnnot(annotation)
    if (isField) return true
  }
  return false
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

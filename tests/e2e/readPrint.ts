import { groupLines } from '@regards/pdf-engine/groupLines'
import { openPdf } from '@regards/pdf-engine/openPdf'
import { loadPdfium, pdfium } from '@regards/pdf-engine/pdfium'
import { readLetters } from '@regards/pdf-engine/readLetters'
import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

export type PrintedPage = {
  text: string
  /** Lines of the sheet with the height of their base line above the foot, in points. */
  words: { text: string; y: number }[]
  /** Number of pictures on the sheet. */
  pictureCount: number
}

/** As browsers have it by default. */
const side = '1cm'
const margin = { top: side, right: side, bottom: side, left: side }

/** Types of page objects in PDFium. */
const IMAGE = 3
const FORM = 5

/** Prints the browser page's current state on A4 as PDF, and parses each sheet. */
export async function printPage(page: Page): Promise<PrintedPage[]> {
  const wasm = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')
  await loadPdfium({ wasmBinary: new Uint8Array(readFileSync(wasm)).buffer })
  const bytes = await page.pdf({ format: 'A4', margin })
  const pdf = openPdf({
    size: bytes.length,
    read: (into, position) => {
      into.set(bytes.subarray(position, position + into.length))
      return position + into.length <= bytes.length
    },
  })
  return Array.from({ length: pdf.nombreDePages }, (_, index) => {
    const sheet = pdf.openPage(index + 1)
    const words = groupLines(readLetters(sheet)).map(({ text, baseline }) => ({
      text,
      y: sheet.hauteur - baseline,
    }))
    return {
      text: words.map(({ text }) => text).join(' '),
      words,
      pictureCount: countPictures(listObjects(sheet.address)),
    }
  })
}

function listObjects(page: number): number[] {
  const count = pdfium.FPDFPage_CountObjects(page)
  return Array.from({ length: count }, (_, index) => pdfium.FPDFPage_GetObject(page, index))
}

function countPictures(objects: number[]): number {
  return objects.reduce((count, object) => {
    const type = pdfium.FPDFPageObj_GetType(object)
    if (type !== FORM) return count + (type === IMAGE ? 1 : 0)
    const inside = Array.from({ length: pdfium.FPDFFormObj_CountObjects(object) }, (_, index) =>
      pdfium.FPDFFormObj_GetObject(object, index),
    )
    return count + countPictures(inside)
  }, 0)
}

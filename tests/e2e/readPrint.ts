import type { Page } from '@playwright/test'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type PrintedPage = {
  text: string
  /** Number of pictures on the sheet. */
  pictureCount: number
}

/** Prints the browser page's current state on A4 as PDF, and parses each sheet. */
export async function printPage(page: Page): Promise<PrintedPage[]> {
  const data = new Uint8Array(await page.pdf({ format: 'A4' }))
  const task = getDocument({ data, verbosity: 0 })
  const pdf = await task.promise
  const sheets: PrintedPage[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const sheet = await pdf.getPage(number)
    const { items } = await sheet.getTextContent()
    const { fnArray } = await sheet.getOperatorList()
    sheets.push({
      text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
      pictureCount: fnArray.filter((operator) => operator === OPS.paintImageXObject).length,
    })
  }
  await task.destroy()
  return sheets
}

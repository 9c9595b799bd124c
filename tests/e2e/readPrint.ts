import type { Page } from '@playwright/test'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type PrintedPage = {
  text: string
  /** Text of the sheet with the height of its base line above the foot, in points. */
  words: { text: string; y: number }[]
  /** Number of pictures on the sheet. */
  pictureCount: number
}

/** As browsers have it by default. */
const side = '1cm'
const margin = { top: side, right: side, bottom: side, left: side }

/** Prints the browser page's current state on A4 as PDF, and parses each sheet. */
export async function printPage(page: Page): Promise<PrintedPage[]> {
  const data = new Uint8Array(await page.pdf({ format: 'A4', margin }))
  const task = getDocument({ data, verbosity: 0 })
  const pdf = await task.promise
  const sheets: PrintedPage[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const sheet = await pdf.getPage(number)
    const { items } = await sheet.getTextContent()
    const { fnArray } = await sheet.getOperatorList()
    const words = items.flatMap((item) =>
      'str' in item ? [{ text: item.str, y: Number(item.transform[5]) }] : [],
    )
    sheets.push({
      text: words.map(({ text }) => text).join(' '),
      words,
      pictureCount: fnArray.filter((operator) => operator === OPS.paintImageXObject).length,
    })
  }
  await task.destroy()
  return sheets
}

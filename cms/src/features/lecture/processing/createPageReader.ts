import type { PdfPage } from '@regards/pdf-engine/openPage'
import type { Pdf } from '@regards/pdf-engine/openPdf'

import { collectRepeats } from './figures/collectRepeats'
import type { DrawnFigure } from './figures/drawFigures'
import { contentsOfFigures, findFigures, type FoundFigure } from './figures/findFigures'
import { placeFigures } from './figures/placeFigures'
import { listGraphics, measurePictures } from './pdfium/listGraphics'
import { createTextReader, type StoredText, type TextReader } from './text/createTextReader'

/** Reads the text of a PDF's pages, and the pictures that stand in it. */
export interface PageReader extends Omit<TextReader, 'read'> {
  /** Finds the pictures of a page that tell something, and which part of it all of them cover. */
  readPictures(page: PdfPage): { figures: FoundFigure[]; pictureShare: number }
  /** Reads the text of a page, in which these pictures stand at their place. */
  read(page: PdfPage, figures: DrawnFigure[]): StoredText
}

/**
 * Creates the reader of a PDF's pages.
 * @param skipped pages that are not read
 */
export function createPageReader(pdf: Pdf, skipped: ReadonlySet<number> = new Set()): PageReader {
  const repeats = collectRepeats()
  const reader = createTextReader(pdf, skipped, (page) => repeats.addPage(listGraphics(page)))
  return {
    ...reader,
    readPictures(page) {
      const text = reader.readText(page)
      const graphics = listGraphics(page, text && contentsOfFigures(text.blocks))
      const figures = text ? findFigures(page, graphics, text, repeats.isRepeated) : []
      return { figures, pictureShare: measurePictures(graphics, page) }
    },
    read: (page, figures) =>
      reader.read(page, (blocks, bodySize) => placeFigures(blocks, figures, bodySize)),
  }
}

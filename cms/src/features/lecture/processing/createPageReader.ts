import type { PdfPage } from '@regards/pdf-engine/openPage'
import type { Pdf } from '@regards/pdf-engine/openPdf'

import type { DrawnFigure } from './figures/drawFigures'
import { contentsOfFigures, findFigures, type FoundFigure } from './figures/findFigures'
import { placeFigures } from './figures/placeFigures'
import { type Graphic, listGraphics, measurePictures } from './pdfium/listGraphics'
import { isOneColour } from './pdfium/isOneColour'
import { createTextReader, type StoredText, type TextReader } from './text/createTextReader'

/** Reads the text of a PDF's pages, and the pictures that stand in it. */
export interface PageReader extends Omit<TextReader, 'read'> {
  /**
   * Finds the pictures of a page that are content, and the part of the page that all pictures
   * cover.
   */
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
      const isEmpty = (graphic: Graphic) =>
        repeats.isRepeated(graphic) || isOneColour(pdf.address, page.address, graphic.object)
      const figures = text ? findFigures(page, graphics, text, isEmpty) : []
      return { figures, pictureShare: measurePictures(graphics, page) }
    },
    read: (page, figures) =>
      reader.read(page, (blocks, bodySize) => placeFigures(blocks, figures, bodySize)),
  }
}

/** Pages from which on a repeated picture is an ornament. */
const MIN_PAGES = 3

/** Difference of the places of one ornament, in points. */
const SAME_PLACE = 8

/** Different pictures of a PDF that are counted, at most. */
const MAX_NAMES = 50_000

/** Counts the pages that have the same picture at the same place: a logo, a band, a background. */
function collectRepeats() {
  const pages = new Map<string, number>()
  return {
    addPage(graphics: Graphic[]): void {
      for (const key of new Set(graphics.map(toKey))) {
        const count = pages.get(key) ?? 0
        if (count > 0 || pages.size < MAX_NAMES) pages.set(key, count + 1)
      }
    },
    isRepeated: (graphic: Graphic): boolean =>
      graphic.name !== '' && (pages.get(toKey(graphic)) ?? 0) >= MIN_PAGES,
  }
}

const toKey = ({ name, box }: Graphic): string =>
  [name, ...box.map((side) => Math.round(side / SAME_PLACE))].join(' ')

/** Letters of a page that is text, at least: a scan may carry a folio or a stamp of who made it. */
export const MIN_LETTERS = 60

/** Letters of a head or a credit beside the scan of a text, at most, and part of the page that they cover. */
const MAX_LETTERS_BESIDE = 500
const MAX_COVERED = 0.04

/** Part of the page that a scan covers, at least. */
const MIN_PICTURE = 0.6

/**
 * Whether a page is a picture of text, which must be recognized: pictures cover most of it, and it has
 * (nearly) no words, visible or not, or few beside what looks like writing. A scan with an invisible layer of
 * words has them.
 * @param of.letters of the page's words
 * @param of.covered part of the page's area that its words cover, 0 to 1
 * @param of.pictureShare part of the page's area that its pictures cover, 0 to 1
 * @param of.hasWriting whether the page looks like written paper
 */
export const needsRecognition = ({
  letters,
  covered,
  pictureShare,
  hasWriting,
}: {
  letters: number
  covered: number
  pictureShare: number
  hasWriting: () => boolean
}): boolean =>
  pictureShare >= MIN_PICTURE &&
  (letters < MIN_LETTERS ||
    (letters <= MAX_LETTERS_BESIDE && covered <= MAX_COVERED && hasWriting()))

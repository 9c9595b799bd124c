import type { PdfPage } from '@regards/pdf-engine/openPage'
import type { Pdf } from '@regards/pdf-engine/openPdf'
import { memory, pdfium, readInt, scratch } from '@regards/pdf-engine/pdfium'

import type { DrawnFigure } from './figures/drawFigures'
import { contentsOfFigures, findFigures, type FoundFigure } from './figures/findFigures'
import { placeFigures } from './figures/placeFigures'
import { listGraphics, measurePictures, type Graphic } from './pdfium/listGraphics'
import { createTextReader, type StoredText, type TextReader } from './text/createTextReader'

/** Reads the text of a PDF's pages, and the pictures that stand in it. */
export interface PageReader extends Omit<TextReader, 'read'> {
  /** Finds a page's pictures that are content, and the part of the page that all pictures cover. */
  readPictures(page: PdfPage): { figures: FoundFigure[]; pictureShare: number }
  /** Reads the text of a page, in which these pictures stand at their place. */
  read(page: PdfPage, figures: DrawnFigure[]): StoredText
}

/** Creates the reader of a PDF's pages. @param skipped pages that are not read */
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

/** Bytes of a picture of one colour: so few, or so small a part of its pixels. */
const MAX_BYTES = 1_000
const MAX_PART = 1 / 20

/** Difference of the bytes of one colour. */
const SAME_COLOUR = 6

/** Pixels at the edges of a drawn picture, which are partly outside of it. */
const EDGE = 2

const BYTES_PER_PIXEL = 4

/**
 * Whether an image is one area without a shape: a white one covers something, or lies behind text.
 * @param pdf address of the document; `page` and `image` are addresses too
 */
function isOneColour(pdf: number, page: number, image: number): boolean {
  if (!pdfium.FPDFImageObj_GetImagePixelSize(image, scratch, scratch + 4)) return false
  const bytes = pdfium.FPDFImageObj_GetImageDataRaw(image, 0, 0)
  if (bytes > Math.max(MAX_BYTES, readInt(0) * readInt(1) * MAX_PART)) return false
  // With its masks.
  const bitmap = pdfium.FPDFImageObj_GetRenderedBitmap(pdf, page, image)
  if (bitmap === 0) return false
  try {
    return isUniform(bitmap)
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap)
  }
}

function isUniform(bitmap: number): boolean {
  const [width, height] = [pdfium.FPDFBitmap_GetWidth(bitmap), pdfium.FPDFBitmap_GetHeight(bitmap)]
  const stride = pdfium.FPDFBitmap_GetStride(bitmap)
  const address = pdfium.FPDFBitmap_GetBuffer(bitmap)
  if (stride < width * BYTES_PER_PIXEL || Math.min(width, height) <= 2 * EDGE) return false
  const at = (x: number, y: number) => address + y * stride + x * BYTES_PER_PIXEL
  const first = memory.HEAPU8.slice(at(EDGE, EDGE), at(EDGE + 1, EDGE))
  for (let y = EDGE; y < height - EDGE; y += 1) {
    const row = memory.HEAPU8.subarray(at(EDGE, y), at(width - EDGE, y))
    const differs = row.some(
      (byte, index) => Math.abs(byte - (first[index % BYTES_PER_PIXEL] ?? 0)) > SAME_COLOUR,
    )
    if (differs) return false
  }
  return true
}

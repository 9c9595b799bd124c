import type { PdfPage } from '@regards/pdf-engine/openPage'
import { pdfium } from '@regards/pdf-engine/pdfium'
import { readShownLetters } from '@regards/pdf-engine/readShownLetters'
import { drawGrey } from './drawGrey'

/** Pixels of a point: 100 dpi shows the strokes of small letters. */
const SCALE = 100 / 72

const MAX_PIXELS = 4_000_000

/** Grey of paper, at least, and what its pixels differ by. */
const MIN_PAPER = 128
const SAME_PAPER = 24

/** Part of a page that is paper, at least. */
const MIN_PAPER_PART = 0.5

/** Difference of two pixels beside each other at the edge of a stroke. */
const MIN_EDGE = 50

/** Part of the pixels that are such edges, at least: as of some lines of text. */
const MIN_EDGES = 0.01

/** `FPDF_TEXTRENDERMODE_INVISIBLE` */
const INVISIBLE = 3

/** Whether a page has words that are not drawn, as scanning programs add them. */
export const hasInvisibleWords = (page: PdfPage): boolean =>
  readShownLetters(page).some(
    ({ object }) => pdfium.FPDFTextObj_GetTextRenderMode(object) === INVISIBLE,
  )

/** Whether a page looks like written or printed paper, not like a photograph. */
export function hasWriting(page: PdfPage): boolean {
  const { data: pixels, width } = drawGrey(page, SCALE, MAX_PIXELS)
  const paper = findPaper(pixels)
  const isPaper = (grey: number) => Math.abs(grey - paper) <= SAME_PAPER
  const papers = pixels.reduce((sum, grey) => sum + (isPaper(grey) ? 1 : 0), 0)
  if (paper < MIN_PAPER || papers < MIN_PAPER_PART * pixels.length) return false
  let edges = 0
  for (let at = 1; at < pixels.length; at += 1) {
    const [before, grey] = [pixels[at - 1] ?? 0, pixels[at] ?? 0]
    if (at % width !== 0 && Math.abs(grey - before) > MIN_EDGE) edges += 1
  }
  return edges >= MIN_EDGES * pixels.length
}

/** Finds the most frequent grey. */
function findPaper(pixels: Uint8Array): number {
  const counts = new Uint32Array(256)
  for (const grey of pixels) counts[grey] = (counts[grey] ?? 0) + 1
  return counts.indexOf(Math.max(...counts))
}

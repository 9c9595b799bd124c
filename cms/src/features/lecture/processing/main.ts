import { toPlainText } from '../text/toPlainText'
import { createPageReader, needsRecognition } from './createPageReader'
import { drawPage } from './drawPage'
import { drawFigures } from './figures/drawFigures'
import type { ProcessedPage } from '@regards/contract/schemas/pageMessages'
import type { PdfPage } from '@regards/pdf-engine/openPage'
import { pdfium } from '@regards/pdf-engine/pdfium'
import { readShownLetters } from '@regards/pdf-engine/readShownLetters'
import { openPdf } from './pdfium/openPdf'
import { readLinks, readOutline } from './pdfium/readLinks'
import { serveParent, writeLayer } from './writeOutput'
import { isMeaningless } from './text/isMeaningless'

/**
 * Program of the child process that takes a PDF apart: `node cms/dist/takePdfApart.js PDF FOLDER PAGES`.
 * Opens the PDF, tells its pages and outline, reads its text page by page, then makes the pages that it
 * is asked for, one at a time, into the folder. Pages that it must not touch are named. Knows neither
 * settings nor database, and ends with its parent.
 */
const [file = '', outDir = '', skipped = ''] = process.argv.slice(2)

await serveParent(async (send) => {
  const pdf = openPdf(file)
  await send({ type: 'opened', nombreDePages: pdf.nombreDePages, plan: readOutline(pdf) })
  const reader = createPageReader(pdf, new Set(skipped.split(',').map(Number)))
  for (const page of reader.readProfile()) await send({ type: 'read', page })
  await send({ type: 'ready', langue: reader.langue(), illisibles: reader.illisibles() })
  const makePage = async (number: number): Promise<ProcessedPage> => {
    const page = pdf.openPage(number)
    try {
      const drawn = await drawPage(page, outDir)
      const { figures: found, pictureShare } = reader.readPictures(page)
      const figures = await drawFigures(page, found, outDir)
      const read = reader.read(page, figures)
      const isScan = isMeaningless(read.mots.map(([, , , , texte]) => texte))
      const mots = isScan ? [] : read.mots
      const blocs = isScan ? read.blocs.filter(({ type }) => type === 'image') : read.blocs
      const liens = pdf.keptLinks.get(number) ?? readLinks(pdf, page)
      await writeLayer(outDir, `${number}.json`, { mots, liens })
      const letters = mots.reduce((sum, [, , , , texte]) => sum + texte.length, 0)
      const covered =
        mots.reduce((sum, [, , width, height]) => sum + width * height, 0) / 10_000 ** 2
      const numerisee =
        isScan ||
        needsRecognition({
          letters,
          covered,
          pictureShare,
          hasWriting: () => !hasInvisibleWords(page) && hasWriting(page),
        })
      return { page: number, ...drawn, sansTexte: toPlainText(blocs) === '', numerisee, blocs }
    } finally {
      page.close()
    }
  }
  return async (page) => ({ type: 'page', page: await makePage(page) })
})

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
const hasInvisibleWords = (page: PdfPage): boolean =>
  readShownLetters(page).some(
    ({ object }) => pdfium.FPDFTextObj_GetTextRenderMode(object) === INVISIBLE,
  )

/** Whether a page looks like written or printed paper, not like a photograph. */
function hasWriting(page: PdfPage): boolean {
  const { largeur, hauteur } = page
  const scale = Math.min(SCALE, Math.sqrt(MAX_PIXELS / (largeur * hauteur)))
  const [width, height] = [largeur, hauteur].map((side) =>
    Math.max(Math.round(side * scale), 1),
  ) as [number, number]
  const pixels = page.draw(width, height, 1)
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

import { toPlainText } from '../text/toPlainText'
import { createPageReader, needsRecognition } from './createPageReader'
import { drawPage } from './drawPage'
import { drawFigures } from './figures/drawFigures'
import type { ProcessedPage } from '@regards/contract/schemas/pageMessages'
import { openPdf } from './pdfium/openPdf'
import { readLinks, readOutline } from './pdfium/readLinks'
import { hasInvisibleWords, hasWriting } from './hasWriting'
import { serveParent } from './serveParent'
import { writeLayer } from './writeOutput'
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

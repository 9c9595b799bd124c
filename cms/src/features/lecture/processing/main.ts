import { drawPage } from './drawPage'
import type { ProcessedPage } from './messages'
import { needsRecognition } from './ocr/needsRecognition'
import { measurePictures } from './pdfium/measurePictures'
import { openPdf } from './pdfium/openPdf'
import { readLinks } from './pdfium/readLinks'
import { readOutline } from './pdfium/readOutline'
import { serveParent } from './serveParent'
import { createTextReader } from './text/createTextReader'
import { writeLayer } from './writeOutput'

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
  const reader = createTextReader(pdf, new Set(skipped.split(',').map(Number)))
  for (const page of reader.readProfile()) await send({ type: 'read', page })
  await send({ type: 'ready', langue: reader.langue(), illisibles: reader.illisibles() })
  const makePage = async (number: number): Promise<ProcessedPage> => {
    const page = pdf.openPage(number)
    try {
      const { blocs, mots } = reader.read(page)
      const drawn = await drawPage(page, outDir)
      await writeLayer(outDir, `${number}.json`, { mots, liens: readLinks(pdf, page) })
      const letters = mots.reduce((sum, [, , , , texte]) => sum + texte.length, 0)
      const numerisee = needsRecognition({ letters, pictureShare: measurePictures(page) })
      return { page: number, ...drawn, sansTexte: blocs.length === 0, numerisee, blocs }
    } finally {
      page.close()
    }
  }
  return async (page) => ({ type: 'page', page: await makePage(page) })
})

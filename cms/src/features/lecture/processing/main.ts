import { drawPage, writeLayer } from './drawPage'
import type { ProcessedPage } from './messages'
import { needsRecognition } from './ocr/needsRecognition'
import { measurePictures } from './pdfium/measurePictures'
import { openPdf } from './pdfium/openPdf'
import { readLinks } from './pdfium/readLinks'
import { readOutline } from './pdfium/readOutline'
import { serveParent } from './serveParent'
import { createTextReader } from './text/createTextReader'

/**
 * Program of the child process that takes a PDF apart: `node cms/dist/takePdfApart.js PDF FOLDER`.
 * Opens the PDF, tells its pages and outline, then makes the pages that it is asked for, one at a
 * time, into the folder. Knows neither settings nor database, and ends with its parent.
 */
const [file = '', outDir = ''] = process.argv.slice(2)

await serveParent(() => {
  const pdf = openPdf(file)
  const reader = createTextReader(pdf)
  const { nombreDePages } = pdf
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
  return Promise.resolve({
    opened: { type: 'opened', nombreDePages, langue: reader.langue, plan: readOutline(pdf) },
    answer: async (page) => ({ type: 'page', page: await makePage(page) }),
  })
})

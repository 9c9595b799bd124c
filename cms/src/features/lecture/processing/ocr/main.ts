import { MAX_PAGE_PIXELS } from '../../limits'
import type { RecognizedPage } from '@regards/contract/schemas/pageMessages'
import type { PdfPage } from '@regards/pdf-engine/openPage'
import { openPdf } from '../pdfium/openPdf'
import { readLinks } from '../pdfium/readLinks'
import { serveParent } from '../serveParent'
import { writeLayer } from '../writeOutput'
import { toStoredText } from '../text/readPageText'
import { readShownLetters } from '@regards/pdf-engine/readShownLetters'
import { createRecognizer, type GreyPicture } from './createRecognizer'
import { readRecognized } from './toColumns'

/** Pixels of a point in the picture that is read: 300 dpi; a scan of fewer is read better enlarged. */
const SCALE = 300 / 72

/**
 * Program of the child process that recognizes the text of scanned pages:
 * `node cms/dist/recognizeText.js PDF FOLDER`. Reads the pages that it is asked for, one at a time, and
 * writes their text layers into the folder. Knows neither settings nor database, and ends with its
 * parent.
 */
const [file = '', outDir = ''] = process.argv.slice(2)

await serveParent(async (send) => {
  const pdf = openPdf(file)
  const { nombreDePages } = pdf
  const recognizer = await createRecognizer()
  await send({ type: 'ready', langue: null, illisibles: 0 })
  const recognize = async (number: number): Promise<RecognizedPage> => {
    const page = pdf.openPage(number)
    try {
      const recognized = await recognizer.recognize(draw(page))
      // What the PDF says itself, as the stamp of a library, stays unless there is more.
      if (recognized.letters <= readShownLetters(page).length) return { page: number, texte: null }
      const { mots, blocs } = toStoredText(readRecognized(recognized, page, nombreDePages), page)
      await writeLayer(outDir, `${number}-ocr.json`, { mots, liens: readLinks(pdf, page) })
      const { confiance } = recognized
      return { page: number, texte: { confiance, blocs } }
    } finally {
      page.close()
    }
  }
  return async (page) => ({ type: 'recognized', page: await recognize(page) })
})

function draw(page: PdfPage): GreyPicture {
  const { largeur, hauteur } = page
  const scale = Math.min(SCALE, Math.sqrt(MAX_PAGE_PIXELS / (largeur * hauteur)))
  const [width, height] = [largeur, hauteur].map((points) =>
    Math.max(Math.round(points * scale), 1),
  ) as [number, number]
  return { data: page.draw(width, height, 1), width, height, scale }
}

import { MAX_LETTERS_OF_PHOTOGRAPH, MAX_PAGE_PIXELS } from '../../limits'
import type { DrawnPage, RecognizedPage } from '@regards/contract/schemas/pageMessages'
import type { PdfPage } from '@regards/pdf-engine/openPage'
import type { Pdf } from '@regards/pdf-engine/openPdf'
import { pdfium } from '@regards/pdf-engine/pdfium'
import { drawPage } from '../drawPage'
import { openPdf } from '../pdfium/openPdf'
import { readLinks } from '../pdfium/readLinks'
import { drawGrey } from '../drawGrey'
import { serveParent } from '../serveParent'
import { writeLayer } from '../writeOutput'
import { toStoredText } from '../text/readPageText'
import { createRecognizer, MIN_UPRIGHT } from './createRecognizer'
import { isWorthIt, readKnownText, readRecognized, withoutKnown } from './readRecognized'

/** Pixels of a point in the picture: 300 dpi; a coarser scan is read better enlarged. */
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
    let page = pdf.openPage(number)
    try {
      const known = readKnownText(pdf, page)
      let recognized = await recognizer.recognize(draw(page))
      if (!isWorthIt(withoutKnown(recognized, known), known)) {
        return { page: number, texte: null, tournee: null }
      }
      const { turn } = recognized
      let tournee: DrawnPage | null = null
      if (turn !== 0 && recognized.letters > MAX_LETTERS_OF_PHOTOGRAPH) {
        page = turnPage(pdf, page, turn)
        const upright = await recognizer.recognize(draw(page))
        if (upright.turn === 0 && upright.confiance >= MIN_UPRIGHT) {
          recognized = upright
          tournee = await drawPage(page, outDir)
        } else page = turnPage(pdf, page, 360 - turn)
      }
      const text = readRecognized(recognized, readKnownText(pdf, page), page, nombreDePages)
      const { mots, blocs } = toStoredText(text, page)
      await writeLayer(outDir, `${number}-ocr.json`, { mots, liens: readLinks(pdf, page) })
      const { confiance } = recognized
      return { page: number, texte: { confiance, blocs }, tournee }
    } finally {
      page.close()
    }
  }
  return async (page) => ({ type: 'recognized', page: await recognize(page) })
})

/** Opens a page anew, turned clockwise by so many degrees. */
function turnPage(pdf: Pdf, page: PdfPage, degrees: number): PdfPage {
  const quarters = pdfium.FPDFPage_GetRotation(page.address) + degrees / 90
  pdfium.FPDFPage_SetRotation(page.address, quarters % 4)
  const turned = pdf.openPage(page.number)
  page.close()
  return turned
}

const draw = (page: PdfPage) => drawGrey(page, SCALE, MAX_PAGE_PIXELS)

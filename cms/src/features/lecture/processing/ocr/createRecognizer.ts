import { createRequire } from 'node:module'
import path from 'node:path'

import tesseract from 'tesseract.js'

import { toParagraphs, type RecognizedParagraph } from './toParagraphs'

/** A page drawn in grey: a byte a pixel, row by row from the top left corner. */
export interface GreyPicture {
  data: Uint8Array
  width: number
  height: number
}

/** The words of a picture. */
export interface RecognizedPage {
  /** In reading order; boxes are in pixels of the picture as it was given. */
  paragraphs: RecognizedParagraph[]
  /** 0 to 100: mean of the words, weighted by their letters; 0 without words. */
  confiance: number
}

export interface Recognizer {
  /** Reads the words of a page, upright or upside down, turned by a quarter or askew. */
  recognize(picture: GreyPicture): Promise<RecognizedPage>
  stop(): Promise<void>
}

/** Confidence below which a page may be upside down: such a page has some 40, an upright one 90. */
const MIN_UPRIGHT = 70

const require = createRequire(import.meta.url)

/**
 * Starts the text recognition, in French: Tesseract as WebAssembly in a worker thread. Everything is
 * read from node_modules, nothing is fetched and nothing is cached.
 */
export async function createRecognizer(): Promise<Recognizer> {
  const { createWorker, OEM, PSM } = tesseract
  const data = path.dirname(require.resolve('@tesseract.js-data/fra'))
  const worker = await createWorker('fra', OEM.LSTM_ONLY, {
    // The file with the older engine's data is nine times as large, and finds the same words.
    langPath: path.join(data, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
    // A failed page is thrown to the caller.
    errorHandler: () => undefined,
  })
  // Columns are found; Tesseract's default takes the page for one block.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO })

  async function read(picture: GreyPicture, turn: 0 | 180): Promise<RecognizedPage> {
    const turned = turn === 0 ? picture : turnUpsideDown(picture)
    const { data: page } = await worker.recognize(
      toPgm(turned),
      // Finds by which angle the lines are askew, and turns the picture back before it is read.
      { rotateAuto: true },
      { text: false, blocks: true },
    )
    const skew = page.rotateRadians ?? 0
    const paragraphs = toParagraphs(page.blocks ?? [], { ...picture, skew, turn })
    const words = paragraphs.flat().flatMap((line) => line.words)
    const letters = words.reduce((sum, { texte }) => sum + texte.length, 0)
    const total = words.reduce((sum, { texte, confiance }) => sum + texte.length * confiance, 0)
    return { paragraphs, confiance: letters === 0 ? 0 : Math.round(total / letters) }
  }

  return {
    async recognize(picture) {
      const given = await read(picture, 0)
      if (given.confiance >= MIN_UPRIGHT) return given
      // Tesseract finds lines that run down by itself; those that run up are upside down of these.
      const turned = await read(picture, 180)
      return turned.confiance > given.confiance ? turned : given
    },
    stop: async () => void (await worker.terminate()),
  }
}

/** A portable greymap: the picture's bytes with a head, which costs no compression. */
const toPgm = ({ data, width, height }: GreyPicture): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data])

const turnUpsideDown = ({ data, ...size }: GreyPicture): GreyPicture => ({
  ...size,
  data: data.toReversed(),
})

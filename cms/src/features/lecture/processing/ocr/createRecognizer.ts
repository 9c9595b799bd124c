import { createRequire } from 'node:module'
import path from 'node:path'

import tesseract from 'tesseract.js'

import type { GreyPicture } from '../drawGrey'
import { addWhite, takeSure } from './addWhite'
import { readInitials, type Seen } from './readInitials'
import { takeWhite } from './takeWhite'
import { toColumns, type Recognized } from './toColumns'

export type Recognizer = Awaited<ReturnType<typeof createRecognizer>>

/** Confidence below which a page may be upside down: such a page has some 40, an upright one 90. */
export const MIN_UPRIGHT = 70

const require = createRequire(import.meta.url)

/** Starts Tesseract for French, in a worker thread: nothing is fetched and nothing is cached. */
export async function createRecognizer() {
  const { createWorker, OEM, PSM } = tesseract
  const data = path.dirname(require.resolve('@tesseract.js-data/fra'))
  const worker = await createWorker('fra', OEM.LSTM_ONLY, {
    // The file with the older engine's data is nine times as large, and finds the same words.
    langPath: path.join(data, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
    // A page that fails is thrown to the caller.
    errorHandler: () => undefined,
  })
  // Finds columns; by default Tesseract takes the page for one block.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO })

  async function read(given: GreyPicture, turn: 0 | 180): Promise<Seen> {
    const picture = turn === 0 ? given : turnUpsideDown(given)
    const { data: page } = await worker.recognize(
      toPgm(picture),
      // Finds by which angle the lines are askew, and turns the picture back before it is read.
      { rotateAuto: true },
      { text: false, blocks: true },
    )
    const sight = { ...given, skew: page.rotateRadians ?? 0, turn }
    return { picture, sight, recognized: toColumns(page.blocks ?? [], sight) }
  }

  /** Reads the white letters on dark pictures, which Tesseract leaves out. */
  async function readWhite({ picture, sight, recognized }: Seen): Promise<Recognized> {
    const white = recognized.turn === sight.turn ? takeWhite(picture) : undefined
    if (!white) return recognized
    const { data: page } = await worker.recognize(
      toPgm(white),
      { rotateRadians: sight.skew },
      { text: false, blocks: true },
    )
    return addWhite(recognized, toColumns(takeSure(page.blocks ?? []), sight))
  }

  async function readMore(seen: Seen): Promise<Recognized> {
    await readInitials(seen, readWord)
    return readWhite(seen)
  }

  async function readWord(picture: GreyPicture) {
    await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_WORD })
    const { data } = await worker.recognize(toPgm(picture))
    await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO })
    return { text: data.text.trim(), confidence: data.confidence }
  }

  return {
    /** Reads the text of a page, upright or upside down, turned by a quarter or askew. */
    async recognize(picture: GreyPicture) {
      const given = await read(picture, 0)
      const isUpright = given.recognized.confiance >= MIN_UPRIGHT
      const upright = await readMore(given)
      if (isUpright) return upright
      // Tesseract itself finds lines that run down; lines that run up are these upside down.
      const turned = await readMore(await read(picture, 180))
      return turned.confiance > upright.confiance ? turned : upright
    },
    stop: async () => void (await worker.terminate()),
  }
}

/** A portable greymap: the bytes of the picture behind a head, which costs no compression. */
const toPgm = ({ data, width, height }: GreyPicture): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data])

const turnUpsideDown = ({ data, ...rest }: GreyPicture): GreyPicture => ({
  ...rest,
  data: data.toReversed(),
})

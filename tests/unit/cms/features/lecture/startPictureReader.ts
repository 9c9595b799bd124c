import sharp from 'sharp'
import { afterAll, beforeAll } from 'vitest'
import {
  createRecognizer,
  type Recognizer,
} from '../../../../../cms/src/features/lecture/processing/ocr/createRecognizer'
import { readRecognized } from '../../../../../cms/src/features/lecture/processing/ocr/readRecognized'
import {
  textsOf,
  toBloc,
} from '../../../../../cms/src/features/lecture/processing/text/buildBlocks'

/** Pixels of an inch of the pictures. */
export const DPI = 300

const NO_TEXT = { blocks: [], above: [], below: [] }

/** Starts Tesseract for the tests of a file. @returns what recognizes the picture of a page, in any format */
export function startPictureReader() {
  let recognizer: Recognizer
  beforeAll(async () => {
    recognizer = await createRecognizer()
  })
  afterAll(() => recognizer.stop())

  async function recognize(image: Buffer) {
    const grey = sharp(image).greyscale().raw()
    const { data, info } = await grey.toBuffer({ resolveWithObject: true })
    const picture = { data, width: info.width, height: info.height, scale: DPI / 72 }
    const size = [picture.width / picture.scale, picture.height / picture.scale] as const
    return { recognized: await recognizer.recognize(picture), size }
  }

  /** Reads the blocks of a page, and the places of its words. */
  async function read(image: Buffer) {
    const { recognized, size } = await recognize(image)
    const { blocks } = readRecognized(recognized, NO_TEXT, { number: 3, hauteur: size[1] }, 12)
    const words = blocks.flatMap(textsOf).flatMap(({ mots }) => mots)
    return { blocs: blocks.map(toBloc), words, size, confiance: recognized.confiance }
  }

  return { recognize, read }
}

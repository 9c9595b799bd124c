import type { Block, Line } from 'tesseract.js'

import { normalizeSpaces } from '../text/normalizeSpaces'
import type { Box } from '../text/units'

export interface RecognizedWord {
  texte: string
  /** Left, top, right, bottom in pixels. */
  box: Box
  /** 0 to 100. */
  confiance: number
}

export interface RecognizedLine {
  words: RecognizedWord[]
  /** Height of a line of this font, in pixels: more than that of its words. */
  size: number
}

export type RecognizedParagraph = RecognizedLine[]

/** How the picture that was read was turned before. */
export interface Turn {
  /** Size of the picture, before and after. */
  width: number
  height: number
  /** Radians by which Tesseract turned it about its middle. */
  skew: number
  /** Degrees by which it was turned before that. */
  turn: 0 | 180
}

/** Confidence of a line, at least: what is read into a photograph has less. */
const MIN_LINE = 50

/** Confidence of a sign or of two letters, at least; a longer word of a good line is mostly right. */
const MIN_SHORT_WORD = 40

/** Takes the lines of text out of Tesseract's blocks, which are columns in reading order. */
export function toParagraphs(blocks: Block[], turn: Turn): RecognizedParagraph[] {
  return blocks
    .flatMap(({ paragraphs }) => paragraphs)
    .map(({ lines }) => lines.flatMap((line) => toLine(line, turn) ?? []))
    .filter((lines) => lines.length > 0)
}

/** @returns undefined for a line that is no text */
function toLine(line: Line, turn: Turn): RecognizedLine | undefined {
  if (line.confidence < MIN_LINE || !/[\p{L}\p{N}]/u.test(line.text)) return undefined
  const words = line.words.flatMap(({ text, bbox, confidence }): RecognizedWord[] => {
    const texte = normalizeSpaces(text).replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    const isShort = !/\p{L}{3}/u.test(texte)
    if (texte === '' || (isShort && confidence < MIN_SHORT_WORD)) return []
    const box = turnBack([bbox.x0, bbox.y0, bbox.x1, bbox.y1], turn)
    return [{ texte, box, confiance: confidence }]
  })
  return words.length > 0 ? { words, size: line.rowAttributes.rowHeight } : undefined
}

/** Converts a box to the picture as it was given. A box askew keeps its size. */
function turnBack([x0, y0, x1, y1]: Box, { width, height, skew, turn }: Turn): Box {
  const x = (x0 + x1 - width) / 2
  const y = (y0 + y1 - height) / 2
  const side = turn === 180 ? -1 : 1
  const middleX = width / 2 + side * (x * Math.cos(skew) + y * Math.sin(skew))
  const middleY = height / 2 + side * (y * Math.cos(skew) - x * Math.sin(skew))
  const [halfWidth, halfHeight] = [(x1 - x0) / 2, (y1 - y0) / 2]
  return [middleX - halfWidth, middleY - halfHeight, middleX + halfWidth, middleY + halfHeight]
}

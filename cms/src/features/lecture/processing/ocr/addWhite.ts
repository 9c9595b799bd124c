import type { Line } from '@regards/pdf-engine/groupLines'
import { middleOf } from '@regards/pdf-engine/boxes'
import type { Block, Line as FoundLine } from 'tesseract.js'
import type { Recognized } from './toColumns'

/** Confidence of a line of white letters, at least; of one long word alone. The patterns of a picture have less. */
const MIN_LINE = 80
const MIN_WORD_ALONE = 90

/** Leaves the lines of Tesseract's blocks that are surely text. */
export const takeSure = (blocks: Block[]): Block[] =>
  blocks.map((block) => ({
    ...block,
    paragraphs: block.paragraphs.map((paragraph) => ({
      ...paragraph,
      lines: paragraph.lines.filter(isSure),
    })),
  }))

function isSure({ confidence, text }: FoundLine): boolean {
  const words = text.match(/\p{L}{3,}/gu) ?? []
  const isLong = words.some((word) => word.length > 3)
  return confidence >= (words.length > 1 ? MIN_LINE : MIN_WORD_ALONE) && isLong
}

/** Adds the white letters of a page to its others: what stands above all of these comes first. */
export function addWhite(recognized: Recognized, white: Recognized): Recognized {
  const lines = recognized.columns.flatMap((column) => column.lines)
  const isNew = ({ box }: Line) => {
    const [x, y] = middleOf(box)
    return lines.every(({ box: [x0, y0, x1, y1] }) => x < x0 || x > x1 || y < y0 || y > y1)
  }
  const columns = white.columns.filter((column) => column.lines.every(isNew))
  if (columns.length === 0) return recognized
  const top = Math.min(...recognized.columns.map(({ box }) => box[1]))
  const first = columns.filter(({ box }) => box[1] < top)
  const rest = columns.filter((column) => !first.includes(column))
  const letters = recognized.letters + white.letters
  const weighed = recognized.letters * recognized.confiance + white.letters * white.confiance
  return {
    ...recognized,
    columns: [...first, ...recognized.columns, ...rest],
    letters,
    confiance: Math.round(weighed / letters),
  }
}

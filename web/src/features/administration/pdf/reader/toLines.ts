import type { Line } from '@regards/pdf-engine/groupLines'

/** A line of text, or the part of it in one column. */
export type PdfLine = {
  text: string
  /** Its largest font size, in parts of the page's height. */
  size: number
}

type OpenLine = Pick<Line, 'text' | 'size' | 'baseline' | 'angle'> & { end: number }

/** A wider gap, in font sizes, is the one between two columns. */
const columnGap = 2.5

/** A narrower gap, in font sizes, is inside a word. */
const wordGap = 0.12

/** A page number at one end of a line of a table of contents, with or without leaders. */
const folioAtStart = /^[\s.…·_-]*\d{1,3}$/

/**
 * Joins the pieces of a page's lines, in the order of the PDF: words of another size, as a number
 * beside a masthead, and a page number with its entry, however far it is. Columns stay apart.
 * @param pieces lines of PDFium's letters
 * @param pageHeight in points
 */
export function toLines(pieces: Line[], pageHeight: number): PdfLine[] {
  const lines: OpenLine[] = []
  for (const piece of pieces) {
    const { text, size, baseline, angle } = piece
    const [start, , end] = piece.box
    const line = lines.at(-1)
    if (line && isContinued(line, piece)) {
      const isApart = start - line.end > wordGap * Math.max(size, line.size)
      line.text += (isApart ? ' ' : '') + text
      line.size = Math.max(line.size, size)
      line.end = Math.max(line.end, end)
    } else {
      lines.push({ text, size, baseline, angle, end })
    }
  }
  return lines.map(({ text, size }) => ({
    // A soft hyphen at the end is drawn.
    text: text.replace(/\u00ad$/, '-'),
    size: size / pageHeight,
  }))
}

function isContinued(line: OpenLine, { text, size, baseline, angle, box }: Line): boolean {
  if (line.angle !== angle) return false
  // A raised « o » of « no » is on the line.
  if (Math.abs(line.baseline - baseline) > Math.max(line.size, size) / 2) return false
  const gap = box[0] - line.end
  if (gap < -size) return false
  if (gap < columnGap * Math.max(line.size, size)) return true
  return folioAtStart.test(text) || /^\d{1,3}$/.test(line.text)
}

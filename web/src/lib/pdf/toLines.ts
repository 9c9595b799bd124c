/** A piece of text as pdf.js returns it (`TextItem`). */
export type PdfTextItem = {
  str: string
  /** Matrix of the text: size, slant, and position from the bottom left, in PDF points. */
  transform: number[]
  width: number
}

/** A line of text, or what a column has of it. */
export type PdfLine = {
  text: string
  /** Font size of its largest piece, in parts of the page's height. */
  size: number
}

type OpenLine = { text: string; size: number; y: number; end: number }

/** A wider gap, in font sizes, is the one between two columns. */
const columnGap = 2.5

/** A narrower gap, in font sizes, is inside a word. */
const wordGap = 0.12

/** A page number at one end of a line of a table of contents, with or without leaders. */
const folioAtStart = /^[\s.…·_-]*\d{1,3}$/

/**
 * Joins the pieces of a page's text into lines, in the order of the PDF. Columns are kept apart; a
 * page number is joined with its entry, however far it is.
 * @param pageHeight in PDF points
 */
export function toLines(items: PdfTextItem[], pageHeight: number): PdfLine[] {
  const lines: OpenLine[] = []
  for (const { str, transform, width } of items) {
    const [, , slant = 0, height = 0, x = 0, y = 0] = transform
    const size = Math.hypot(slant, height)
    if (str.trim() === '' || size === 0) {
      const last = lines.at(-1)
      if (last && str !== '' && Math.abs(last.y - y) < last.size / 2) last.text += ' '
      continue
    }
    const line = lines.at(-1)
    if (line && isContinued(line, { str, x, y, size })) {
      const isApart = x - line.end > wordGap * Math.max(size, line.size)
      line.text += (isApart && !line.text.endsWith(' ') ? ' ' : '') + str
      line.size = Math.max(line.size, size)
      line.end = Math.max(line.end, x + width)
    } else {
      lines.push({ text: str, size, y, end: x + width })
    }
  }
  return lines.flatMap(({ text, size }) => {
    const clean = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
    return clean ? [{ text: clean, size: size / pageHeight }] : []
  })
}

type Piece = { str: string; x: number; y: number; size: number }

function isContinued(line: OpenLine, { str, x, y, size }: Piece): boolean {
  // A raised « o » of « no » is on the line.
  if (Math.abs(line.y - y) > Math.max(line.size, size) / 2) return false
  const gap = x - line.end
  if (gap < -size) return false
  if (gap < columnGap * Math.max(line.size, size)) return true
  return folioAtStart.test(str) || /^\d{1,3}\s*$/.test(line.text)
}

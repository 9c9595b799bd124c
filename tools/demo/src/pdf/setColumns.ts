import { breakLines, widthOf } from '../drawing/lettering'
import type { Lettering } from '../drawing/drawing'
import { COLUMN_GAP, COLUMN_WIDTH, MARGIN } from './mesures'

const BODY = { size: 12.3, leading: 18.6 }

const INDENT = 13
const INITIAL_LINES = 3
const INITIAL_SIZE = 69
const INITIAL_SPACE = 7

interface Columns {
  height: number
  /** Text of each paragraph, the large initial first. */
  paragraphs: (y: number, color: string, ink: string) => Lettering[][]
}

interface Line {
  text: string
  paragraph: number
  indent: number
  opens: boolean
  closes: boolean
}

/** Sets an article in two columns of the same height, with a large initial. */
export function setColumns(paragraphes: string[]): Columns {
  const initial = paragraphes[0]?.charAt(0) ?? ''
  const initialWidth = widthOf(initial, 'enseigne', INITIAL_SIZE) + INITIAL_SPACE
  const lines = paragraphes.flatMap((text, i) =>
    i === 0
      ? setLines(text.slice(1), i, (line) => (line < INITIAL_LINES ? initialWidth : 0))
      : setLines(text, i, (line) => (line === 0 ? INDENT : 0)),
  )
  const perColumn = columnLength(lines)
  return {
    height: perColumn * BODY.leading,
    paragraphs: (y, color, ink) => {
      const paragraphs: Lettering[][] = paragraphes.map(() => [])
      paragraphs[0]?.push({
        kind: 'lettering',
        text: initial,
        x: MARGIN,
        y: y + (INITIAL_LINES - 0.28) * BODY.leading,
        size: INITIAL_SIZE,
        font: 'enseigne',
        fill: color,
      })
      lines.forEach((line, i) => {
        const column = i < perColumn ? 0 : 1
        paragraphs[line.paragraph]?.push({
          kind: 'lettering',
          text: line.closes ? line.text : `${line.text} `,
          x: MARGIN + column * (COLUMN_WIDTH + COLUMN_GAP) + line.indent,
          y: y + (i - column * perColumn + 0.72) * BODY.leading,
          size: BODY.size,
          font: 'texte',
          fill: ink,
        })
      })
      return paragraphs
    },
  }
}

function setLines(text: string, paragraph: number, indentOf: (line: number) => number): Line[] {
  const widthOfLine = (line: number) => COLUMN_WIDTH - indentOf(line)
  const texts = breakLines(text, 'texte', BODY.size, widthOfLine)
  return texts.map((line, i) => ({
    text: line,
    paragraph,
    indent: indentOf(i),
    opens: i === 0,
    closes: i === texts.length - 1,
  }))
}

/** Half of the lines, or one more to avoid a widow at the top of the second column. */
function columnLength(lines: Line[]): number {
  const half = Math.ceil(lines.length / 2)
  const next = lines[half]
  const last = lines[half - 1]
  const isWidow = next !== undefined && next.closes && !next.opens
  const isOrphan = last !== undefined && last.opens && !last.closes
  return isWidow || isOrphan ? half + 1 : half
}

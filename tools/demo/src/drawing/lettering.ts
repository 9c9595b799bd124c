import * as fontkit from 'fontkit'
import type { Font } from 'fontkit'
import { type FontName, fontFile } from '../fonts'
import type { Lettering } from './drawing'
import { short } from './outlines'

const opened = new Map<FontName, Font>()

function openFont(name: FontName): Font {
  const known = opened.get(name)
  if (known) return known
  const font = fontkit.openSync(fontFile(name))
  if (!('layout' in font)) throw new Error(`${fontFile(name)} is a collection, not a font`)
  opened.set(name, font)
  return font
}

/** Returns the width of a line of text, in the unit of `size`. */
export function widthOf(text: string, font: FontName, size: number, tracking = 0): number {
  const { unitsPerEm } = openFont(font)
  const { advanceWidth, glyphs } = openFont(font).layout(text)
  return (advanceWidth * size) / unitsPerEm + tracking * Math.max(0, glyphs.length - 1)
}

/** Returns the font size at which a line of text is `width` wide. */
export const sizeToFit = (text: string, font: FontName, width: number): number =>
  width / widthOf(text, font, 1)

/**
 * Breaks a text into lines no wider than `width`, which may depend on the line's index; never
 * breaks at a no-break space.
 */
export function breakLines(
  text: string,
  font: FontName,
  size: number,
  width: number | ((line: number) => number),
): string[] {
  const widthOfLine = typeof width === 'number' ? () => width : width
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(longer, font, size) > widthOfLine(lines.length)) {
      lines.push(line)
      line = word
    } else {
      line = longer
    }
  }
  return [...lines, line]
}

/** Like `breakLines`, with lines of about equal width instead of a short last one. */
export function balanceLines(text: string, font: FontName, size: number, width: number): string[] {
  const count = breakLines(text, font, size, width).length
  let narrowest = width
  while (breakLines(text, font, size, narrowest - size / 4).length === count) {
    narrowest -= size / 4
    if (narrowest < size) break
  }
  return breakLines(text, font, size, narrowest)
}

/** Returns the x coordinate where the line starts, from its alignment. */
export function leftOf({ text, font, size, tracking, x, align }: Lettering): number {
  if (align === undefined || align === 'left') return x
  const width = widthOf(text, font, size, tracking)
  return align === 'center' ? x - width / 2 : x - width
}

/** Converts text to one outline, so that rendering needs no installed font. */
export function letteringOutline(lettering: Lettering): string {
  const { text, font: name, size, y, tracking = 0 } = lettering
  const font = openFont(name)
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let x = leftOf(lettering)
  let d = ''
  glyphs.forEach((glyph, i) => {
    const position = positions[i]
    if (!position) return
    for (const { command, args } of glyph.path.commands) {
      const points = args.map((value, axis) =>
        short(
          axis % 2 === 0
            ? x + (value + position.xOffset) * scale
            : y - (value + position.yOffset) * scale,
        ),
      )
      d += (COMMANDS[command] ?? '') + points.join(' ')
    }
    x += position.xAdvance * scale + tracking
  })
  return d
}

const COMMANDS: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}

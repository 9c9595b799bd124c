import type { Mot } from './toCouche'

/** Any size: widths are compared as ratios. */
const measuredPx = 100
const measuredFont = `${measuredPx}px sans-serif`

let context: CanvasRenderingContext2D | null | undefined

/** Width of a word set in the layer's font, in ems. */
function measureEms(word: string): number {
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return word.length / 2
  context.font = measuredFont
  return context.measureText(word).width / measuredPx
}

/**
 * A word of the text layer; `stretch` makes it as wide as its picture. After it, copied and spoken: a space,
 * a line's end, or nothing where the next box has the rest of the word.
 */
export type LayerWord = Mot & { stretch: number; separator: '' | ' ' | '\n' }

/**
 * Prepares the words of a page for the text layer, in the layer's font.
 * @param ratio width divided by height of the page
 */
export function toTextLayer(words: Mot[], ratio: number): LayerWord[] {
  return words.map((word, index) => {
    const next = words[index + 1]
    const ems = measureEms(word.texte)
    // Widths are percents of the page's width, heights of its height.
    const stretch = ems > 0 ? (word.l * ratio) / (word.h * ems) : 1
    const isLineEnd = next !== undefined && (next.y > word.y + word.h / 2 || next.x < word.x)
    return { ...word, stretch, separator: next?.isSuite ? '' : isLineEnd ? '\n' : ' ' }
  })
}

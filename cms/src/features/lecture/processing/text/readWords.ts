import { Util, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { MAX_WORDS_PER_PAGE } from '../../limits'
import { normalizeSpaces } from './normalizeSpaces'
import type { Box } from './units'

/** A run of text as pdf.js gives it. */
interface TextItem {
  str: string
  transform: number[]
  width: number
  fontName: string
  hasEOL: boolean
}

export interface Word {
  texte: string
  box: Box
  /** Font size in points. */
  size: number
  /** Vertical position of its base line. */
  baseline: number
  /** Whether it reads from left to right, unlike the text of a rotated margin. */
  isUpright: boolean
}

type Fonts = Record<string, { ascent: number; descent: number } | undefined>
type Point = [x: number, y: number]

/** Parts of a font size above and below the base line, where the font does not say. */
const ASCENT = 0.8
const DESCENT = -0.2

/** Gap between two runs of one word at most, in parts of the font size. */
const MAX_GAP_IN_WORD = 0.12

/** Reads the words of a page, in the order of its content; their boxes are in points. */
export async function readWords(page: PDFPageProxy): Promise<Word[]> {
  const viewport = page.getViewport({ scale: 1 })
  const { items, styles } = await page.getTextContent()
  const words: Word[] = []
  let isOpen = false
  for (const item of items as TextItem[]) {
    if (typeof item.str !== 'string') continue
    const placed = placeItem(item, viewport.transform, styles)
    for (const [index, word] of placed.entries()) {
      const last = words.at(-1)
      if (index === 0 && isOpen && last && /^\S/.test(item.str) && isContinuation(last, word)) {
        last.texte += word.texte
        last.box = unite(last.box, word.box)
      } else if (words.length < MAX_WORDS_PER_PAGE) {
        words.push(word)
      }
    }
    isOpen = placed.length > 0 && /\S$/.test(item.str) && !item.hasEOL
  }
  return words
}

function placeItem(item: TextItem, viewport: number[], fonts: Fonts): Word[] {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = Util.transform(
    viewport,
    item.transform,
  ) as number[]
  const size = Math.hypot(c, d)
  const along = Math.hypot(a, b)
  if (!(size > 0 && along > 0 && Number.isFinite(x + y + item.width))) return []
  const forward: Point = [a / along, b / along]
  const up: Point = [c / size, d / size]
  const { ascent, descent } = fonts[item.fontName] ?? {}
  const top = size * (ascent || ASCENT)
  const bottom = size * (descent || DESCENT)
  const total = measure(item.str) || 1
  const at = (distance: number, height: number): Point => [
    x + forward[0] * distance + up[0] * height,
    y + forward[1] * distance + up[1] * height,
  ]
  return [...item.str.matchAll(/[^\s]+/g)].flatMap((match) => {
    const texte = normalizeSpaces(match[0])
    if (!texte) return []
    const start = (measure(item.str.slice(0, match.index)) / total) * item.width
    const end = start + (measure(match[0]) / total) * item.width
    return {
      texte,
      box: toBox([at(start, top), at(start, bottom), at(end, top), at(end, bottom)]),
      size,
      baseline: at(start, 0)[1],
      isUpright: forward[0] > 0.99,
    }
  })
}

/** Width of text in parts of an average letter: a run of text has one width for all its words. */
function measure(text: string): number {
  let width = 0
  for (const letter of text) {
    if (/[\s.,;:!|'’`ijltfrI()[\]-]/.test(letter)) width += 0.55
    else if (/[mwMW—…œŒæÆ]/.test(letter)) width += 1.5
    else width += /\p{Lu}/u.test(letter) ? 1.25 : 1
  }
  return width
}

function isContinuation(before: Word, after: Word): boolean {
  if (!before.isUpright || !after.isUpright) return false
  const gap = Math.abs(after.box[0] - before.box[2])
  return (
    gap < MAX_GAP_IN_WORD * Math.max(before.size, after.size) &&
    Math.abs(after.baseline - before.baseline) < before.size / 2
  )
}

const toBox = (points: Point[]): Box => [
  Math.min(...points.map(([x]) => x)),
  Math.min(...points.map(([, y]) => y)),
  Math.max(...points.map(([x]) => x)),
  Math.max(...points.map(([, y]) => y)),
]

/** Returns the smallest box around two boxes. */
export const unite = (one: Box, other: Box): Box => [
  Math.min(one[0], other[0]),
  Math.min(one[1], other[1]),
  Math.max(one[2], other[2]),
  Math.max(one[3], other[3]),
]

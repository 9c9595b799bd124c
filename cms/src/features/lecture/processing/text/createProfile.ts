import type { Line } from '@regards/pdf-engine/groupLines'

import type { IsKnownWord } from './joinLines'

/** Properties that the pages of a PDF share. */
export interface Profile {
  nombreDePages: number
  /** Font size of the running text, in points. */
  bodySize: number
  /** Whether a line repeats at the edge of several pages, or numbers the page. */
  isRunning: (line: Line, page: PageSides) => boolean
  isKnownWord: IsKnownWord
}

export interface PageSides {
  /** From 1. */
  number: number
  hauteur: number
}

/** Part of a page's height at its top and at its bottom where running heads and folios are. */
const EDGE = 0.1

/** Pages from which on a line at the same height of the edge is a running head. */
const MIN_REPEATS = 3

/** Difference of the heights of one running head, in points. */
const SAME_HEIGHT = 4

const MAX_KNOWN_WORDS = 200_000

const FOLIO =
  /^(?:page|p\.|n°|[-–—•|\s])*(?:(\d{1,4})|([ivxlc]{1,6}))(?:[-–—•|\s]|(?:\/|sur)\s*\d{1,4})*$/iu

/** Collects the profile of a PDF, page by page. */
export function createProfile(nombreDePages: number) {
  const repeats = new Map<string, number>()
  const offsets = new Map<number, Set<number>>()
  const letters = new Map<number, number>()
  const words = new Map<string, number>()

  return {
    addPage(lines: Line[], page: PageSides): void {
      const edges = lines.filter((line) => isAtEdge(line, page))
      for (const key of new Set(edges.map(toKey))) {
        repeats.set(key, (repeats.get(key) ?? 0) + 1)
      }
      for (const line of edges) {
        const folio = readFolio(line)
        if (folio === undefined) continue
        const pages = offsets.get(folio - page.number) ?? new Set()
        offsets.set(folio - page.number, pages.add(page.number))
      }
      for (const { text, size } of lines) {
        letters.set(size, (letters.get(size) ?? 0) + text.length)
        for (const [word] of text.toLowerCase().matchAll(/\p{L}[\p{L}-]*\p{L}(?![\p{L}-])/gu)) {
          const count = words.get(word) ?? 0
          if (count > 0 || words.size < MAX_KNOWN_WORDS) words.set(word, count + 1)
        }
      }
    },
    finish(): Profile {
      const bodySize = [...letters].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 0
      const isFolio = (line: Line, { number }: PageSides) => {
        const folio = readFolio(line)
        if (folio === undefined) return false
        return folio === number || (offsets.get(folio - number)?.size ?? 0) > 1
      }
      return {
        nombreDePages,
        bodySize,
        isRunning: (line, page) =>
          isAtEdge(line, page) &&
          (isFolio(line, page) || (repeats.get(toKey(line)) ?? 0) >= MIN_REPEATS),
        isKnownWord: (word, times = 1) => (words.get(word) ?? 0) >= times,
      }
    },
  }
}

const isAtEdge = ({ box, angle }: Line, { hauteur }: PageSides): boolean =>
  angle === 0 && (box[3] < EDGE * hauteur || box[1] > (1 - EDGE) * hauteur)

/** Names a line by its text, whatever its numbers, and its height on the page. */
const toKey = ({ text, baseline }: Line): string =>
  `${text.toLowerCase().replace(/\d+/g, '#')} ${Math.round(baseline / SAME_HEIGHT)}`

/** Reads the number of a page; undefined when the line is another text. */
function readFolio({ text }: Line): number | undefined {
  const [, digits, roman] = FOLIO.exec(text) ?? []
  if (digits) return Number(digits)
  return roman === undefined ? undefined : parseRoman(roman.toLowerCase())
}

const ROMAN = /^(?:c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/
const VALUES: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 }

function parseRoman(text: string): number | undefined {
  if (!ROMAN.test(text)) return undefined
  const values = [...text].map((letter) => VALUES[letter] ?? 0)
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  )
}

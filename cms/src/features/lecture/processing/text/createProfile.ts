import type { Line } from './groupLines'

/** What the pages of a PDF have in common. */
export interface Profile {
  /** Font size of the running text, in points. */
  bodySize: number
  /** Whether a line repeats at the edge of several pages, or numbers the page. */
  isRunning: (line: Line, pageHeight: number) => boolean
  /** Whether a word, in lower case, is somewhere in the PDF on one line. */
  isKnownWord: (word: string) => boolean
}

/** Part of a page's height at its top and at its bottom where running heads and folios are. */
const EDGE = 0.1

/** Number of pages from which on a line at the edge is a running head. */
const MIN_REPEATS = 3

const MAX_KNOWN_WORDS = 200_000

const FOLIO =
  /^(?:page|p\.|n°|[-–—•|\s])*(?:\d{1,4}|[ivxlc]{1,6})(?:[-–—•|\s]|(?:\/|sur)\s*\d{1,4})*$/iu

/** Collects the profile of a PDF, page by page. */
export function createProfile() {
  const repeats = new Map<string, number>()
  const letters = new Map<number, number>()
  const words = new Set<string>()

  return {
    addPage(lines: Line[], pageHeight: number): void {
      const edges = lines.flatMap((line) => toKey(line, pageHeight) ?? [])
      for (const key of new Set(edges)) repeats.set(key, (repeats.get(key) ?? 0) + 1)
      for (const { text, size } of lines) {
        letters.set(size, (letters.get(size) ?? 0) + text.length)
        for (const [word] of text.toLowerCase().matchAll(/\p{L}[\p{L}-]*\p{L}/gu)) {
          if (words.size < MAX_KNOWN_WORDS) words.add(word)
        }
      }
    },
    finish(): Profile {
      const bodySize = [...letters].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 0
      return {
        bodySize,
        isRunning(line, pageHeight) {
          const key = toKey(line, pageHeight)
          if (key === undefined) return false
          return FOLIO.test(line.text) || (repeats.get(key) ?? 0) >= MIN_REPEATS
        },
        isKnownWord: (word) => words.has(word),
      }
    },
  }
}

/** Names a line at the top or the bottom of a page, whatever its numbers; undefined elsewhere. */
function toKey({ text, box }: Line, pageHeight: number): string | undefined {
  const isTop = box[3] < EDGE * pageHeight
  if (!isTop && box[1] < (1 - EDGE) * pageHeight) return undefined
  return `${isTop ? 'top' : 'bottom'} ${text.toLowerCase().replace(/\d+/g, '#')}`
}

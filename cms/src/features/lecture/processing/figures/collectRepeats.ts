import type { Graphic } from '../pdfium/listGraphics'

/** Pages from which on a picture is an ornament, as a running head is none of the text. */
const MIN_PAGES = 3

/** Different pictures of a PDF that are counted, at most. */
const MAX_NAMES = 50_000

/** Counts the pages on which each picture of a PDF stands: a logo, a band, a sign at the end. */
export function collectRepeats() {
  const pages = new Map<string, number>()
  return {
    addPage(graphics: Graphic[]): void {
      for (const name of new Set(graphics.map((graphic) => graphic.name))) {
        const count = pages.get(name) ?? 0
        if (name !== '' && (count > 0 || pages.size < MAX_NAMES)) pages.set(name, count + 1)
      }
    },
    isRepeated: ({ name }: Graphic): boolean => (pages.get(name) ?? 0) >= MIN_PAGES,
  }
}

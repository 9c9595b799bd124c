import type { Graphic } from '../pdfium/listGraphics'

/** Pages from which on a picture is an ornament, as a running head is none of the text. */
const MIN_PAGES = 3

/** Difference of the places of one ornament, in points. */
const SAME_PLACE = 8

/** Different pictures of a PDF that are counted, at most. */
const MAX_NAMES = 50_000

/** Counts the pages that have the same picture at the same place: a logo, a band, a background. */
export function collectRepeats() {
  const pages = new Map<string, number>()
  return {
    addPage(graphics: Graphic[]): void {
      for (const key of new Set(graphics.map(toKey))) {
        const count = pages.get(key) ?? 0
        if (count > 0 || pages.size < MAX_NAMES) pages.set(key, count + 1)
      }
    },
    isRepeated: (graphic: Graphic): boolean =>
      graphic.name !== '' && (pages.get(toKey(graphic)) ?? 0) >= MIN_PAGES,
  }
}

const toKey = ({ name, box }: Graphic): string =>
  [name, ...box.map((side) => Math.round(side / SAME_PLACE))].join(' ')

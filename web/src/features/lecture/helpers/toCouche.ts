import { sanitizeHref } from '@web/lib/validation/sanitizeHref'

/** A box on a page, in percents of the page's width (x, l) and height (y, h). */
export type Box = { x: number; y: number; l: number; h: number }

export type Mot = Box & {
  texte: string
  /** The whole word if the box has a part of it: « bro » and « deuse » have « brodeuse ». */
  entier?: string
  /** Whether the box goes on with the word of the one before. */
  isSuite?: boolean
}

/** A link to another page of the issue, or to another site. */
export type Lien = Box & { page?: number; href?: string }

/** Words in reading order, and links of a page. */
export type Couche = { mots: Mot[]; liens: Lien[] }

/** The file of a page, whose coordinates are in ten-thousandths. */
export type CoucheResponse = {
  mots: [
    ...[x: number, y: number, l: number, h: number],
    ...[texte: string, entier?: string, suite?: number],
  ][]
  liens: (Box & { page?: number; url?: string })[]
}

export function toCouche({ mots, liens }: CoucheResponse): Couche {
  return {
    mots: mots.map(([x, y, l, h, texte, entier, suite]) => ({
      ...toPercents({ x, y, l, h }),
      texte,
      ...(entier !== undefined && { entier, isSuite: suite === 1 }),
    })),
    liens: liens.flatMap(({ page, url, ...box }): Lien[] => {
      if (page !== undefined) return [{ ...toPercents(box), page }]
      // A PDF may contain any URL.
      const href = sanitizeHref(url)
      return href ? [{ ...toPercents(box), href }] : []
    }),
  }
}

const toPercents = ({ x, y, l, h }: Box): Box => ({
  x: x / 100,
  y: y / 100,
  l: l / 100,
  h: h / 100,
})

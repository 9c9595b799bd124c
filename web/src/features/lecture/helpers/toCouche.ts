import { sanitizeHref } from '../../../lib/validation/sanitizeHref'

/** A box on a page, in percents of the page's width (x, l) and height (y, h). */
export type Box = { x: number; y: number; l: number; h: number }

export type Mot = Box & { texte: string }

/** A link to another page of the issue, or to another site. */
export type Lien = Box & { page?: number; href?: string }

/** Words in reading order, and links of a page. */
export type Couche = { mots: Mot[]; liens: Lien[] }

/** Coordinates are in ten-thousandths. */
const toPercents = (values: unknown[]): number[] => values.map((value) => Number(value) / 100)

/** Validates the words and links of a page; drops invalid ones. */
export function toCouche(response: unknown): Couche {
  const { mots, liens } = (response ?? {}) as { mots?: unknown; liens?: unknown }
  return {
    mots: Array.isArray(mots) ? mots.flatMap(toMot) : [],
    liens: Array.isArray(liens) ? liens.flatMap(toLien) : [],
  }
}

function toMot(raw: unknown): Mot[] {
  if (!Array.isArray(raw) || typeof raw[4] !== 'string' || raw[4].trim() === '') return []
  const box = toBox(toPercents(raw.slice(0, 4)))
  return box ? [{ ...box, texte: raw[4] }] : []
}

function toLien(raw: unknown): Lien[] {
  if (typeof raw !== 'object' || raw === null) return []
  const { x, y, l, h, page, url } = raw as Record<string, unknown>
  const box = toBox(toPercents([x, y, l, h]))
  if (!box) return []
  if (Number.isInteger(page)) return [{ ...box, page: page as number }]
  const href = sanitizeHref(url)
  return href ? [{ ...box, href }] : []
}

function toBox([x = NaN, y = NaN, l = NaN, h = NaN]: number[]): Box | undefined {
  return [x, y, l, h].every(Number.isFinite) && l > 0 && h > 0 ? { x, y, l, h } : undefined
}

import type { PdfPage } from '@regards/pdf-engine/openPage'
import { unite, type Box } from '@regards/pdf-engine/units'

import { MAX_FIGURES_PER_PAGE } from '@regards/contract/limits'
import type { Graphic } from '../pdfium/listGraphics'
import { textsOf, type TextBlock } from '../text/buildBlocks'
import type { PlacedWord } from '../text/joinLines'
import type { PageText } from '../text/readPageText'
import { areaOf, middleOf, overlapOf } from '@regards/pdf-engine/boxes'

/** A picture of a page: adjacent image objects, or a drawing tagged as a figure. */
export interface FoundFigure {
  /** In points of the drawn page. */
  box: Box
  /** Pixels of a point; undefined for a drawing. */
  density: number | undefined
  /** The block of the tagged figure, if the page is tagged. */
  tag: TextBlock | undefined
}

/** Part of the page from which on a picture is its background or its scan. */
const WHOLE_PAGE = 0.85

/** Sides in points, and part of the page, of a picture that tells something, at least. */
const MIN_SIDE = 40
const MIN_AREA = 0.004

/** The longer side in parts of the shorter one: longer ones are rules and bands. */
const MAX_RATIO = 8

/** Width and height of a picture in pixels, at least. */
const MIN_PIXELS = 60

/** Letters over a picture, and part of it that they cover, from which on it is their background. */
const MIN_LETTERS = 100
const MIN_COVERED = 0.12

/** Distance of the pieces of one picture, in points. */
const MAX_GAP = 1

/** Ratio of the area of the box around two pictures to their own area, at most. */
const MAX_LOOSE = 1.25

/** Part of a picture that stands on another one. */
const MIN_INSIDE = 0.6

/** Pictures of a page beyond which they are tiles of a drawing. */
const MAX_PICTURES = 1_500

/**
 * Finds the pictures of a page that are content, no backgrounds, scans, bands and icons.
 * @param isEmpty whether a picture is no content: several pages have it, or it has one colour
 */
export function findFigures(
  page: Pick<PdfPage, 'largeur' | 'hauteur'>,
  graphics: Graphic[],
  text: PageText,
  isEmpty: (graphic: Graphic) => boolean,
): FoundFigure[] {
  const pageArea = page.largeur * page.hauteur
  const words = [...text.blocks.flatMap(textsOf).flatMap(({ mots }) => mots), ...text.below]
  const tagged = findTagged(graphics, text.blocks).filter(
    ({ figure }) => !isBackground(figure.box, words),
  )
  const inTags = new Set(tagged.flatMap((each) => each.graphics))
  const pictures = graphics.filter(
    (graphic) =>
      graphic.density !== undefined &&
      !inTags.has(graphic) &&
      areaOf(graphic.box) < WHOLE_PAGE * pageArea &&
      !isBackground(graphic.box, words) &&
      !isEmpty(graphic),
  )
  if (pictures.length > MAX_PICTURES) return []
  const figures = [
    ...tagged.map(({ figure }) => figure),
    ...pictures.map(({ box, density }): FoundFigure => ({ box, density, tag: undefined })),
  ]
  return joinPieces(figures)
    .filter(
      (figure) =>
        isLarge(figure, pageArea) &&
        (figure.tag !== undefined || areaOf(figure.box) < WHOLE_PAGE * pageArea) &&
        !isBackground(figure.box, words),
    )
    .toSorted((one, other) => areaOf(other.box) - areaOf(one.box))
    .slice(0, MAX_FIGURES_PER_PAGE)
    .toSorted((one, other) => one.box[1] - other.box[1] || one.box[0] - other.box[0])
}

/** Returns the marked contents of figures that have an alternative: what is drawn in them is a picture. */
export const contentsOfFigures = (blocks: TextBlock[]): Set<number> =>
  new Set(
    blocks.flatMap((block) =>
      block.type === 'image' && block.alternative ? (block.contents ?? []) : [],
    ),
  )

/** Finds what is drawn inside the tagged figures. */
function findTagged(
  graphics: Graphic[],
  blocks: TextBlock[],
): { figure: FoundFigure; graphics: Graphic[] }[] {
  return blocks.flatMap((block) => {
    if (block.type !== 'image') return []
    const contents = new Set(block.contents)
    const inside = graphics.filter(({ content }) => contents.has(content))
    const [first, ...others] = inside.map(({ box }) => box)
    if (!first) return []
    const densities = inside.flatMap(({ density }) => density ?? [])
    const density = densities.length > 0 ? Math.max(...densities) : undefined
    return [{ figure: { box: others.reduce(unite, first), density, tag: block }, graphics: inside }]
  })
}

function isLarge({ box, density = Infinity }: FoundFigure, pageArea: number): boolean {
  const [width, height] = [box[2] - box[0], box[3] - box[1]]
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  return (
    short >= MIN_SIDE &&
    long <= MAX_RATIO * short &&
    width * height >= MIN_AREA * pageArea &&
    short * density >= MIN_PIXELS
  )
}

/** Whether text is set on a picture: not a few words, nor a column at its edge. */
function isBackground(box: Box, words: PlacedWord[]): boolean {
  const inside = words.filter((word) => isInside(middleOf(word.box), box))
  const letters = inside.reduce((sum, { texte }) => sum + texte.length, 0)
  const covered = inside.reduce((sum, word) => sum + areaOf(word.box), 0)
  return letters >= MIN_LETTERS && covered >= MIN_COVERED * areaOf(box)
}

const isInside = ([x, y]: [number, number], [x0, y0, x1, y1]: Box): boolean =>
  x >= x0 && x <= x1 && y >= y0 && y <= y1

/** Joins the pieces of pictures: strips, mosaics, insets. Tagged figures stay apart. */
function joinPieces(figures: FoundFigure[]): FoundFigure[] {
  const joined: FoundFigure[] = []
  for (const figure of figures) {
    let whole = figure
    for (;;) {
      const at = joined.findIndex((other) => isOne(whole, other))
      const [other] = at === -1 ? [] : joined.splice(at, 1)
      if (!other) break
      whole = {
        box: unite(whole.box, other.box),
        density: Math.max(whole.density ?? 0, other.density ?? 0) || undefined,
        tag: whole.tag ?? other.tag,
      }
    }
    joined.push(whole)
  }
  return joined
}

function isOne(one: FoundFigure, other: FoundFigure): boolean {
  if (one.tag && other.tag) return false
  const [a, b] = [one.box, other.box]
  const gapX = Math.max(a[0], b[0]) - Math.min(a[2], b[2])
  const gapY = Math.max(a[1], b[1]) - Math.min(a[3], b[3])
  if (gapX > MAX_GAP || gapY > MAX_GAP) return false
  const shared = overlapOf(a, b)
  if (shared > MIN_INSIDE * Math.min(areaOf(a), areaOf(b))) return true
  return areaOf(unite(a, b)) <= MAX_LOOSE * (areaOf(a) + areaOf(b) - shared)
}

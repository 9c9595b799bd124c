import path from 'node:path'

import type { PdfPage } from '@regards/pdf-engine/openPage'
import { toUnits } from '@regards/pdf-engine/units'

import { AVIF_FIGURE_WIDTHS, FIGURE_WIDTHS, MAX_FIGURE_HEIGHT } from '@regards/contract/limits'
import { MAX_PAGE_PIXELS } from '../../limits'
import type { Figure } from '@regards/contract/schemas/blocs'
import { shrinkInSteps, toSharp, type Picture } from '../pictures'
import { UnwritableOutput, writeOutput } from '../writeOutput'
import { areaOf } from '@regards/pdf-engine/boxes'
import type { FoundFigure } from './findFigures'

/** A photograph is looked at more closely than a page. */
const WEBP = { quality: 60, effort: 2 }

/** Half of the bytes of WebP, and sharper, for five times the time (decision 020). */
const AVIF = { quality: 50, effort: 1 }

/** Pixels of a point of a drawing: 150 dpi. */
const DRAWING_DENSITY = 150 / 72

/** Widths of a picture differ by this factor, at least. */
const MIN_STEP = 1.2

/** Shorter side of the sample by which a picture shows something or not, in pixels; its ratio keeps fine lines. */
const SAMPLE_SIDE = 32

/** Deviation of a colour, of 255, below which a picture is one area. */
const MIN_DEVIATION = 3

/** Sides of the thumbnail that is a picture's fingerprint, in pixels. */
const FINGERPRINT_SIDE = 8

export interface DrawnFigure extends FoundFigure {
  figure: Figure
}

/**
 * Draws the pictures of a page, each as that part of the page, so that what lies over it, masks,
 * colour spaces and turns come out as printed. An empty or failed picture is left out. The largest
 * one, usually an article's lead picture, has AVIF files too.
 * @throws UnwritableOutput
 */
export async function drawFigures(
  page: PdfPage,
  found: FoundFigure[],
  outDir: string,
): Promise<DrawnFigure[]> {
  const widths = found.map(findWidth)
  const pixels = found.reduce((sum, { box }, index) => {
    const width = widths[index] ?? 0
    return sum + (width * width * (box[3] - box[1])) / (box[2] - box[0])
  }, 0)
  const shrink = Math.min(Math.sqrt(MAX_PAGE_PIXELS / pixels), 1)
  const largest = Math.max(...found.map(({ box }) => areaOf(box)))
  const drawn: DrawnFigure[] = []
  for (const [index, each] of found.entries()) {
    const width = Math.max(Math.floor((widths[index] ?? 0) * shrink), 1)
    const nom = `${page.number}-f${drawn.length + 1}`
    try {
      const figure = await drawFigure(page, each, {
        ...{ nom, width, outDir },
        isLargest: areaOf(each.box) === largest,
      })
      if (figure) drawn.push({ ...each, figure })
    } catch (error) {
      if (error instanceof UnwritableOutput) throw error
    }
  }
  return drawn
}

/** Width of a picture's largest file: its own pixels, within the bounds. */
function findWidth({ box: [x0, y0, x1, y1], density = DRAWING_DENSITY }: FoundFigure): number {
  const [width, height] = [x1 - x0, y1 - y0]
  const largest = FIGURE_WIDTHS.at(-1) ?? 0
  return Math.round(Math.min(density * width, largest, (MAX_FIGURE_HEIGHT * width) / height))
}

async function drawFigure(
  page: PdfPage,
  { box }: FoundFigure,
  {
    nom,
    width,
    outDir,
    isLargest,
  }: { nom: string; width: number; outDir: string; isLargest: boolean },
): Promise<Figure | undefined> {
  const drawn = page.drawPart(box, width)
  const toWidths = (widths: readonly number[]) => [
    ...widths.filter((each) => each * MIN_STEP <= width),
    width,
  ]
  const tailles = toWidths(FIGURE_WIDTHS)
  const avif = isLargest
    ? toWidths(AVIF_FIGURE_WIDTHS).slice(0, AVIF_FIGURE_WIDTHS.length)
    : undefined
  const widths = [...new Set([...tailles, ...(avif ?? [])])].sort((one, other) => other - one)
  const pictures = await shrinkInSteps(drawn, widths, 'lanczos3')
  const smallest = pictures.at(-1) ?? drawn
  if (await isOneArea(smallest)) return undefined
  const write = async (picture: Picture, format: 'webp' | 'avif', options: object) => {
    const bytes = await toSharp(picture).toFormat(format, options).toBuffer()
    await writeOutput(path.join(outDir, `${nom}-${picture.width}.${format}`), bytes)
  }
  for (const picture of pictures) {
    if (tailles.includes(picture.width)) await write(picture, 'webp', WEBP)
    if (avif?.includes(picture.width)) await write(picture, 'avif', AVIF)
  }
  const place = toUnits(box, page)
  const empreinte = await findFingerprint(smallest)
  const size = { largeur: width, hauteur: drawn.height }
  return { nom, tailles, ...(avif && { avif }), ...size, place, empreinte }
}

/** Finds the greys of a picture's thumbnail: those of pictures that look the same are close to each other. */
async function findFingerprint(picture: Picture): Promise<string> {
  const greys = await toSharp(picture)
    .resize(FINGERPRINT_SIDE, FINGERPRINT_SIDE, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return [...greys].map((grey) => (grey >> 4).toString(16)).join('')
}

/** Whether a picture has one colour: its content is covered, or on a hidden layer. */
async function isOneArea(picture: Picture): Promise<boolean> {
  const sample = await toSharp(picture)
    .resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: 'outside' })
    .raw()
    .toBuffer()
  return [0, 1, 2].every((colour) => {
    const values = sample.filter((_, index) => index % 3 === colour)
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
    return Math.sqrt(squares / values.length) < MIN_DEVIATION
  })
}

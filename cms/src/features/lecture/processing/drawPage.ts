import path from 'node:path'

import type { PdfPage } from '@regards/pdf-engine/openPage'

import { PICTURE_WIDTHS } from '@regards/contract/limits'
import type { DrawnPage } from '@regards/contract/schemas/pageMessages'
import { MAX_PAGE_PIXELS, MAX_PAGE_POINTS, MAX_PAGE_SIDE } from '../limits'
import { shrinkInSteps, toSharp, type Picture } from './pictures'
import { RefusedPdf } from './RefusedPdf'
import { writeOutput } from './writeOutput'

const PLACEHOLDER_WIDTH = 24
const PLACEHOLDER_QUALITY = 40

/**
 * WebP: a higher effort takes twice the time for 3 % fewer bytes; a higher quality does not make
 * letters sharper. AVIF would be half as large for ten times the time.
 */
const PICTURE = { quality: 50, effort: 2 }

/** Pixels of the last page, which the next one takes: new memory for each page costs collections. */
let canvas: Uint8Array<ArrayBuffer> | undefined

/**
 * Draws a page once, at its largest width, and writes its pictures to a folder.
 * @throws RefusedPdf when the page is too large; UnwritableOutput
 */
export async function drawPage(page: PdfPage, outDir: string): Promise<DrawnPage> {
  const { largeur, hauteur, number } = page
  if (!(largeur >= 1 && hauteur >= 1 && Math.max(largeur, hauteur) <= MAX_PAGE_POINTS)) {
    throw new RefusedPdf('page-too-large', { page: number })
  }
  const tailles = listWidths(largeur, hauteur)
  const width = Math.max(...tailles)
  const height = Math.max(Math.round((width * hauteur) / largeur), 1)
  const pixels = page.draw(width, height, 3, canvas)
  if (pixels.length > (canvas?.length ?? 0)) canvas = pixels
  const drawn: Picture = { pixels, width, height }
  const pictures = await shrinkInSteps(
    drawn,
    [...tailles.toReversed(), PLACEHOLDER_WIDTH],
    'lanczos2',
  )
  const placeholder = pictures.pop() ?? drawn
  const write = async (picture: Picture): Promise<void> => {
    const webp = await toSharp(picture).webp(PICTURE).toBuffer()
    await writeOutput(path.join(outDir, `${number}-${picture.width}.webp`), webp)
  }
  await Promise.all(pictures.map(write))
  const vignette = await toSharp(placeholder).webp({ quality: PLACEHOLDER_QUALITY }).toBuffer()
  return {
    largeur: round(largeur),
    hauteur: round(hauteur),
    tailles,
    vignette: `data:image/webp;base64,${vignette.toString('base64')}`,
  }
}

/** Lists the widths of a page's pictures: the product's, up to what a picture's bounds allow. */
export function listWidths(largeur: number, hauteur: number): number[] {
  const byPixels = Math.sqrt((MAX_PAGE_PIXELS * largeur) / hauteur)
  const bySide = MAX_PAGE_SIDE * Math.min(largeur / hauteur, 1)
  const largest = Math.max(Math.floor(Math.min(byPixels, bySide)), 1)
  const widths: number[] = PICTURE_WIDTHS.filter((width) => width <= largest)
  const last = PICTURE_WIDTHS.at(-1) ?? 0
  return largest < last && !widths.includes(largest) ? [...widths, largest] : widths
}

const round = (points: number): number => Math.round(points * 100) / 100

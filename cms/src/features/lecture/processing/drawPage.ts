import path from 'node:path'

import { createCanvas } from '@napi-rs/canvas'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'

import {
  MAX_PAGE_PIXELS,
  MAX_PAGE_POINTS,
  MAX_PAGE_SIDE,
  MAX_SCALE,
  PICTURE_WIDTHS,
} from '../limits'
import type { CoucheDeTexte } from '../types'
import { RefusedPdf } from './RefusedPdf'
import { writeOutput } from './writeOutput'

const PLACEHOLDER_WIDTH = 24
const PLACEHOLDER_QUALITY = 40

/**
 * WebP: a higher effort takes twice the time for 3 % fewer bytes; a higher quality does not make
 * letters sharper. AVIF would be half as large for ten times the time.
 */
const PICTURE = { quality: 50, effort: 2 }

// Each picture is made once, and the server needs the other core.
sharp.cache(false)
sharp.concurrency(1)

export interface DrawnPage {
  /** Points, after rotation. */
  largeur: number
  hauteur: number
  tailles: number[]
  vignette: string
}

/**
 * Draws a page once, at its largest width, and writes its pictures to a folder.
 * @throws RefusedPdf when the page is too large; UnwritableOutput
 */
export async function drawPage(page: PDFPageProxy, outDir: string): Promise<DrawnPage> {
  const { width, height } = page.getViewport({ scale: 1 })
  if (!(width >= 1 && height >= 1 && Math.max(width, height) <= MAX_PAGE_POINTS)) {
    throw new RefusedPdf('page-too-large', { page: page.pageNumber })
  }
  const tailles = listWidths(width, height)
  const viewport = page.getViewport({ scale: Math.max(...tailles) / width })
  const canvas = createCanvas(Math.round(viewport.width), Math.max(Math.round(viewport.height), 1))
  const canvasContext = canvas.getContext('2d') as unknown as CanvasRenderingContext2D
  await page.render({ canvas: null, canvasContext, viewport }).promise
  const { data, info } = await sharp(canvas.data(), {
    raw: { width: canvas.width, height: canvas.height, channels: 4 },
  })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const picture = sharp(data, { raw: info })
  for (const width of tailles) {
    const webp = await picture.clone().resize({ width }).webp(PICTURE).toBuffer()
    await writeOutput(path.join(outDir, `${page.pageNumber}-${width}.webp`), webp)
  }
  const placeholder = await picture
    .resize({ width: PLACEHOLDER_WIDTH })
    .webp({ quality: PLACEHOLDER_QUALITY })
    .toBuffer()
  return {
    largeur: round(width),
    hauteur: round(height),
    tailles,
    vignette: `data:image/webp;base64,${placeholder.toString('base64')}`,
  }
}

/** Writes a page's text layer beside its pictures. */
export const writeLayer = (outDir: string, page: number, layer: CoucheDeTexte): Promise<void> =>
  writeOutput(path.join(outDir, `${page}.json`), JSON.stringify(layer))

/**
 * Lists the widths of a page's pictures: those of the product, up to the width beyond which nothing
 * more would be seen, which takes the place of the largest.
 */
export function listWidths(largeur: number, hauteur: number): number[] {
  const byPixels = Math.sqrt((MAX_PAGE_PIXELS * largeur) / hauteur)
  const bySide = MAX_PAGE_SIDE * Math.min(largeur / hauteur, 1)
  const largest = Math.max(Math.floor(Math.min(MAX_SCALE * largeur, byPixels, bySide)), 1)
  const widths: number[] = PICTURE_WIDTHS.filter((width) => width <= largest)
  const last = PICTURE_WIDTHS.at(-1) ?? 0
  return largest < last && !widths.includes(largest) ? [...widths, largest] : widths
}

const round = (points: number): number => Math.round(points * 100) / 100

import path from 'node:path'
import sharp from 'sharp'
import { repoRoot } from '../support/paths'

/** Pixels of an A4 page of 300 an inch. */
const [WIDTH, HEIGHT] = [2480, 3508]

/** Distance of two lines, in parts of their size. */
const LEADING = 1.4

/** Text of a page, from its base line. @param style attributes of SVG */
export const text = (x: number, y: number, size: number, words: string, style = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}" ${style}>${words}</text>`

/** Lines of text below each other. */
export const lines = (x: number, y: number, size: number, all: string[], style = ''): string =>
  all.map((words, at) => text(x, y + Math.round(LEADING * size) * at, size, words, style)).join('')

/**
 * A text that begins with an initial letter over several lines.
 * @param beside lines beside the letter
 * @param width of the letter and the space behind it
 */
export function withInitial(
  [x, y]: [number, number],
  size: number,
  {
    letter,
    width,
    beside,
    below,
  }: Record<'beside' | 'below', string[]> & {
    letter: string
    width: number
  },
): string {
  const leading = Math.round(LEADING * size)
  const foot = y + leading * (beside.length - 1)
  // Capitals are two thirds as high as their size.
  const letterSize = Math.round(size + 1.5 * (foot - y))
  return (
    text(x, foot, letterSize, letter) +
    lines(x + width, y, size, beside) +
    lines(x, foot + leading, size, below)
  )
}

const PAPER = '#f4f1ea'

/**
 * Draws a printed page as a scanner sees it.
 * @param askew degrees
 * @param picture height in pixels of a dark picture at the top, behind the drawing
 */
export async function drawScannedPage(
  drawing: string,
  { askew = 0, picture = 0 }: { askew?: number; picture?: number } = {},
): Promise<Buffer> {
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Liberation Serif">${drawing}</svg>`
  const paper = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: PAPER } })
  const layers = [...(picture ? [await drawPicture(picture)] : []), Buffer.from(page)]
  const drawn = await paper
    .composite(layers.map((input) => ({ input, left: 0, top: 0 })))
    .png()
    .toBuffer()
  return sharp(drawn)
    .greyscale()
    .rotate(askew, { background: PAPER })
    .jpeg({ quality: 75 })
    .toBuffer()
}

const drawPicture = (height: number): Promise<Buffer> =>
  sharp(path.join(repoRoot, 'cms/demo/media/images/demonstration/carrousel-musique-1920-q50.avif'))
    .resize(WIDTH, height)
    .linear(0.6, 0)
    .png()
    .toBuffer()

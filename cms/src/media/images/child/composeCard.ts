import type { Sharp } from 'sharp'

import type { CardWords } from '@regards/contract/schemas/imageMessages'
import { drawWords } from './drawWords'
import { sharp } from '../../../lib/process/sharp'

/** Sides of a card, in pixels: what networks show large, in the ratio 1.91. */
const CARD_WIDTH = 1200
const CARD_HEIGHT = 630

/** A picture at least this wide for its height fills the card; a narrower one stands on a field. */
const FILLING_RATIO = 1.6

/** Height of a picture that stands on its field, and of the thread below it. */
const STANDING_HEIGHT = 558
const BAND = 14

/** Ratio of a standing picture, at most: a margin stays on both sides. */
const STANDING_WIDTH = 1040

const OCHRE = '#c98a25'
const ACCENT = '#9d1c2c'
const INDIGO = '#2a3570'

/** The same beside words. */
const STANDING_WIDTH_WITH_WORDS = 520

/** Around words, and between them and the thread, in pixels. */
const MARGIN = 64
const FOOT = 40

const INK = '#14101c'

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">`

/** The woven thread along the foot of a card. */
const THREAD = `<pattern id="thread" width="32" height="${BAND}" patternUnits="userSpaceOnUse" y="${CARD_HEIGHT - BAND}">
      <rect width="32" height="${BAND}" fill="${ACCENT}"/>
      <rect y="${BAND / 2 - 2}" width="20" height="4" fill="${OCHRE}"/>
    </pattern>
    <rect y="${CARD_HEIGHT - BAND}" width="100%" height="${BAND}" fill="url(#thread)"/>`

/** A blurred picture is drawn this many times smaller. */
const BLUR_SCALE = 6

/**
 * Composes the card of a picture. Without words, a landscape fills the card; a page or a cover
 * stands whole in the middle, which networks with square cards keep, before a blurred copy of
 * itself. Words stand on the shaded foot of a landscape, or beside a page or a cover.
 * @param file of a picture that this product made
 * @returns a JPEG
 */
export async function composeCard(file: string, words?: CardWords): Promise<Buffer> {
  const { width, height } = await sharp(file).metadata()
  const ratio = width / height
  const card = ratio >= FILLING_RATIO ? await fill(file, words) : await stand(file, ratio, words)
  return card.jpeg({ quality: 76, mozjpeg: true }).toBuffer()
}

const cover = (file: string, scale: number, position: string): Sharp =>
  sharp(file)
    .flatten({ background: '#ffffff' })
    .resize({ width: CARD_WIDTH / scale, height: CARD_HEIGHT / scale, fit: 'cover', position })

async function fill(file: string, words: CardWords | undefined): Promise<Sharp> {
  const picture = cover(file, 1, 'attention')
  if (!words) return picture
  const text = await drawWords(words, CARD_WIDTH - 2 * MARGIN)
  const top = CARD_HEIGHT - BAND - FOOT - text.height
  return sharp(await picture.png().toBuffer()).composite([
    { input: Buffer.from(drawShade(top)) },
    ...text.placeAt(MARGIN, top),
  ])
}

async function stand(file: string, ratio: number, words: CardWords | undefined): Promise<Sharp> {
  const maxWidth = words ? STANDING_WIDTH_WITH_WORDS : STANDING_WIDTH
  const width = Math.min(Math.round(STANDING_HEIGHT * ratio), maxWidth)
  const height = Math.round(width / ratio)
  const left = words ? MARGIN : Math.round((CARD_WIDTH - width) / 2)
  const top = Math.round((CARD_HEIGHT - BAND - height) / 2)
  const blurred = await cover(file, BLUR_SCALE, 'centre').blur(5).png().toBuffer()
  const picture = sharp(file).flatten({ background: '#ffffff' })
  const start = left + width + MARGIN
  const text = words && (await drawWords(words, CARD_WIDTH - MARGIN - start))
  return sharp(blurred)
    .resize({ width: CARD_WIDTH, height: CARD_HEIGHT, fit: 'fill' })
    .composite([
      { input: Buffer.from(drawField({ left, top, width, height })) },
      { input: await picture.resize({ width, height, fit: 'fill' }).png().toBuffer(), left, top },
      ...(text?.placeAt(start, Math.round((CARD_HEIGHT - BAND - text.height) / 2)) ?? []),
    ])
}

/** A shade from above the words to the foot, and the woven thread. @param top of the words */
function drawShade(top: number): string {
  const start = Math.max(0, top - 160) / CARD_HEIGHT
  return `${SVG}
    <linearGradient id="shade" x1="0" x2="0" y1="${start}" y2="1">
      <stop offset="0" stop-color="${INK}" stop-opacity="0"/>
      <stop offset="0.45" stop-color="${INK}" stop-opacity="0.78"/>
      <stop offset="1" stop-color="${INK}" stop-opacity="0.92"/>
    </linearGradient>
    <rect width="100%" height="100%" fill="url(#shade)"/>
    ${THREAD}
  </svg>`
}

/** Layers between the blurred and the standing picture: a shade, a shadow, a woven thread. */
function drawField(box: { left: number; top: number; width: number; height: number }): string {
  const { left, top, width, height } = box
  return `${SVG}
    <filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="16"/></filter>
    <rect width="100%" height="100%" fill="${INDIGO}" fill-opacity="0.74"/>
    <rect x="${left}" y="${top + 10}" width="${width}" height="${height}" fill="#000" fill-opacity="0.6" filter="url(#soft)"/>
    ${THREAD}
  </svg>`
}

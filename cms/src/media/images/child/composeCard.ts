import sharp, { type Sharp } from 'sharp'

/** Sides of a card, in pixels: what networks show large, in the ratio 1.91. */
const CARD_WIDTH = 1200
const CARD_HEIGHT = 630

/** A picture at least this wide for its height fills the card; a narrower one stands on a field. */
const FILLING_RATIO = 1.6

/** Height of a picture that stands on its field, and of the thread below it. */
const STANDING_HEIGHT = 558
const BAND = 14

/** The ratio of a picture that stands, at most: a margin stays on both sides. */
const STANDING_WIDTH = 1040

const OCHRE = '#c98a25'
const ACCENT = '#9d1c2c'
const INDIGO = '#2a3570'

/** A blurred picture is drawn this many times smaller. */
const BLUR_SCALE = 6

// One picture in a process of its own; the server needs the other core.
sharp.cache(false)
sharp.concurrency(1)

/**
 * Composes the card of a picture: a landscape fills it; a page or a cover stands whole before itself,
 * blurred, in the middle, which networks that show a square keep. No text: it would need the fonts of
 * the machine.
 * @param file of a picture that this product made
 * @returns a JPEG
 */
export async function composeCard(file: string): Promise<Buffer> {
  const { width, height } = await sharp(file).metadata()
  const card = width / height >= FILLING_RATIO ? fill(file) : await stand(file, width / height)
  return card.jpeg({ quality: 76, mozjpeg: true }).toBuffer()
}

const cover = (file: string, scale: number, position: string): Sharp =>
  sharp(file)
    .flatten({ background: '#ffffff' })
    .resize({ width: CARD_WIDTH / scale, height: CARD_HEIGHT / scale, fit: 'cover', position })

const fill = (file: string): Sharp => cover(file, 1, 'attention')

async function stand(file: string, ratio: number): Promise<Sharp> {
  const width = Math.min(Math.round(STANDING_HEIGHT * ratio), STANDING_WIDTH)
  const height = Math.round(width / ratio)
  const left = Math.round((CARD_WIDTH - width) / 2)
  const top = Math.round((CARD_HEIGHT - BAND - height) / 2)
  const blurred = await cover(file, BLUR_SCALE, 'centre').blur(5).png().toBuffer()
  const picture = sharp(file).flatten({ background: '#ffffff' })
  return sharp(blurred)
    .resize({ width: CARD_WIDTH, height: CARD_HEIGHT, fit: 'fill' })
    .composite([
      { input: Buffer.from(drawField({ left, top, width, height })) },
      { input: await picture.resize({ width, height, fit: 'fill' }).png().toBuffer(), left, top },
    ])
}

/** What is between the blurred picture and the one that stands: a shade, a shadow, a woven thread. */
function drawField(box: { left: number; top: number; width: number; height: number }): string {
  const { left, top, width, height } = box
  const threadTop = CARD_HEIGHT - BAND
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">
    <filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="16"/></filter>
    <pattern id="thread" width="32" height="${BAND}" patternUnits="userSpaceOnUse" y="${threadTop}">
      <rect width="32" height="${BAND}" fill="${ACCENT}"/>
      <rect y="${BAND / 2 - 2}" width="20" height="4" fill="${OCHRE}"/>
    </pattern>
    <rect width="100%" height="100%" fill="${INDIGO}" fill-opacity="0.74"/>
    <rect x="${left}" y="${top + 10}" width="${width}" height="${height}" fill="#000" fill-opacity="0.6" filter="url(#soft)"/>
    <rect y="${threadTop}" width="100%" height="${BAND}" fill="url(#thread)"/>
  </svg>`
}

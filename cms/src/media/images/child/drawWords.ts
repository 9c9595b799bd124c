import type { OverlayOptions } from 'sharp'

import type { CardWords } from '@regards/contract/schemas/imageMessages'
import { sharp } from '../../../lib/process/sharp'

/** Sizes of a title in pixels: the largest one at which it has at most three lines. */
const TITLE_SIZES = [60, 50, 42]
const MAX_LINES = 3

const HEADING_SIZE = 32
const GAP = 18

const FAMILY = 'Fraunces SemiBold,'
const PAPER = '#fbf4e6'
const OCHRE = '#e3b25f'

/** Characters of the fonts; others would be drawn in a font of the machine, or as a box. */
const UNKNOWN =
  /[^\u0020-\u007e\u00a0-\u017e\u0218-\u021b\u1e80-\u1e85\u1ef2-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2032\u2033\u2039\u203a\u20ac\u2122\u2212]/g

interface Picture {
  data: Buffer
  height: number
}

/** Words that are drawn: parts of a composition, from the top, and their height in pixels. */
export interface DrawnWords {
  height: number
  placeAt: (left: number, top: number) => OverlayOptions[]
}

/**
 * Draws the words of a card on a transparent ground, with the fonts of the project alone. A title too long
 * for three lines ends with an ellipsis.
 * @param width of the lines, in pixels
 */
export async function drawWords(words: CardWords, width: number): Promise<DrawnWords> {
  const draw = createPainter(words.fontConfig, width)
  const title = toDrawable(words.title)
  const heading = words.heading ?? ''
  const parts =
    title && heading
      ? [await draw(heading, HEADING_SIZE, OCHRE), await drawTitle(title, draw)]
      : [await drawTitle(title || heading, draw)]
  return {
    height: parts.reduce((sum, part) => sum + part.height, (parts.length - 1) * GAP),
    placeAt: (left, top) =>
      parts.map(({ data }, index) => ({
        input: data,
        left,
        top: top + parts.slice(0, index).reduce((sum, part) => sum + part.height + GAP, 0),
      })),
  }
}

type Painter = (text: string, size: number, colour: string) => Promise<Picture>

/** @param fontConfig names the only fonts that are used; read before the first text is drawn */
function createPainter(fontConfig: string, width: number): Painter {
  process.env.FONTCONFIG_FILE = fontConfig
  return async (text, size, colour) => {
    const markup = `<span foreground="${colour}">${escapeMarkup(text)}</span>`
    const options = { text: markup, font: `${FAMILY} ${size}`, width, dpi: 72, rgba: true } as const
    const { data, info } = await sharp({ text: { ...options, wrap: 'word-char' } })
      .png()
      .toBuffer({ resolveWithObject: true })
    return { data, height: info.height }
  }
}

async function drawTitle(title: string, draw: Painter): Promise<Picture> {
  for (const size of TITLE_SIZES) {
    const { height } = await draw(Array(MAX_LINES).fill('Éq').join('\n'), size, PAPER)
    const isSmallest = size === TITLE_SIZES.at(-1)
    for (let text = title; ; text = shorten(text)) {
      const picture = await draw(text === title ? text : `${text}…`, size, PAPER)
      if (picture.height <= height || text === '') return picture
      if (!isSmallest) break
    }
  }
  throw new Error('A title has no size')
}

/** Without the last word, or some letters of a text of one word. */
function shorten(text: string): string {
  const end = text.lastIndexOf(' ')
  return text
    .slice(0, end > 0 ? end : Math.max(0, text.length - 4))
    .replace(/(?<![\s,;:.!?«(–—-])[\s,;:.!?«(–—-]+$/, '')
}

const toDrawable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u2000-\u200a\u202f]/g, '\u00a0')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(UNKNOWN, '')
    .replace(/ {2,}/g, ' ')
    .trim()

const escapeMarkup = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

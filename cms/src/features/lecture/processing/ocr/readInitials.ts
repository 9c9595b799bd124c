import type { Line } from '@regards/pdf-engine/groupLines'
import type { Box } from '@regards/pdf-engine/units'
import { sharp } from '../../../../lib/process/sharp'
import type { GreyPicture } from '../drawGrey'
import { addInitials, INITIAL } from '../text/joinLines'
import { cutLetter } from './cutLetter'
import { findInitials } from './findInitials'
import { turnBack, type Recognized, type Sight } from './toColumns'

/** What was recognized in a picture, as Tesseract got it. */
export interface Seen {
  picture: GreyPicture
  sight: Sight
  recognized: Recognized
}

/** Initials of a page that are read, at most. */
const MAX_INITIALS = 6

/** Confidence of a word with its initial, at least: a picture beside the lines has less. */
const MIN_CONFIDENCE = 70

/** Height of capitals, and white around a word that is read alone, in parts of the font size. */
const CAPITAL = 0.67
const MARGIN = 0.4

/**
 * Reads the large initials beside the lines, which Tesseract leaves out of its blocks: each as small as the rest of its
 * word, and in front of it, as the language has it.
 * @param readWord reads a picture of one word
 */
export async function readInitials(
  { picture, sight, recognized }: Seen,
  readWord: (picture: GreyPicture) => Promise<{ text: string; confidence: number }>,
): Promise<void> {
  const { columns, turn } = recognized
  const places = turn === sight.turn ? findInitials(columns).slice(0, MAX_INITIALS) : []
  const initials: Line[] = []
  for (const { line, place } of places) {
    const { scale } = sight
    const toPixels = (box: Box) => box.map((side) => side * scale) as Box
    const toPoints = (box: Box) => box.map((side) => side / scale) as Box
    const see = (box: Box) => turnBack(toPixels(box), { ...sight, turn: 0 })
    const size = line.size * scale
    const cut = cutLetter(picture, see(place), size)
    const [word] = line.words
    if (!cut || !word) continue
    const rest: Box = [word.start, line.box[1], word.end, line.box[3]]
    const baseline = (line.baseline - line.box[1]) * scale
    const joined = await joinWord(picture, cut.letter, see(rest), { baseline, size })
    const { text, confidence } = await readWord(joined)
    const letter = text.slice(0, 1)
    if (confidence < MIN_CONFIDENCE || !INITIAL.test(letter)) continue
    if (Math.abs(text.length - 1 - word.texte.length) <= 1) word.texte = text.slice(1) || word.texte
    const [x0, y0, x1, y1] = toPoints(cut.box)
    const box: Box = [place[0], place[1], line.box[0], line.box[1] + y1 - y0]
    // A box of the picture that Tesseract got, on the picture that was given.
    const placed = toPoints(turnBack(cut.box, { ...sight, skew: 0 }))
    initials.push({
      ...{ text: letter, box, baseline: box[3], size: y1 - y0, angle: 0, order: 0, content: -1 },
      words: [{ texte: letter, box: placed, start: box[0], end: box[0] + x1 - x0 }],
    })
  }
  const lines = columns.flatMap((column) => column.lines)
  addInitials([...initials, ...lines])
  for (const line of lines) line.text = line.words.map(({ texte }) => texte).join(' ')
}

/** Draws a letter as small as capitals in front of the rest of its word. */
async function joinWord(
  { data, width, scale }: GreyPicture,
  letter: GreyPicture,
  [x0, y0, x1, y1]: Box,
  { baseline, size }: { baseline: number; size: number },
): Promise<GreyPicture> {
  const [left, top, right, bottom] = [x0, y0, x1, y1].map(Math.round) as [...Box]
  const margin = Math.round(MARGIN * size)
  const raw = { width: letter.width, height: letter.height, channels: 1 } as const
  const small = await sharp(letter.data, { raw })
    .resize({ height: Math.round(CAPITAL * size) })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [w, h] = [small.info.width, small.info.height]
  const start = margin + w + Math.round(size / 20)
  const joined = { width: start + right - left + margin, height: bottom - top + 2 * margin }
  const greys = new Uint8Array(joined.width * joined.height).fill(255)
  const put = (from: Uint8Array, x: number, y: number) => {
    if (y >= 0 && y < joined.height) greys.set(from, y * joined.width + x)
  }
  for (let y = 0; y < h; y += 1)
    put(small.data.subarray(y * w, (y + 1) * w), margin, margin + Math.round(baseline) - h + y)
  for (let y = top; y < bottom; y += 1)
    put(data.subarray(y * width + left, y * width + right), start, margin + y - top)
  return { data: greys, ...joined, scale }
}

import type { Box } from '@regards/pdf-engine/units'
import type { GreyPicture } from '../drawGrey'

/** Height of an initial letter in parts of the font size, and of the place beside its lines, at least. */
const MIN_HEIGHT = 1.5
const MIN_PART = 0.7

/** Width of a letter in parts of its height: a rule is narrower. */
const MIN_WIDTH = 0.15
const MAX_WIDTH = 1.5

/** Difference of the greys of letters and paper, at least. */
const MIN_CONTRAST = 80

/**
 * Cuts the letter out of a part of a picture, with its tail below that part.
 * @param place in pixels
 * @param size of the font beside it, in pixels
 * @returns undefined when nothing as high as an initial letter stands there
 */
export function cutLetter(
  { data: page, width, height, scale }: GreyPicture,
  place: Box,
  size: number,
): { letter: GreyPicture; box: Box } | undefined {
  const [left, top] = [Math.max(Math.round(place[0]), 0), Math.max(Math.round(place[1]), 0)]
  const right = Math.min(Math.round(place[2]), width)
  const [bottom, end] = [place[3], place[3] + size].map((y) => Math.min(Math.round(y), height))
  const [wide, high] = [right - left, (end ?? 0) - top]
  if (wide <= 0 || high <= 0 || bottom === undefined) return undefined
  const greys = new Uint8Array(wide * high)
  for (let y = 0; y < high; y += 1) {
    const from = (top + y) * width + left
    greys.set(page.subarray(from, from + wide), y * wide)
  }
  const inside = greys.subarray(0, (bottom - top) * wide)
  const [dark, light] = [inside.reduce(least, 255), inside.reduce(most, 0)]
  if (light - dark < MIN_CONTRAST) return undefined
  const ink = (dark + light) / 2
  const letter = takeLetter(greys, wide, inside.length, ink)
  const box = findInk(letter, wide, ink)
  const [w, h] = [box[2] - box[0], box[3] - box[1]]
  if (h < Math.max(MIN_HEIGHT * size, MIN_PART * (bottom - top))) return undefined
  if (w < MIN_WIDTH * h || w > MAX_WIDTH * h) return undefined
  const data = new Uint8Array(w * h)
  for (let y = 0; y < h; y += 1) {
    const from = (box[1] + y) * wide + box[0]
    data.set(letter.subarray(from, from + w), y * w)
  }
  const [x, y] = [left + box[0], top + box[1]]
  return { letter: { data, width: w, height: h, scale }, box: [x, y, x + w, y + h] }
}

const least = (one: number, other: number): number => Math.min(one, other)
const most = (one: number, other: number): number => Math.max(one, other)

/** Copies a part of a picture up to a place, and the ink below it that touches ink above. */
function takeLetter(greys: Uint8Array, wide: number, end: number, ink: number): Uint8Array {
  const letter = new Uint8Array(greys.length).fill(255)
  letter.set(greys.subarray(0, end))
  const reached = Array.from({ length: wide }, (_, x) => end - wide + x).filter(
    (at) => (greys[at] ?? 255) <= ink,
  )
  for (let at = reached.pop(); at !== undefined; at = reached.pop()) {
    for (const next of [at + wide - 1, at + wide, at + wide + 1, at - 1, at + 1, at - wide]) {
      const grey = greys[next] ?? 255
      if (next < end || grey > ink || letter[next] !== 255) continue
      letter[next] = grey
      reached.push(next)
    }
  }
  return letter
}

function findInk(greys: Uint8Array, wide: number, ink: number): Box {
  const box: Box = [wide, greys.length / wide, 0, 0]
  greys.forEach((grey, at) => {
    if (grey > ink) return
    const [x, y] = [at % wide, Math.floor(at / wide)]
    box[0] = Math.min(box[0], x)
    box[1] = Math.min(box[1], y)
    box[2] = Math.max(box[2], x + 1)
    box[3] = Math.max(box[3], y + 1)
  })
  return box
}

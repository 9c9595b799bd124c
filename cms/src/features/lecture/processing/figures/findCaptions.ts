import { unite, type Box } from '@regards/pdf-engine/units'

import { textsOf, type TextBlock } from '../text/buildBlocks'
import { CAPTION_WORDS } from '../text/splitParagraphs'
import { areaOf, overlapOf, sharedHeight, sharedWidth } from '@regards/pdf-engine/boxes'

/** A paragraph whose place and letters are known. */
export interface PlacedBlock {
  block: TextBlock
  box: Box
  /** Font size of most of its words, in points. */
  size: number
  isItalic: boolean
  text: string
}

/** A possible caption, and its evidence: words or tag, or letters. */
interface Candidate extends PlacedBlock {
  sign: 'words' | 'small' | 'italic'
}

/** Openings of a line that names an author or an interviewer. */
const SIGNATURE = /^(?:par|textes?|propos recueillis)\b/i

/** Characters of a caption at most, by what tells it. */
const MAX_CHARACTERS = { words: 900, small: 420, italic: 160 }

/** Size of small letters, and of italic ones, in parts of the running text's, at most. */
const SMALL = 0.93
const ITALIC = 1.03

/** Part of a caption's signs that are letters: labels of a diagram are numbers for the most part. */
const MIN_LETTERS = 0.5

/** Part of a paragraph's words that are italic. */
const MOST = 0.8

/** Distance of a caption from its picture at most, in points, or in lines where that is more. */
const MAX_DISTANCE = { words: 30, small: 14, italic: 10 }
const MAX_LINES = { words: 2.2, small: 2.2, italic: 0 }

/** The same for a caption in a column beside its picture, whose lines are ragged. */
const MAX_LINES_BESIDE = 4

/** Part of a line by which a caption may reach over the edge of its picture. */
const OVER_EDGE = 0.6

/** Part of a caption's side that stands along its picture. */
const ALONG_WIDTH = 0.45
const ALONG_HEIGHT = 0.6

export function placeBlock(block: TextBlock): PlacedBlock | undefined {
  const texts = textsOf(block)
  const words = texts.flatMap(({ mots }) => mots)
  const [first, ...others] = words.map(({ box }) => box)
  if (!first) return undefined
  // A line that runs up or down has its size across.
  const sizes = words
    .map(({ box }) => Math.min(box[2] - box[0], box[3] - box[1]))
    .toSorted((one, other) => one - other)
  return {
    block,
    box: others.reduce(unite, first),
    size: sizes[Math.floor(sizes.length * 0.75)] ?? 0,
    isItalic: words.filter(({ isItalic }) => isItalic).length >= MOST * words.length,
    text: texts.map(({ texte }) => texte).join(' '),
  }
}

/**
 * Finds the captions of pictures: below them, on them, beside them or above them, in smaller or italic
 * letters, or with words that only captions begin with.
 * @param placed in reading order
 * @param bodySize font size of the running text, in points
 * @returns the blocks of each picture's caption, in order
 */
export function findCaptions(
  pictures: Box[],
  placed: PlacedBlock[],
  bodySize: number,
): Map<Box, TextBlock[]> {
  const candidates = placed.flatMap((each, index) => {
    const sign = findSign(each, bodySize)
    const around = [placed[index - 1], placed[index + 1]]
    const isRunning = around.some((other) => other && isSameText(each, other))
    return sign && (sign === 'words' || !isRunning) ? [{ ...each, sign }] : []
  })
  const found = new Map<Candidate, Box>()
  for (const measure of orderMeasures(pictures, candidates)) {
    const captioned = new Set(found.values())
    for (const candidate of candidates) {
      if (found.has(candidate)) continue
      const [nearest] = pictures
        // Only words tell a second caption elsewhere.
        .filter((picture) => !captioned.has(picture) || candidate.sign === 'words')
        .flatMap((picture) => {
          const distance = measure(picture, candidate)
          return distance === undefined ? [] : { picture, distance }
        })
        .sort(
          (one, other) =>
            one.distance - other.distance ||
            sharedWidth(other.picture, candidate.box) - sharedWidth(one.picture, candidate.box),
        )
      if (nearest) found.set(candidate, nearest.picture)
    }
  }
  const captions = new Map<Box, TextBlock[]>()
  for (const candidate of candidates) {
    const picture = found.get(candidate)
    if (picture) captions.set(picture, [...(captions.get(picture) ?? []), candidate.block])
  }
  return captions
}

/** Begins with the side on which more pictures have a caption with caption words. */
function orderMeasures(pictures: Box[], candidates: Candidate[]): Measure[] {
  const sure = candidates.filter(({ sign }) => sign === 'words')
  const count = (measure: Measure) =>
    pictures.filter((picture) => sure.some((each) => measure(picture, each) !== undefined)).length
  return count(measureAbove) > count(measureBelow)
    ? [measureAbove, measureBelow, measureInside, measureBeside]
    : [measureBelow, measureInside, measureBeside, measureAbove]
}

/** Finds the evidence that a block is a caption; undefined without any. */
function findSign(
  { block, text, size, isItalic }: PlacedBlock,
  bodySize: number,
): Candidate['sign'] | undefined {
  if (block.type !== 'paragraphe') return undefined
  const isWithin = (sign: Candidate['sign']) => text.length <= MAX_CHARACTERS[sign]
  if (block.isCaption || CAPTION_WORDS.test(text)) return isWithin('words') ? 'words' : undefined
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (block.role || SIGNATURE.test(text) || letters < MIN_LETTERS * text.length) return undefined
  if (size <= SMALL * bodySize && isWithin('small')) return 'small'
  return isItalic && size <= ITALIC * bodySize && isWithin('italic') ? 'italic' : undefined
}

/** Whether two paragraphs are of one running text. */
const isSameText = (one: PlacedBlock, other: PlacedBlock): boolean =>
  other.block.type === 'paragraphe' &&
  !other.block.isCaption &&
  !CAPTION_WORDS.test(other.text) &&
  one.isItalic === other.isItalic &&
  Math.abs(one.size - other.size) <= 0.04 * one.size &&
  Math.abs(one.box[0] - other.box[0]) <= 3 * one.size &&
  -sharedHeight(one.box, other.box) <= 1.2 * one.size

/** Returns the distance of a caption from its picture; undefined when it is too far or not there. */
type Measure = (picture: Box, caption: Candidate) => number | undefined

function toDistance(
  gap: number,
  { sign, size }: Candidate,
  lines = MAX_LINES[sign],
): number | undefined {
  const most = Math.max(lines * size, MAX_DISTANCE[sign])
  return gap >= -OVER_EDGE * size && gap <= most ? Math.max(gap, 0) : undefined
}

/** A caption with caption words may be wider than its picture. */
function isAlongWidth(picture: Box, { box, sign }: Candidate): boolean {
  const width = box[2] - box[0]
  const along = sign === 'words' ? Math.min(width, picture[2] - picture[0]) : width
  return sharedWidth(picture, box) >= ALONG_WIDTH * along
}

const measureBelow: Measure = (picture, caption) =>
  isAlongWidth(picture, caption) && !/^ci-dessous/i.test(caption.text)
    ? toDistance(caption.box[1] - picture[3], caption)
    : undefined

/** A credit that is printed on the picture. */
const measureInside: Measure = (picture, { sign, box }) =>
  sign === 'words' && overlapOf(picture, box) >= MOST * areaOf(box) ? 0 : undefined

const measureBeside: Measure = (picture, caption) => {
  const { box, sign } = caption
  return sign !== 'italic' && sharedHeight(picture, box) >= ALONG_HEIGHT * (box[3] - box[1])
    ? toDistance(-sharedWidth(picture, box), caption, MAX_LINES_BESIDE)
    : undefined
}

/** Other small letters above a picture are the end of a text, or its introduction. */
const measureAbove: Measure = (picture, caption) =>
  caption.sign === 'words' && isAlongWidth(picture, caption) && !/^ci-dessus/i.test(caption.text)
    ? toDistance(picture[1] - caption.box[3], caption)
    : undefined

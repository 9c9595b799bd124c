import { unite, type Box } from '@regards/pdf-engine/units'

import { textsOf, type TextBlock } from '../text/buildBlocks'
import { overlapOf, areaOf, sharedHeight, sharedWidth } from './boxes'

/** A paragraph whose place and letters are known. */
export interface PlacedBlock {
  block: TextBlock
  box: Box
  /** Font size of most of its words, in points. */
  size: number
  isItalic: boolean
  text: string
}

/** How a caption begins, or the credit of a picture. */
const BEGINNING =
  /^(?:©|\(c\)\s|photo(?:s|graphies?)?\b|ph\.|crédits?\b|cliché\b|légende\b|ci-(?:dessus|dessous|contre|après)|fig(?:\.|ures?\b)|illustrations?\b|dessins?\s(?:de|d[’']|:)|gravure\s(?:de|d[’']|:)|carte postale\b|coll(?:\.|ections?\b)|archives?\b|source\s*:|(?:de|à) (?:gauche|droite)\b|en (?:haut|bas)\b)/iu

/** A longer text is none, unless it is tagged or begins as one. */
const MAX_CHARACTERS = 420
const MAX_SURE_CHARACTERS = 900

/** Size of a caption's letters in parts of the running text's, at most. */
const SMALLER = 0.93

/** Part of a paragraph's words that are italic. */
const MOST = 0.8

/** Distance of a caption from its picture, in parts of its font size, and in points. */
const MAX_DISTANCE = 2.2
const MIN_DISTANCE = 14
const MAX_SURE_DISTANCE = 30

/** Part of a caption's side that stands along the picture. */
const ALONG = 0.6

/** Places a block that has words. */
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
 * Finds the captions of pictures: below them, beside them or above them, in smaller or italic letters,
 * or with words that only captions begin with.
 * @param bodySize font size of the running text, in points
 * @returns the blocks of each picture's caption, in order
 */
export function findCaptions(
  boxes: Box[],
  placed: PlacedBlock[],
  bodySize: number,
): Map<Box, TextBlock[]> {
  const captions = new Map<Box, TextBlock[]>()
  const candidates = placed.filter((each, index) => isCandidate(each, index))
  const taken = new Set<PlacedBlock>()
  for (const measure of [measureBelow, measureInside, measureBeside, measureAbove]) {
    const had = new Set(captions.keys())
    for (const candidate of candidates) {
      if (taken.has(candidate)) continue
      const [nearest] = boxes
        // Another place has a second caption only if it is sure to be one.
        .filter((box) => !had.has(box) || isSure(candidate))
        .map((box) => ({ box, distance: measure(box, candidate) }))
        .filter(({ distance }) => distance !== undefined)
        .sort((one, other) => (one.distance ?? 0) - (other.distance ?? 0))
      if (!nearest) continue
      taken.add(candidate)
      captions.set(nearest.box, [...(captions.get(nearest.box) ?? []), candidate.block])
    }
  }
  const order = new Map(placed.map(({ block }, index) => [block, index]))
  for (const blocks of captions.values()) {
    blocks.sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0))
  }
  return captions

  function isCandidate(each: PlacedBlock, index: number): boolean {
    if (each.block.type !== 'paragraphe') return false
    if (isSure(each)) return each.text.length <= MAX_SURE_CHARACTERS
    if (each.text.length > MAX_CHARACTERS) return false
    if (each.size > SMALLER * bodySize && !(each.isItalic && each.size <= 1.05 * bodySize)) {
      return false
    }
    return ![placed[index - 1], placed[index + 1]].some((other) => other && isSameText(each, other))
  }
}

const isSure = ({ block, text }: PlacedBlock): boolean =>
  ('isCaption' in block && block.isCaption === true) || BEGINNING.test(text)

/** Whether two paragraphs are of one running text. */
const isSameText = (one: PlacedBlock, other: PlacedBlock): boolean =>
  other.block.type === 'paragraphe' &&
  !isSure(other) &&
  one.isItalic === other.isItalic &&
  Math.abs(one.size - other.size) <= 0.04 * one.size &&
  Math.abs(one.box[0] - other.box[0]) <= 3 * one.size &&
  -sharedHeight(one.box, other.box) <= 1.2 * one.size

type Measure = (picture: Box, caption: PlacedBlock) => number | undefined

/** Distance if it is that of a caption; texts may reach a little over the edge. */
function toDistance(gap: number, caption: PlacedBlock): number | undefined {
  const usual = Math.max(MAX_DISTANCE * caption.size, MIN_DISTANCE)
  const most = isSure(caption) ? Math.max(usual, MAX_SURE_DISTANCE) : usual
  return gap >= -0.6 * caption.size && gap <= most ? Math.max(gap, 0) : undefined
}

const isAlongWidth = (picture: Box, { box }: PlacedBlock): boolean =>
  sharedWidth(picture, box) >= ALONG * (box[2] - box[0])

const measureBelow: Measure = (picture, caption) => {
  if (!isAlongWidth(picture, caption)) return undefined
  if (/^ci-dessous/i.test(caption.text)) return undefined
  return toDistance(caption.box[1] - picture[3], caption)
}

const measureAbove: Measure = (picture, caption) => {
  if (!isAlongWidth(picture, caption)) return undefined
  if (/^ci-dessus/i.test(caption.text)) return undefined
  return toDistance(picture[1] - caption.box[3], caption)
}

const measureBeside: Measure = (picture, caption) => {
  const { box } = caption
  if (sharedHeight(picture, box) < ALONG * (box[3] - box[1])) return undefined
  return toDistance(-sharedWidth(picture, box), caption)
}

/** A credit that is printed on the picture. */
const measureInside: Measure = (picture, caption) =>
  isSure(caption) && overlapOf(picture, caption.box) >= ALONG * areaOf(caption.box) ? 0 : undefined

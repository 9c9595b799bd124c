import type { Box } from '@regards/pdf-engine/units'

import { textsOf, type TextBlock } from '../text/buildBlocks'
import { middleOf, sharedWidth } from './boxes'
import type { DrawnFigure } from './drawFigures'
import { findCaptions, placeBlock } from './findCaptions'

/** Lines whose distances from a picture differ by less, in points, are as near. */
const SAME_DISTANCE = 12

/**
 * Places the pictures of a page between its blocks, with their captions, which leave the text. A tagged
 * one has its place; another one stands where its caption is, else after the text above it.
 * @param blocks in reading order
 * @param bodySize font size of the running text, in points
 */
export function placeFigures(
  blocks: TextBlock[],
  drawn: DrawnFigure[],
  bodySize: number,
): TextBlock[] {
  const placed = blocks.flatMap((block) => placeBlock(block) ?? [])
  const captions = findCaptions(
    drawn.map(({ box }) => box),
    placed,
    bodySize,
  )
  const inCaptions = new Set([...captions.values()].flat())
  const text = blocks.filter((block) => !inCaptions.has(block))
  const byTag = new Map<TextBlock, TextBlock>()
  const after = new Map<TextBlock | undefined, TextBlock[]>()
  for (const { box, tag, figure } of drawn) {
    const caption = captions.get(box) ?? []
    const legende = caption
      .flatMap(textsOf)
      .map(({ texte }) => texte)
      .join(' ')
    const alternative = tag?.type === 'image' ? tag.alternative : ''
    const image: TextBlock = { type: 'image', alternative, figure, ...(legende && { legende }) }
    if (tag) byTag.set(tag, image)
    else {
      const [first] = caption
      const before = first ? findBefore(blocks, first, inCaptions) : findAbove(box, text)
      after.set(before, [...(after.get(before) ?? []), image])
    }
  }
  return [
    ...(after.get(undefined) ?? []),
    ...text.flatMap((block) => [byTag.get(block) ?? block, ...(after.get(block) ?? [])]),
  ].filter((block) => block.type !== 'image' || block.alternative || block.figure)
}

/** The last block of text before a caption. */
function findBefore(
  blocks: TextBlock[],
  caption: TextBlock,
  captions: Set<TextBlock>,
): TextBlock | undefined {
  return blocks.slice(0, blocks.indexOf(caption)).findLast((block) => !captions.has(block))
}

/** Finds the block after which a picture stands; undefined when it comes first. */
function findAbove(picture: Box, text: TextBlock[]): TextBlock | undefined {
  const words = text.flatMap((block) =>
    textsOf(block)
      .flatMap(({ mots }) => mots)
      .map(({ box }, index) => ({ block, box, isFirst: index === 0 })),
  )
  const inColumn = words.filter(({ box }) => sharedWidth(picture, box) > 0)
  const [, middle] = middleOf(picture)
  const above = inColumn.filter(({ box }) => middleOf(box)[1] < Math.min(picture[1], middle))
  const lowest = Math.max(...above.map(({ box }) => box[3]))
  // Of texts beside each other, the first one.
  const last = above.filter(({ box }) => box[3] >= lowest - SAME_DISTANCE)
  const first = text.find((block) => last.some((word) => word.block === block))
  if (first) return first
  const below = inColumn.filter(({ box }) => middleOf(box)[1] > picture[3])
  const [next] = below.toSorted((one, other) => one.box[1] - other.box[1])
  if (next) return goesOnBelow(words, next, picture) ? next.block : before(text, next.block)
  // Texts at its left are read before it, and so are those above it.
  return text.findLast((block) => {
    const boxes = textsOf(block).flatMap(({ mots }) => mots.map(({ box }) => box))
    return boxes.some((box) => box[2] <= picture[0] || box[3] <= picture[1])
  })
}

/** Whether a text below a picture began in another column. */
function goesOnBelow(
  words: { block: TextBlock; box: Box; isFirst: boolean }[],
  next: { block: TextBlock; box: Box },
  picture: Box,
): boolean {
  const first = words.find(({ block, isFirst }) => block === next.block && isFirst)
  return first !== undefined && (first.box[1] < picture[3] || sharedWidth(picture, first.box) <= 0)
}

const before = (text: TextBlock[], block: TextBlock): TextBlock | undefined =>
  text[text.indexOf(block) - 1]

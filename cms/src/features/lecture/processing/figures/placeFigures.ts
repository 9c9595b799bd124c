import type { Box } from '@regards/pdf-engine/units'

import { textsOf, type TextBlock } from '../text/buildBlocks'
import { middleOf, sharedWidth } from '@regards/pdf-engine/boxes'
import type { DrawnFigure } from './drawFigures'
import { findCaptions, placeBlock, type PlacedBlock } from './findCaptions'

/** Lines whose distances from a picture differ by less count as equally near, in points. */
const SAME_DISTANCE = 12

/**
 * Places the pictures of a page between its blocks, with their captions, which leave the text. A
 * tagged picture has its place; any other stands at its caption, else after the text above it.
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
      .map(({ texte }) => texte.replaceAll('\n', ' '))
      .join(' ')
    const alternative = tag?.type === 'image' ? tag.alternative : ''
    const image: TextBlock = { type: 'image', alternative, figure, ...(legende && { legende }) }
    if (tag) byTag.set(tag, image)
    else {
      // A caption below its picture is read after it; other captions may come anywhere.
      const below = placed.find((each) => caption.includes(each.block) && isBelow(box, each))
      const before = (below && findBefore(blocks, below.block, inCaptions)) ?? findAbove(box, text)
      after.set(before, [...(after.get(before) ?? []), image])
    }
  }
  return [
    ...(after.get(undefined) ?? []),
    ...text.flatMap((block) => [byTag.get(block) ?? block, ...(after.get(block) ?? [])]),
  ].filter((block) => block.type !== 'image' || block.alternative || block.figure)
}

const isBelow = (picture: Box, { box }: PlacedBlock): boolean =>
  middleOf(box)[1] > picture[3] && sharedWidth(picture, box) > 0

function findBefore(
  blocks: TextBlock[],
  caption: TextBlock,
  captions: Set<TextBlock>,
): TextBlock | undefined {
  return blocks.slice(0, blocks.indexOf(caption)).findLast((block) => !captions.has(block))
}

interface BlockWord {
  block: TextBlock
  box: Box
  /** Whether it begins its block. */
  isFirst: boolean
}

/** Finds the block after which a picture without caption stands; undefined when it comes first. */
function findAbove(picture: Box, text: TextBlock[]): TextBlock | undefined {
  const words = text.flatMap((block) =>
    textsOf(block)
      .flatMap(({ mots }) => mots)
      .map(({ box }, index): BlockWord => ({ block, box, isFirst: index === 0 })),
  )
  const inColumn = words.filter(({ box }) => sharedWidth(picture, box) > 0)
  const above = inColumn.filter(({ box }) => middleOf(box)[1] < picture[1])
  const lowest = Math.max(...above.map(({ box }) => box[3]))
  // Of texts beside each other, the first one.
  const last = above.find(({ box }) => box[3] >= lowest - SAME_DISTANCE)
  if (last) return last.block
  const below = inColumn.filter(({ box }) => middleOf(box)[1] > picture[3])
  const [next] = below.toSorted((one, other) => one.box[1] - other.box[1])
  if (next && goesOn(next.block, words, picture)) return next.block
  const before = next && text[text.indexOf(next.block) - 1]
  return before ?? findBeside(picture, words)
}

/** Whether a block below a picture began beside it, or in another column. */
function goesOn(next: TextBlock, words: BlockWord[], picture: Box): boolean {
  const first = words.find(({ block, isFirst }) => block === next && isFirst)
  return first !== undefined && (first.box[1] < picture[3] || sharedWidth(picture, first.box) <= 0)
}

/** Finds the last block that begins above the top of a picture, in any column. */
const findBeside = (picture: Box, words: BlockWord[]): TextBlock | undefined =>
  words.findLast(({ isFirst, box }) => isFirst && middleOf(box)[1] < picture[1])?.block

import { unite, type Box } from '@regards/pdf-engine/units'

import { middleOf, sharedHeight, sharedWidth } from '@regards/pdf-engine/boxes'
import { boxOf, textsOf, type TextBlock } from './buildBlocks'

/** Letters of the text below a heading that tells its column, at least; of a label above it, at most. */
const MIN_TEXT = 80
const MAX_LABEL = 40

/** Width in parts of a column's, from which on a heading or a standfirst stands over several columns. */
const SEVERAL_COLUMNS = 1.3

/** Marks the headings that stand at the top of a column beside another one. */
export function markColumnTops(blocks: TextBlock[]): TextBlock[] {
  return blocks.map((block, at) => {
    if (block.type !== 'titre') return block
    const below = blocks.slice(at + 1).find(isText)
    const [own, text] = [boxOf(block), below && boxOf(below)]
    if (!own || !text || text[1] < own[1]) return block
    const column = unite(own, text)
    const others = blocks.filter((other) => other !== block)
    const isTop = others.every((other) => !isAbove(other, own, column))
    return isTop && others.some((other) => isBeside(other, column))
      ? { ...block, enTete: true }
      : block
  })
}

const isText = (block: TextBlock): boolean =>
  block.type === 'paragraphe' && block.texte.texte.length >= MIN_TEXT

/** Whether words of a block stand above a heading in its column; a label may, and what stands over several columns. */
function isAbove(block: TextBlock, [, top]: Box, column: Box): boolean {
  const box = boxOf(block)
  if (!box || box[1] >= top) return false
  const isOver = box[2] - box[0] > SEVERAL_COLUMNS * (column[2] - column[0])
  const isHead = block.type === 'titre' || (block.type === 'paragraphe' && block.role === 'chapo')
  if (isHead && isOver) return false
  if (block.type === 'paragraphe' && block.texte.texte.length <= MAX_LABEL) return false
  return textsOf(block).some(({ mots }) =>
    mots.some((mot) => {
      const [x, y] = middleOf(mot.box)
      return y < top && x > column[0] && x < column[2]
    }),
  )
}

function isBeside(block: TextBlock, column: Box): boolean {
  const box = boxOf(block)
  return (
    box !== undefined &&
    isText(block) &&
    sharedWidth(box, column) <= 0 &&
    sharedHeight(box, column) > 0
  )
}

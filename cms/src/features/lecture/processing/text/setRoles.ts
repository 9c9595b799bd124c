import type { Box } from '@regards/pdf-engine/units'

import type { RoleDeParagraphe } from '@regards/contract/schemas/blocs'
import { isEntry } from '../../text/contents'
import { readNames, readSignature } from '../../text/readSignature'
import { textsOf, type TextBlock } from './buildBlocks'
import type { JoinedText } from './joinLines'
import { median } from './median'

/** Size of an article's title in parts of the running text's, at least. */
const MIN_TITLE = 1.4

/** Sizes from which on a standfirst, and a quotation, are larger than the running text. */
const MIN_CHAPO = 1.08
const MIN_QUOTATION = 1.15

/** Letters in parts of the usual size, at least: smaller ones are those of a caption or a note. */
const MIN_TEXT = 0.93

/** Letters of running text outside of a box, at least: the page has columns beside it. */
const MIN_OUTSIDE = 120

/** A quotation as large as this is a title. */
const MAX_QUOTATION = 1.9

/**
 * Letters of a standfirst; of a standfirst as large as a heading, which ends as a sentence does, or
 * is longer and stands before running text.
 */
const CHAPO_LETTERS = { min: 20, max: 700, minHeading: 40, minOpenHeading: 60 }

/** Difference of the sizes of one text, in parts of them. */
const SAME_SIZE = 0.04

/** A text that is a quotation from its first sign to its last. */
export const QUOTED = /^[«“"].*[»”"][.!?…]?$/su

/**
 * Tells standfirsts, signatures, pulled quotations and the text of boxes from other paragraphs and
 * headings, by their letters, words and places.
 * @param bodySize font size of the running text, in points
 * @param boxes coloured or framed boxes of the page
 */
export function setRoles(blocks: TextBlock[], bodySize: number, boxes: Box[] = []): TextBlock[] {
  const isBoxed = findBoxed(blocks, boxes, bodySize)
  const isRunning = findRunning(blocks)
  let title: JoinedText | undefined
  return blocks.map((block, index) => {
    if (block.type !== 'paragraphe' && block.type !== 'titre') {
      if (block.type !== 'image') title = undefined
      return block
    }
    const role = isBoxed(block)
      ? 'encadre'
      : findRole(block, {
          ...{ title, bodySize },
          isLast: index === blocks.length - 1,
          isBeforeTitle: blocks[index + 1]?.type === 'titre',
          isRunning: isRunning(block),
          isBeforeText: isBeforeText(blocks.slice(index + 1), isRunning),
        })
    if (block.type === 'titre' && !role) title = block.texte
    else if (role !== 'chapo' && role !== 'signature') title = undefined
    return role ? { type: 'paragraphe', texte: block.texte, role } : block
  })
}

/**
 * Finds the paragraphs that stand in boxes, and the heading that begins a box; none when the box
 * has nearly all running text: the columns of the page have a colour.
 */
function findBoxed(
  blocks: TextBlock[],
  boxes: Box[],
  bodySize: number,
): (block: TextBlock) => boolean {
  const paragraphs = blocks.flatMap((block) => (block.type === 'paragraphe' ? block : []))
  const boxed = new Set<TextBlock>(
    paragraphs.filter(({ texte: { mots } }) =>
      boxes.some((box) => mots.length > 0 && mots.every((mot) => isInside(mot.box, box))),
    ),
  )
  const count = (some: typeof paragraphs) =>
    some.reduce((sum, { texte }) => sum + texte.texte.length, 0)
  const outside = paragraphs.filter((block) => !boxed.has(block))
  const lists = blocks.filter((block) => block.type === 'liste' && !standsInOne([block], boxes))
  const listed = lists.flatMap(textsOf).reduce((sum, { texte }) => sum + texte.length, 0)
  const running = outside.filter(({ texte, isCaption }) => {
    const size = sizeOf(texte) / bodySize
    return !isCaption && size >= MIN_TEXT && size < MIN_CHAPO && !isMarked(texte)
  })
  const isBox =
    count(running) + listed >= MIN_OUTSIDE || count(outside) + listed >= count(paragraphs) / 2
  const isBoxTitle = (block: TextBlock) => {
    const [before, after] = [-1, 1].map((step) => blocks[blocks.indexOf(block) + step])
    if (block.type !== 'titre' || block.niveau === 2 || !after || !boxed.has(after)) return false
    return !(before && boxed.has(before)) && standsInOne([block, after], boxes)
  }
  return (block) => isBox && (boxed.has(block) || isBoxTitle(block))
}

/** Whether one box holds all words of some texts. */
const standsInOne = (blocks: TextBlock[], boxes: Box[]): boolean =>
  boxes.some((box) =>
    blocks.flatMap(textsOf).every(({ mots }) => mots.every((mot) => isInside(mot.box, box))),
  )

/** Whether the middle of a word is in a box. */
const isInside = ([x0, y0, x1, y1]: Box, box: Box): boolean => {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
  return x > box[0] && x < box[2] && y > box[1] && y < box[3]
}

/** Finds the running text: of a size and face that the page has more of than a standfirst has. */
function findRunning(blocks: TextBlock[]): (block: TextBlock) => boolean {
  const looks = new Map<TextBlock, { size: number; marked: boolean; letters: number }>()
  for (const block of blocks) {
    if (block.type !== 'paragraphe') continue
    const { texte } = block
    looks.set(block, {
      size: sizeOf(texte),
      marked: isMarked(texte),
      letters: texte.texte.length,
    })
  }
  return (block) => {
    const own = looks.get(block)
    if (!own) return false
    let letters = 0
    for (const { size, marked, letters: count } of looks.values()) {
      if (Math.abs(size / own.size - 1) <= SAME_SIZE && marked === own.marked) letters += count
    }
    return letters > CHAPO_LETTERS.max
  }
}

function findRole(
  block: Extract<TextBlock, { texte: JoinedText }>,
  place: {
    title: JoinedText | undefined
    bodySize: number
    isLast: boolean
    isBeforeTitle: boolean
    /** Whether it is running text of the page. */
    isRunning: boolean
    isBeforeText: boolean
  },
): RoleDeParagraphe | undefined {
  const { texte } = block
  if (block.type === 'paragraphe' && block.isCaption) return undefined
  if (isQuotation(block, place.bodySize)) return 'citation'
  const names = readNames(texte.texte)
  const isAtEnd = block.type === 'paragraphe' && place.isBeforeTitle
  if (block.type === 'paragraphe' && readSignature(texte.texte)) return 'signature'
  if (names && isMarked(texte) && (place.title || place.isLast || isAtEnd)) return 'signature'
  if (!place.title || place.isLast || place.isRunning) return undefined
  return isChapo(block, { ...place, title: place.title }) ? 'chapo' : undefined
}

/** Whether running text comes next, or below a picture or names. */
function isBeforeText(
  [first, second]: TextBlock[],
  isRunning: (block: TextBlock) => boolean,
): boolean {
  if (!first) return false
  const isBetween =
    first.type === 'image' ||
    (first.type === 'paragraphe' &&
      (readSignature(first.texte.texte) ?? readNames(first.texte.texte)) !== undefined)
  return isRunning(isBetween && second ? second : first)
}

/** Whether a text is quoted in letters of its own, smaller than those of titles. */
function isQuotation(block: Extract<TextBlock, { texte: JoinedText }>, bodySize: number): boolean {
  const { texte } = block
  if (!QUOTED.test(texte.texte) || (block.type === 'titre' && block.niveau === 2)) return false
  const size = sizeOf(texte) / bodySize
  return size < MAX_QUOTATION && (size >= MIN_QUOTATION || isMarked(texte))
}

/** Whether a text below a title is the standfirst: larger, bold or italic, or a sentence or more of a subtitle. */
function isChapo(
  { type, texte }: Extract<TextBlock, { texte: JoinedText }>,
  { title, bodySize, isBeforeText }: { title: JoinedText; bodySize: number; isBeforeText: boolean },
): boolean {
  const { length } = texte.texte
  if (length < CHAPO_LETTERS.min || length > CHAPO_LETTERS.max) return false
  if (isEntry(texte.texte, title.texte)) return false
  if (sizeOf(title) < MIN_TITLE * bodySize || sizeOf(texte) > 0.85 * sizeOf(title)) return false
  const size = sizeOf(texte) / bodySize
  if (type === 'titre') {
    const isSentence = length >= CHAPO_LETTERS.minHeading && /[.!?…]$/.test(texte.texte)
    return isSentence || (length >= CHAPO_LETTERS.minOpenHeading && isBeforeText)
  }
  return size >= MIN_CHAPO || (size >= MIN_TEXT && isMarked(texte))
}

/** Whether all words are bold, or all italic. */
const isMarked = ({ mots }: JoinedText): boolean =>
  mots.every(({ isBold }) => isBold) || mots.every(({ isItalic }) => isItalic)

/** Font size of most words, in points: their boxes are as high. */
export const sizeOf = ({ mots }: JoinedText): number =>
  median(mots.map(({ box }) => box[3] - box[1]))

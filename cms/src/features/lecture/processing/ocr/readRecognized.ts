import type { Line } from '@regards/pdf-engine/groupLines'
import type { PdfPage } from '@regards/pdf-engine/openPage'
import type { Pdf } from '@regards/pdf-engine/openPdf'
import { readShownLetters } from '@regards/pdf-engine/readShownLetters'
import type { Box } from '@regards/pdf-engine/units'

import { MAX_LETTERS_OF_PHOTOGRAPH } from '../../limits'
import { MIN_LETTERS } from '../createPageReader'
import { middleOf } from '@regards/pdf-engine/boxes'
import { joinEntries } from '../text/joinEntries'
import { buildBlocks, type TextBlock, textsOf } from '../text/buildBlocks'
import { createProfile, type PageSides } from '../text/createProfile'
import { createTextReader } from '../text/createTextReader'
import { isMeaningless } from '../text/isMeaningless'
import type { PlacedWord } from '../text/joinLines'
import { QUOTED } from '../text/setRoles'
import { readSignature } from '../../text/readSignature'
import { type PageText, placeApart } from '../text/readPageText'
import type { Recognized } from './toColumns'

/** Pages around one that tell its running heads. */
const NEIGHBOURS = 5

/** Letters that are recognized beside a stamp, at least: fewer are the dirt of a picture. */
const MIN_LETTERS_BESIDE = 20

const NO_TEXT: PageText = { blocks: [], above: [], below: [] }

/** Reads the PDF's own text of a scanned page, such as a head, unless it is meaningless. */
export function readKnownText(pdf: Pdf, page: PdfPage): PageText {
  if (readShownLetters(page).length === 0) return NO_TEXT
  const others = Array.from({ length: pdf.nombreDePages }, (_, index) => index + 1).filter(
    (number) => Math.abs(number - page.number) > NEIGHBOURS,
  )
  const reader = createTextReader(pdf, new Set(others))
  Array.from(reader.readProfile())
  const text = reader.readText(page) ?? NO_TEXT
  return isMeaningless(listWords(text).map(({ texte }) => texte)) ? NO_TEXT : text
}

/** Whether more is recognized than dirt beside a stamp, or signs in a photograph beside its captions. */
export function isWorthIt({ letters }: Recognized, known: PageText): boolean {
  const beside = listWords(known).reduce((sum, { texte }) => sum + texte.length, 0)
  if (beside === 0) return letters > 0
  return letters > (beside < MIN_LETTERS ? MIN_LETTERS_BESIDE : MAX_LETTERS_OF_PHOTOGRAPH)
}

/** Leaves out the words that the PDF has itself. */
export function withoutKnown(recognized: Recognized, known: PageText): Recognized {
  const boxes = listWords(known).map(({ box }) => box)
  if (boxes.length === 0) return recognized
  const columns = recognized.columns.flatMap((column) => {
    const lines = column.lines.flatMap((line) => withoutWords(line, boxes) ?? [])
    return lines.length > 0 ? [{ ...column, lines }] : []
  })
  const words = columns.flatMap(({ lines }) => lines.flatMap((line) => line.words))
  return {
    ...recognized,
    columns,
    letters: words.reduce((sum, { texte }) => sum + texte.length, 0),
  }
}

function withoutWords(line: Line, boxes: Box[]): Line | undefined {
  const words = line.words.filter(({ box }) => !boxes.some((known) => holds(known, middleOf(box))))
  if (words.length === 0) return undefined
  return { ...line, words, text: words.map(({ texte }) => texte).join(' ') }
}

const holds = ([x0, y0, x1, y1]: Box, [x, y]: [number, number]): boolean =>
  x >= x0 && x <= x1 && y >= y0 && y <= y1

/**
 * Makes the text of a recognized page, as readPageText does, and adds the PDF's own text.
 * @param nombreDePages of the whole PDF
 */
export function readRecognized(
  recognized: Recognized,
  known: PageText,
  page: PageSides,
  nombreDePages: number,
): PageText {
  const { columns } = withoutKnown(recognized, known)
  const lines = columns.flatMap((column) => column.lines)
  const collector = createProfile(nombreDePages)
  collector.addPage(lines, page)
  const profile = collector.finish()
  const isRunning = (line: Line) => profile.isRunning(line, page) || isFoot(line, lines, page)
  const body = columns.map((column) => ({
    ...column,
    lines: column.lines.filter((line) => !isRunning(line)),
  }))
  const { above, below } = placeApart(lines.filter(isRunning), page, profile)
  const top = Math.min(...columns.map(({ box }) => box[1]))
  const isFirst = (block: TextBlock) => wordsOf(block).every(({ box }) => middleOf(box)[1] < top)
  const own = known.blocks.filter((block) => wordsOf(block).length > 0)
  return {
    blocks: [
      ...own.filter(isFirst),
      ...setRecognizedRoles(joinEntries(buildBlocks(body, profile, page.number), nombreDePages)),
      ...own.filter((block) => !isFirst(block)),
    ],
    above: [...known.above, ...above],
    below: [...below, ...known.below],
  }
}

/** Part of a page's height at its bottom where a foot stands, lines that it stands apart by, and its letters at most. */
const FOOT = 0.1
const MIN_APART = 2
const MAX_FOOT_LETTERS = 80

/** Whether the lowest line of a page is its foot, with the page's number at one end. */
function isFoot({ box, text, size, angle }: Line, lines: Line[], { hauteur }: PageSides): boolean {
  if (angle !== 0 || box[1] < (1 - FOOT) * hauteur || text.length > MAX_FOOT_LETTERS) return false
  if (!/^\d{1,3}\s|\s\d{1,3}$/.test(text)) return false
  return lines.every((line) => line.box === box || box[1] - line.box[3] > MIN_APART * size)
}

/** Joins the end of a sentence to its beginning, which was read in another size; tells quotations and signatures. */
function setRecognizedRoles(blocks: TextBlock[]): TextBlock[] {
  const joined: TextBlock[] = []
  for (const block of blocks) {
    const last = joined.at(-1)
    if (block.type !== 'titre' && block.type !== 'paragraphe') joined.push(block)
    else if (last?.type === 'paragraphe' && block.type === 'titre' && isRest(last, block)) {
      const { texte, mots } = last.texte
      last.texte = {
        texte: `${texte} ${block.texte.texte}`,
        mots: [...mots, ...block.texte.mots],
      }
    } else joined.push(toRole(block))
  }
  return joined
}

type Text = Extract<TextBlock, { texte: object }>

const isRest = (before: Text, { texte: { texte } }: Text): boolean =>
  /^\p{Ll}/u.test(texte) && /[\p{L},]$/u.test(before.texte.texte)

function toRole(block: Text): TextBlock {
  const { texte } = block
  if (block.type === 'titre' && block.niveau > 2 && QUOTED.test(texte.texte))
    return { type: 'paragraphe', texte, role: 'citation' }
  return block.type === 'paragraphe' && readSignature(texte.texte)
    ? { ...block, role: 'signature' }
    : block
}

const wordsOf = (block: TextBlock): PlacedWord[] => textsOf(block).flatMap(({ mots }) => mots)

const listWords = ({ blocks, above, below }: PageText): PlacedWord[] => [
  ...above,
  ...blocks.flatMap(wordsOf),
  ...below,
]

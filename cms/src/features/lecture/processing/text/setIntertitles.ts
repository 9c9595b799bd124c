import { readNames, readSignature } from '../../text/readSignature'
import type { TextBlock } from './buildBlocks'
import type { PlacedWord } from './joinLines'
import { standsOut } from './looks'
import { sizeOf } from './setRoles'
import { CAPTION_WORDS } from './splitParagraphs'

type Paragraph = Extract<TextBlock, { type: 'paragraphe' }>

/** Characters and lines of an intertitle, at most. */
const MAX_CHARACTERS = 110
const MAX_LINES = 3

/** The same of a bold question, as in an interview. */
const MAX_QUESTION_CHARACTERS = 300
const MAX_QUESTION_LINES = 8

/** Characters of the running text behind it, at least, and of one that a page ends with. */
const MIN_TEXT = 80
const MIN_BEGUN = 40

/** Headings of what stands at the end of an article in short lines. */
const END_MATTER =
  /^(?:bibliographie|discographie|filmographie|sources|références|remerciements|à (?:lire|écouter|voir)|pour en savoir plus|pour aller plus loin)\b/iu

/** Difference of its size from the size of that text. */
const SAME_SIZE = 0.15

/**
 * Makes headings of intertitles in the size of the text: short paragraphs without a final stop, all bold or in
 * another family or colour than the running text behind them, outside boxes. Leaves out paragraphs
 * right below a heading: authors and standfirst look alike.
 */
export function setIntertitles(blocks: TextBlock[]): TextBlock[] {
  return blocks.map((block, index): TextBlock => {
    const [before, next] = [blocks[index - 1], blocks[index + 1]]
    if (block.type !== 'paragraphe' || before?.type === 'titre' || !isShort(block)) return block
    // At the end of a page, the rest of the text is on the next one.
    const minText = index === blocks.length - 2 ? MIN_BEGUN : MIN_TEXT
    if (next?.type !== 'paragraphe' || next.isCaption || next.role === 'encadre') return block
    if (!END_MATTER.test(block.texte.texte) && !isText(next, minText)) return block
    const isSameSize = Math.abs(sizeOf(block.texte) / sizeOf(next.texte) - 1) <= SAME_SIZE
    return isSameSize && standsOut(block.texte.mots, next.texte.mots)
      ? { type: 'titre', niveau: 4, texte: block.texte }
      : block
  })
}

function isShort({ texte, isCaption, role }: Paragraph): boolean {
  const { texte: text, mots } = texte
  const isQuestion = /\?$/u.test(text) && mots.every(({ isBold }) => isBold)
  const most = isQuestion ? MAX_QUESTION_CHARACTERS : MAX_CHARACTERS
  if (isCaption || role || text.length > most || !/\p{L}{3}/u.test(text)) return false
  if (/[.,;:…»]$/u.test(text) || CAPTION_WORDS.test(text)) return false
  const lines = isQuestion ? MAX_QUESTION_LINES : MAX_LINES
  return countLines(mots) <= lines && !readSignature(text) && !readNames(text)
}

const isText = ({ texte }: Paragraph, minText: number): boolean =>
  texte.texte.length >= minText && countLines(texte.mots) > 1

/** Lines of a text: a word that begins left of the word before it begins a new line. */
const countLines = (words: PlacedWord[]): number =>
  1 + words.slice(1).filter(({ box }, index) => box[0] < (words[index]?.box[0] ?? 0)).length

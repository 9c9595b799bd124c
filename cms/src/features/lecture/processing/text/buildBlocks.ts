import type { Line } from '@regards/pdf-engine/groupLines'
import { unite, type Box } from '@regards/pdf-engine/units'

import type { Bloc, Figure, RoleDeParagraphe } from '@regards/contract/schemas/blocs'
import { keepSigns } from '@regards/text-analysis'
import type { Profile } from './createProfile'
import { joinLines, type JoinedText } from './joinLines'
import type { Table } from './findTables'
import type { Chunk } from './orderLines'
import { BULLET, NUMBER, splitParagraphs } from './splitParagraphs'
import { createLineTests, type LineTests } from './verses'

/** A block of a page's text with the places of its words; its texts are those of a Bloc. */
export type TextBlock =
  | { type: 'titre'; niveau: 2 | 3 | 4; texte: JoinedText; enTete?: true }
  /** Tagged as the caption of a picture, if so. */
  | { type: 'paragraphe'; texte: JoinedText; isCaption?: true; role?: RoleDeParagraphe }
  | { type: 'liste'; ordonnee: boolean; elements: JoinedText[] }
  | { type: 'tableau'; hasHead: boolean; lignes: JoinedText[][] }
  /** With the marked contents of a tagged figure. */
  | { type: 'image'; alternative: string; contents?: number[]; legende?: string; figure?: Figure }

/** Font sizes of headings, in parts of the running text's, with their levels. */
const HEADINGS = [
  { from: 1.9, niveau: 2 },
  { from: 1.4, niveau: 3 },
  { from: 1.15, niveau: 4 },
] as const

/** A longer text in large letters is a paragraph: an introduction, or a quotation. */
const MAX_HEADING_CHARACTERS = 200

/** Pages of a PDF from which on its first page may be a cover, whose lines are no headings. */
const MIN_PAGES_WITH_COVER = 3

/** Letters of a cover's running text, at most. */
const MAX_COVER_LETTERS = 400

/** A sentence of so many letters is no heading. */
const MIN_SENTENCE_LETTERS = 60

/** Builds the blocks of a page from its lines, in reading order. */
export function buildBlocks(chunks: Chunk[], profile: Profile, page: number): TextBlock[] {
  const tables = new Map<Line | undefined, Table>()
  // A table stands among the paragraphs as a line without words.
  const columns = chunks.map(({ lines, table }) => {
    const [first] = lines
    if (!table || !first) return lines
    const line = { ...first, words: [], text: '' }
    tables.set(line, table)
    return [line]
  })
  const tests = createLineTests(columns.flat())
  const paragraphs = splitParagraphs(columns, tests.isVerse)
  const blocks = paragraphs.flatMap((lines) => {
    const table = tables.get(lines[0])
    return (table ? toTableau(table, profile) : toBlock(lines, profile, tests)) ?? []
  })
  return toLists(isCover(blocks, profile, page) ? blocks.map(toParagraph) : blocks)
}

function toTableau({ rows, hasHead }: Table, { isKnownWord }: Profile): TextBlock {
  const lignes = rows.map((row) =>
    row.map((lines = []) =>
      joinLines(
        lines.map(({ words }) => words),
        isKnownWord,
      ),
    ),
  )
  return { type: 'tableau', hasHead, lignes }
}

/** Makes a heading or a paragraph of lines, joined except in verses. Undefined without a letter. */
export function toBlock(
  lines: Line[],
  profile: Profile,
  { isVerse, isEnded }: LineTests,
): TextBlock | undefined {
  const join = (isEnd?: (line: number) => boolean) =>
    joinLines(
      lines.map(({ words }) => words),
      profile.isKnownWord,
      isEnd,
    )
  const texte = join()
  if (!/[\p{L}\p{N}]/u.test(texte.texte)) return undefined
  const niveau = findLevel(lines, texte.texte, profile)
  if (niveau) return { type: 'titre', niveau, texte }
  const isOfVerse = isVerse(lines)
  return { type: 'paragraphe', texte: join((line) => isOfVerse || isEnded(lines, line)) }
}

/** Whether a page is a cover: the first of several, with little text but its headings. */
export function isCover(blocks: TextBlock[], { nombreDePages }: Profile, page: number): boolean {
  if (page !== 1 || nombreDePages < MIN_PAGES_WITH_COVER) return false
  const running = blocks.filter(({ type }) => type !== 'titre').flatMap(textsOf)
  return running.reduce((sum, { texte }) => sum + texte.length, 0) <= MAX_COVER_LETTERS
}

export const toParagraph = (block: TextBlock): TextBlock =>
  block.type === 'titre' ? { type: 'paragraphe', texte: block.texte } : block

function findLevel(lines: Line[], text: string, { bodySize }: Profile): 2 | 3 | 4 | undefined {
  const [{ size, angle } = { size: 0, angle: 0 }] = lines
  if (angle !== 0 || text.length > MAX_HEADING_CHARACTERS || !/\p{L}/u.test(text)) return undefined
  // Lines of several sizes are no heading: of a back cover, of a list of contents.
  if (lines.some((line) => Math.abs(line.size - size) > 0.25 * size)) return undefined
  if (text.length >= MIN_SENTENCE_LETTERS && /[.;,]$/.test(text)) return undefined
  return HEADINGS.find(({ from }) => size >= from * bodySize)?.niveau
}

/** Turns paragraphs that begin with a bullet, or with successive numbers, into lists. */
export function toLists(blocks: TextBlock[]): TextBlock[] {
  const made: TextBlock[] = []
  for (const [index, block] of blocks.entries()) {
    const last = made.at(-1)
    const next = blocks[index + 1]
    const { texte } = block.type === 'paragraphe' ? block.texte : { texte: '' }
    if (block.type !== 'paragraphe') made.push(block)
    else if (BULLET.test(texte)) {
      const element = { ...block.texte, texte: texte.replace(BULLET, '') }
      if (last?.type === 'liste' && !last.ordonnee) last.elements.push(element)
      else made.push({ type: 'liste', ordonnee: false, elements: [element] })
    } else if (NUMBER.test(texte)) {
      const element = { ...block.texte, texte: texte.replace(NUMBER, '') }
      const rank = Number.parseInt(texte, 10)
      const isNext = last?.type === 'liste' && last.ordonnee && rank === last.elements.length + 1
      const isFirst = rank === 1 && next?.type === 'paragraphe' && /^2[.)]\s/.test(next.texte.texte)
      if (isNext) last.elements.push(element)
      else if (isFirst) made.push({ type: 'liste', ordonnee: true, elements: [element] })
      else made.push(block)
    } else made.push(block)
  }
  return made
}

/** Returns a block as it is stored, without places. */
export function toBloc(block: TextBlock): Bloc {
  switch (block.type) {
    case 'titre':
      return {
        ...{ type: 'titre', niveau: block.niveau, texte: keepSigns(block.texte.texte) },
        ...(block.enTete && { enTete: true }),
      }
    case 'paragraphe':
      return {
        type: 'paragraphe',
        texte: keepSigns(block.texte.texte),
        ...(block.role && { role: block.role }),
      }
    case 'liste':
      return {
        type: 'liste',
        ordonnee: block.ordonnee,
        elements: block.elements.map(({ texte }) => keepSigns(texte)),
      }
    case 'tableau': {
      const rows = block.lignes.map((row) => row.map(({ texte }) => keepSigns(texte)))
      return {
        type: 'tableau',
        entete: block.hasHead ? (rows[0] ?? null) : null,
        lignes: block.hasHead ? rows.slice(1) : rows,
      }
    }
    case 'image': {
      const { alternative, legende, figure } = block
      return {
        ...{ type: 'image', alternative: keepSigns(alternative) },
        ...(legende && { legende: keepSigns(legende) }),
        ...(figure && { figure }),
      }
    }
  }
}

/** Returns the texts of a block, in order. */
export function textsOf(block: TextBlock): JoinedText[] {
  if (block.type === 'liste') return block.elements
  if (block.type === 'tableau') return block.lignes.flat()
  return block.type === 'image' ? [] : [block.texte]
}

/** The box of a block's words; undefined without one. */
export function boxOf(block: TextBlock): Box | undefined {
  const [first, ...others] = textsOf(block).flatMap(({ mots }) => mots.map(({ box }) => box))
  return first && others.reduce(unite, first)
}

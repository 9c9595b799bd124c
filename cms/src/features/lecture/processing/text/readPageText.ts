import { DESCENT, groupLines, type Line } from '@regards/pdf-engine/groupLines'
import type { PdfPage } from '@regards/pdf-engine/openPage'
import type { Letter } from '@regards/pdf-engine/readLetters'
import { toUnits, unite } from '@regards/pdf-engine/units'

import type { Bloc } from '@regards/contract/schemas/blocs'
import type { Mot } from '../../types'
import { listBoxes } from '../pdfium/listBoxes'
import { joinEntries } from './joinEntries'
import { addInitials, joinLines, type PlacedWord } from './joinLines'
import { buildBlocks, isCover, type TextBlock, textsOf, toBloc } from './buildBlocks'
import { buildTagged } from './buildTagged'
import type { PageSides, Profile } from './createProfile'
import { findTables } from './findTables'
import { markColumnTops } from './markColumnTops'
import { type Chunk, orderLines } from './orderLines'
import { readTags } from './readTags'
import { setIntertitles } from './setIntertitles'
import { setRoles } from './setRoles'

/** Part of a page's letters that its tags must hold to be trusted. */
const MIN_TAGGED = 0.8

export interface PageText {
  /** In reading order, without running heads and folios. */
  blocks: TextBlock[]
  /** Words of running heads and folios, above and below the text. */
  above: PlacedWord[]
  below: PlacedWord[]
}

/** Reads the text of a page: by its tags if it has any, else by its layout. */
export function readPageText(page: PdfPage, letters: Letter[], profile: Profile): PageText {
  const lines = addInitials(groupLines(letters))
  const isRunning = (line: Line) => profile.isRunning(line, page)
  const body = lines.filter((line) => !isRunning(line))
  const running = lines.filter(isRunning)
  const tagged = readTagged(page, letters, running, profile)
  const built = joinEntries(
    tagged?.blocks ?? buildBlocks(orderAngles(body), profile, page.number),
    profile.nombreDePages,
  )
  const told = setRoles(built, profile.bodySize, listBoxes(page))
  const blocks = isCover(built, profile, page.number) ? told : markColumnTops(setIntertitles(told))
  const isInText = (line: Line) =>
    tagged !== undefined && tagged.contents.has(line.content) && !tagged.running.has(line)
  const apart = (tagged ? lines : running).filter((line) => !isInText(line))
  return { blocks, ...placeApart(apart, page, profile) }
}

/** Places the words of lines that are no part of the text above and below it. */
export function placeApart(
  lines: Line[],
  { hauteur }: PageSides,
  { isKnownWord }: Profile,
): Pick<PageText, 'above' | 'below'> {
  const isAbove = ({ box }: Line) => box[3] < hauteur / 2
  const toWords = (apart: Line[]) =>
    apart.flatMap(({ words }) => joinLines([words], isKnownWord).mots)
  return {
    above: toWords(lines.filter(isAbove)),
    below: toWords(lines.filter((line) => !isAbove(line))),
  }
}

/** Reads a tagged page; undefined when the page has no tags, or they leave out much of its text. */
function readTagged(
  page: PdfPage,
  letters: Letter[],
  running: Line[],
  profile: Profile,
): { blocks: TextBlock[]; contents: Set<number>; running: Set<Line> } | undefined {
  const tree = readTags(page)
  if (!tree) return undefined
  const byContent = new Map<number, Letter[]>()
  for (const letter of letters) {
    const others = byContent.get(letter.content)
    if (others) others.push(letter)
    else byContent.set(letter.content, [letter])
  }
  byContent.delete(-1)
  const all = buildTagged(tree, byContent, profile, page.number)
  // Heads and folios that are tagged as text.
  const linesOf = new Map(all.map((block) => [block, findLines(block, running)]))
  const blocks = all.filter((block) => !linesOf.get(block))
  const inText = blocks.flatMap(textsOf).flatMap(({ mots }) => mots)
  const count = inText.reduce((sum, { texte }) => sum + texte.length, 0)
  const drawn = letters.filter(({ isSpace }) => !isSpace).length
  const inRunning = running.reduce((sum, { text }) => sum + text.length, 0)
  if (count === 0 || count < MIN_TAGGED * (drawn - inRunning)) return undefined
  const apart = new Set([...linesOf.values()].flatMap((lines) => lines ?? []))
  return { blocks, contents: new Set(byContent.keys()), running: apart }
}

/** Finds the lines of which a block consists; undefined when it has words elsewhere. */
function findLines(block: TextBlock, lines: Line[]): Line[] | undefined {
  const words = textsOf(block).flatMap(({ mots }) => mots)
  if (words.length === 0) return undefined
  const isIn = ({ box: [x0, y0, x1, y1] }: PlacedWord, { words: parts }: Line) =>
    parts.some(({ box }) => {
      const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
      return x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3]
    })
  if (!words.every((word) => lines.some((line) => isIn(word, line)))) return undefined
  return lines.filter((line) => words.some((word) => isIn(word, line)))
}

/** Part of a page's letters from which on its level text is read first. */
const MIN_LEVEL = 0.1

/** Degrees by which a line may be tilted and is read among level ones. */
const MAX_TILT = 30

/** Orders the lines of each angle by themselves: level ones first, then those of most text. */
function orderAngles(lines: Line[]): Chunk[] {
  const angles = new Map<number, Line[]>()
  for (const line of lines.map(level)) {
    const others = angles.get(line.angle)
    if (others) others.push(line)
    else angles.set(line.angle, [line])
  }
  const countLetters = (group: Line[]) => group.reduce((sum, { text }) => sum + text.length, 0)
  const all = countLetters(lines)
  const weigh = (group: Line[]) =>
    group[0]?.angle === 0 && countLetters(group) >= MIN_LEVEL * all ? all + 1 : countLetters(group)
  return [...angles.values()]
    .sort((one, other) => weigh(other) - weigh(one))
    .flatMap((group) => orderLines(group, findTables(group)))
}

/** A tilted line stands where its words are on the page. */
function level(line: Line): Line {
  const { angle, words, size } = line
  if (angle === 0 || Math.min(angle, 360 - angle) > MAX_TILT) return line
  const box = words.map((word) => word.box).reduce(unite)
  return { ...line, angle: 0, box, baseline: box[3] - DESCENT * size }
}

/**
 * Makes what is stored of a page's text.
 * @param shown the blocks with the page's pictures, if any
 */
export function toStoredText(
  { blocks, above, below }: PageText,
  page: PdfPage,
  shown: TextBlock[] = blocks,
): { mots: Mot[]; blocs: Bloc[] } {
  const words = blocks.flatMap(textsOf).flatMap(({ mots }) => mots)
  return {
    mots: [...above, ...words, ...below].map((word) => toMot(word, page)),
    blocs: shown.map(toBloc),
  }
}

const toMot = ({ texte, box, entier, suite }: PlacedWord, page: PdfPage): Mot => {
  const place = toUnits(box, page)
  return entier === undefined ? [...place, texte] : [...place, texte, entier, suite ? 1 : 0]
}

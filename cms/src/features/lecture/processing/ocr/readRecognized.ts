import { buildBlocks } from '../text/buildBlocks'
import { createProfile, type PageSides } from '../text/createProfile'
import type { Line } from '@regards/pdf-engine/groupLines'
import { joinLines, type PlacedWord } from '../text/joinLines'
import type { PageText } from '../text/readPageText'
import type { Recognized } from './toColumns'

/**
 * Makes the text of a page that was recognized, as readPageText does of one that has letters.
 * @param nombreDePages of the whole PDF
 */
export function readRecognized(
  { columns }: Recognized,
  page: PageSides,
  nombreDePages: number,
): PageText {
  const lines = columns.flatMap((column) => column.lines)
  const collector = createProfile(nombreDePages)
  collector.addPage(lines, page)
  const profile = collector.finish()
  const isRunning = (line: Line) => profile.isRunning(line, page)
  const body = columns.map((column) => ({
    ...column,
    lines: column.lines.filter((line) => !isRunning(line)),
  }))
  const apart = lines.filter(isRunning)
  const isAbove = ({ box }: Line) => box[3] < page.hauteur / 2
  const toWords = (outside: Line[]): PlacedWord[] =>
    outside.flatMap(({ words }) => joinLines([words], profile.isKnownWord).mots)
  return {
    blocks: buildBlocks(body, profile, page.number),
    above: toWords(apart.filter(isAbove)),
    below: toWords(apart.filter((line) => !isAbove(line))),
  }
}

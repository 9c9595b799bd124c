import { buildBlocks } from '../text/buildBlocks'
import { createProfile, type PageSides } from '../text/createProfile'
import type { Line } from '@regards/pdf-engine/groupLines'
import { placeApart, type PageText } from '../text/readPageText'
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
  return {
    blocks: buildBlocks(body, profile, page.number),
    ...placeApart(lines.filter(isRunning), page, profile),
  }
}

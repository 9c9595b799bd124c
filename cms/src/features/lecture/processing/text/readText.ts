import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

import type { Bloc, Mot } from '../../types'
import { buildBlocks } from './buildBlocks'
import type { Profile } from './createProfile'
import { groupLines } from './groupLines'
import { orderLines } from './orderLines'
import { readTags } from './readTags'
import { readWords } from './readWords'
import { toUnits } from './units'

/** Part of a page's letters that its tags must hold to be trusted. */
const MIN_TAGGED = 0.5

export interface PageText {
  /** All words of the page in reading order, running heads included. */
  mots: Mot[]
  /** Structured text, without running heads and folios. */
  blocs: Bloc[]
}

/** Reads the text of a page: by its tags if it has any, else by its layout. */
export async function readText(page: PDFPageProxy, profile: Profile): Promise<PageText> {
  const viewport = page.getViewport({ scale: 1 })
  const lines = groupLines(await readWords(page))
  const isRunning = (line: (typeof lines)[number]) => profile.isRunning(line, viewport.height)
  const body = lines.filter((line) => !isRunning(line))
  const rotated = body.filter(({ words }) => !words[0]?.isUpright)
  const columns = [
    ...orderLines(
      body.filter((line) => !rotated.includes(line)),
      profile.bodySize,
    ),
    ...rotated.map((line) => [line]),
  ]
  const running = lines.filter(isRunning)
  const isAbove = ({ box }: (typeof lines)[number]) => box[3] < viewport.height / 2
  const inOrder = [
    ...running.filter(isAbove),
    ...columns.flat(),
    ...running.filter((line) => !isAbove(line)),
  ]
  const tagged = await readTags(page, profile.isKnownWord)
  const blocs = buildBlocks(columns, profile)
  return {
    mots: inOrder.flatMap(({ words }) =>
      words.map(({ box, texte }): Mot => [...toUnits(box, viewport), texte]),
    ),
    blocs: tagged && countLetters(tagged) >= MIN_TAGGED * countLetters(blocs) ? tagged : blocs,
  }
}

const countLetters = (blocs: Bloc[]): number =>
  JSON.stringify(blocs).match(/[\p{L}\p{N}]/gu)?.length ?? 0

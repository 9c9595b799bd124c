import type { Bloc } from '../../lecture'
import { toPlainText } from '../../lecture/text/toPlainText'
import type { BlocDArticle } from '../records/storedArticles'

/** Blocks of an article that follow each other on one page. */
export interface Run {
  page: number
  blocs: BlocDArticle[]
}

export function toRuns(blocs: BlocDArticle[]): Run[] {
  const runs: Run[] = []
  for (const bloc of blocs) {
    const last = runs.at(-1)
    if (last?.page === bloc.page) last.blocs.push(bloc)
    else runs.push({ page: bloc.page, blocs: [bloc] })
  }
  return runs
}

/** A text without differences of its spaces and line ends. */
const toText = (bloc: Bloc): string =>
  (bloc.type === 'image' ? bloc.alternative : toPlainText([bloc])).replace(/\s+/g, ' ')

/** Tolerance of the sides of an equal picture, in ten-thousandths of the page. */
const MAX_DEVIATION = 100

/** Whether two blocks have the same text; pictures are the same at the same place of the page. */
export function isSame(one: Bloc, other: Bloc): boolean {
  if (one.type !== 'image' || other.type !== 'image') {
    return one.type !== 'image' && other.type !== 'image' && toText(one) === toText(other)
  }
  if (!one.figure || !other.figure) return toText(one) === toText(other)
  const sides = one.figure.place.map((side, at) => Math.abs(side - (other.figure?.place[at] ?? 0)))
  return Math.max(...sides) <= MAX_DEVIATION
}

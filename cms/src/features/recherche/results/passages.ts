import type { Group } from '../index/SearchIndex'
import { splitPages, toStemPart } from '../index/storedWords'

/**
 * Finds the pages of an article that have most of the words of a query.
 * @param texte as the index has it
 * @returns the page with most words first, then the others in their order; none if no page has one
 */
export function locatePages(texte: string, groups: Group[]): number[] {
  const counted = splitPages(texte).map(({ page, text }) => {
    const counts = groups.map(({ racines }) =>
      racines.reduce((sum, stem) => sum + count(text, toStemPart(stem)), 0),
    )
    const different = counts.filter((found) => found > 0).length
    return { page, different, all: counts.reduce((sum, found) => sum + found, 0) }
  })
  const most = Math.max(0, ...counted.map(({ different }) => different))
  if (most === 0) return []
  const found = counted.filter(({ different }) => different === most)
  const [best] = found.toSorted((one, other) => other.all - one.all)
  return [best, ...found.filter((page) => page !== best)].flatMap((each) => each?.page ?? [])
}

const count = (text: string, part: string): number => text.split(part).length - 1

/**
 * Position of the reader among the pages with the searched words.
 * @param shown the pages that are shown, ascending, at least one
 */
export function findHits(results: { page: number }[], shown: number[]) {
  const pages = results.map(({ page }) => page).sort((one, other) => one - other)
  const [first = 0, last = first] = [shown[0], shown.at(-1)]
  const at = pages.findIndex((page) => shown.includes(page))
  return {
    /** Rank of the shown page among them, from 1; undefined when it has no hit. */
    place: at === -1 ? undefined : at + 1,
    count: pages.length,
    /** The pages with a hit before and after those that are shown. */
    previous: pages.findLast((page) => page < first),
    next: pages.find((page) => page > last),
  }
}

/** Spreads of an issue: the cover alone, then 2–3, 4–5, …; a last single page is alone too. */

/** Whether pages are shown in pairs, on wide screens, or one by one. */
export type Layout = 'single' | 'spread'

/** The pages of the spread with this page. */
export function getSpread(page: number, pageCount: number): number[] {
  const left = page - (page % 2)
  return [left, left + 1].filter((member) => member >= 1 && member <= pageCount)
}

/** The pages shown together with this page. */
export const getShownPages = (page: number, pageCount: number, layout: Layout): number[] =>
  layout === 'spread' ? getSpread(page, pageCount) : [page]

/** The page that a turn forwards leads to; undefined at the end. */
export function getNextPage(page: number, pageCount: number, layout: Layout): number | undefined {
  const next = Math.max(...getShownPages(page, pageCount, layout)) + 1
  return next <= pageCount ? next : undefined
}

/** The page that a turn backwards leads to: the left one of a spread; undefined at the beginning. */
export function getPreviousPage(page: number, pageCount: number, layout: Layout) {
  const last = Math.min(...getShownPages(page, pageCount, layout)) - 1
  return last >= 1 ? Math.min(...getShownPages(last, pageCount, layout)) : undefined
}

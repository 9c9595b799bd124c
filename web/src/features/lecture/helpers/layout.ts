/*
 * Media queries of the two layouts; the server cannot know which one applies. CSS Modules have them as `--spread`,
 * its opposite `--single`, and `--low` (build/globalStyle.ts).
 */

/** Whether two pages fit side by side: a wide window that is not taller than wide. */
export const spreadQuery = '(min-width: 60em) and (min-aspect-ratio: 1/1)'

/** A telephone on its side: pages are as wide as the window, and scroll. */
export const lowQuery = '(max-height: 30em) and (min-aspect-ratio: 4/3)'

/** Duration of the movement of a turn, in milliseconds. */
export const turnMs = 260

/** Height of the reader's bars, with the margin of a page, in rem. */
export const barsHeight = 7.5

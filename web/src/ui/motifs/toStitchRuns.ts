export const threads = ['r', 'i', 'o', 'g'] as const
export type Thread = (typeof threads)[number]

/**
 * Converts a pattern to one SVG path per thread: a line for each run of stitches, in the middle of its row. One
 * character is one unit wide; a character that is not a thread is left empty.
 */
export function toStitchRuns(rows: string[]): Record<Thread, string> {
  const paths: Record<Thread, string> = { r: '', i: '', o: '', g: '' }
  rows.forEach((row, y) => {
    for (const { 0: run, index } of row.matchAll(/([riog])\1*/g))
      paths[run[0] as Thread] += `M${index} ${y + 0.5}h${run.length}`
  })
  return paths
}

export type Thread = 'r' | 'i' | 'o' | 'g'

/**
 * Converts a pattern to one SVG path per thread, with a small cross per stitch. One character is
 * one unit wide; a character that is not a thread is left empty.
 */
export function toStitchPaths(rows: string[]): Record<Thread, string> {
  const paths: Record<Thread, string> = { r: '', i: '', o: '', g: '' }
  rows.forEach((row, y) => {
    ;[...row].forEach((character, x) => {
      if (isThread(character)) {
        paths[character] += `M${x + 0.12} ${y + 0.12}l.76 .76m0-.76l-.76 .76`
      }
    })
  })
  return paths
}

function isThread(character: string): character is Thread {
  return 'riog'.includes(character)
}

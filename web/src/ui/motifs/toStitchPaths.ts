export type Thread = 'r' | 'i' | 'o' | 'g'

/**
 * Turns a drawing in characters into one SVG path for each thread, a small cross for each stitch.
 * One character is one unit wide; any character that is not a thread is bare cloth.
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

/** A word of a text layer: its box, and of a divided word the whole and whether the box goes on with it. */
type Boxed = [
  ...[x: number, y: number, l: number, h: number, texte: string],
  ...[entier?: string, suite?: 0 | 1],
]

const WIDTH = 900
const HEIGHT = 150

/**
 * Sets the words of a text layer, a line for each string. A word that ends in `/` goes on at the beginning of
 * the next line: `bro/`, `deuse`; as the hyphen of « arc-en-/ ciel », one that belongs to the word stays.
 * @param before the part of the first word that stands on the page before
 * @param after the part of the last word that stands on the next page
 */
export function layWords(lines: string[], { before = '', after = '' } = {}): Boxed[] {
  const words: Boxed[] = []
  let parts: Boxed[] = []
  const close = (rest = '') => {
    const begun = parts[0] === words[0] ? before : ''
    const whole = [begun, ...parts.map(([, , , , texte]) => texte), rest].join('')
    if (parts.length > 1 || begun || rest)
      parts.forEach((part, index) => part.push(whole, index > 0 || begun ? 1 : 0))
    parts = []
  }
  lines.forEach((line, row) =>
    line.split(' ').forEach((written, column) => {
      const texte = written.replace(/\/$/, '')
      const box: Boxed = [500 + column * WIDTH, 500 + row * HEIGHT, WIDTH - 100, HEIGHT - 30, texte]
      words.push(box)
      parts.push(box)
      if (!written.endsWith('/')) close()
    }),
  )
  if (parts.length > 0) close(after)
  return words
}

/**
 * Writes a line to the terminal, replacing no-break spaces with ordinary ones so that the text can
 * be searched and copied.
 */
export function print(line: string): void {
  process.stdout.write(`${line.replace(/[\u00a0\u202f]/g, ' ')}\n`)
}

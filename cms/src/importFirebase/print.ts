/**
 * Writes a line to the terminal, with ordinary spaces in place of those that messages for the
 * browser have, so that it can be searched and copied.
 */
export function print(line: string): void {
  process.stdout.write(`${line.replace(/[\u00a0\u202f]/g, ' ')}\n`)
}

/**
 * Parses a CSV file as spreadsheets do (RFC 4180), with semicolons: a record ends at any line break outside of
 * quotes.
 * @returns the records, each with its cells
 * @throws when a quote stands where none may
 */
export function parseCsv(text: string): string[][] {
  const records: string[][] = []
  let record: string[] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^;"\r\n]*))(;|\r\n|\n|\r|$)/y
  const content = text.replace(/^\ufeff/, '')
  while (cell.lastIndex < content.length || record.length > 0) {
    const at = cell.lastIndex
    const [, quoted, plain, end] = cell.exec(content) ?? []
    if (end === undefined) throw new Error(`No cell at ${at}: ${content.slice(at, at + 40)}`)
    record.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === ';') continue
    records.push(record)
    record = []
  }
  return records
}

/** The lines of all cells, which a spreadsheet may execute. */
export const toLines = (records: string[][]): string[] =>
  records.flat().flatMap((cell) => cell.split(/[\r\n]/))

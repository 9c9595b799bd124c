import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'

import { NO_STORE } from './cacheControl'

/** A column of a CSV file: its title, and its cell of a record. */
export type CsvColumn<T> = [title: string, read: (record: T) => string | number | null | undefined]

/**
 * Responds with a streamed CSV file in UTF-8.
 * @param batches of records: memory holds one at a time
 */
export function csvDownload<T>(
  filename: string,
  columns: CsvColumn<T>[],
  batches: AsyncIterable<T[]>,
): Response {
  async function* toLines() {
    yield CSV_BOM + toCsv([columns.map(([title]) => title)])
    for await (const records of batches) {
      if (records.length === 0) continue
      yield toCsv(records.map((record) => columns.map(([, read]) => read(record) ?? '')))
    }
  }
  const bytes = Readable.from(toLines(), { objectMode: false })
  return new Response(Readable.toWeb(bytes) as ReadableStream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${filename}"`,
      ...NO_STORE,
    },
  })
}

/** Byte order mark at the start of a CSV file, from which spreadsheets detect UTF-8. */
const CSV_BOM = '\ufeff'

/**
 * Formats records as lines of a CSV file (RFC 4180), separated by semicolons as French spreadsheet
 * settings expect. A text with a line break is quoted: a line feed alone would otherwise end the
 * record for its reader. A line of a text that a spreadsheet would execute as a formula (CSV injection) begins with
 * an apostrophe.
 */
export const toCsv = (records: (string | number)[][]): string =>
  stringify(
    records.map((record) => record.map(escapeFormulas)),
    { delimiter: ';', record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
  )

/** OWASP's characters of CSV injection, at the beginning of a line. */
const FORMULA = /(?<=^|[\r\n])(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/g

const escapeFormulas = (cell: string | number): string | number =>
  typeof cell === 'string' ? cell.replace(FORMULA, "'") : cell

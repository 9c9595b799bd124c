import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'

import { NO_STORE } from './cacheControl'

export const csvDownload = (lines: AsyncIterable<Uint8Array>, filename: string): Response =>
  new Response(Readable.toWeb(Readable.from(lines)) as ReadableStream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${filename}"`,
      ...NO_STORE,
    },
  })

/** Byte order mark at the start of a CSV file, from which spreadsheets detect UTF-8. */
export const CSV_BOM = '\ufeff'

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

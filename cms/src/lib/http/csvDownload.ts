import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'

import { NO_STORE } from './cacheControl'

/** Creates a download of CSV lines, streamed. */
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
 * settings expect. Text that a spreadsheet would execute as a formula (CSV injection) is prefixed
 * with an apostrophe.
 */
export const toCsv = (records: (string | number)[][]): string =>
  stringify(records, { delimiter: ';', record_delimiter: '\r\n', escape_formulas: true })

import { stringify } from 'csv-stringify/sync'

/** Byte order mark at the start of a CSV file, from which spreadsheets detect UTF-8. */
export const CSV_BOM = '\ufeff'

/**
 * Formats records as lines of a CSV file (RFC 4180), separated by semicolons as French spreadsheet
 * settings expect. Text that a spreadsheet would execute as a formula (CSV injection) is prefixed
 * with an apostrophe.
 */
export const toCsv = (records: (string | number)[][]): string =>
  stringify(records, { delimiter: ';', record_delimiter: '\r\n', escape_formulas: true })

/** Byte order mark at the start of a CSV file, from which spreadsheets detect UTF-8. */
export const CSV_BOM = '\ufeff'

/** Values that a spreadsheet would execute as a formula (CSV injection). */
const FORMULA = /^[=+\-@\t\r]/

/**
 * Formats one record of a CSV file (RFC 4180) with its line break, separated by semicolons as
 * French spreadsheet settings expect. Strings that look like a formula are prefixed with an
 * apostrophe; numbers are left unchanged.
 */
export const toCsvLine = (values: readonly (string | number)[]): string =>
  `${values.map(toField).join(';')}\r\n`

function toField(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

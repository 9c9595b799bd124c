/** What a file of lines begins with, for spreadsheets to read its accents. */
export const CSV_BOM = '\ufeff'

/** A text that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/

/**
 * One record of a CSV file as in RFC 4180, with its line break; semicolons are what
 * spreadsheets set up for French expect between values. Texts that a spreadsheet would take for a
 * formula get an apostrophe in front; numbers are left as they are.
 */
export const toCsvLine = (values: readonly (string | number)[]): string =>
  `${values.map(toField).join(';')}\r\n`

function toField(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

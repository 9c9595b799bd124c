/** What a spreadsheet would run as a formula, were it not marked as a text. */
const FORMULA = /^[=+\-@\t\r]/

/** A line of a table (RFC 4180), each value quoted, that no spreadsheet runs. */
export const toCsvLine = (values: string[]): string => `${values.map(quote).join(',')}\r\n`

const quote = (value: string): string => {
  const text = FORMULA.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}

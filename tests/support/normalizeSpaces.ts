/** Replaces no-break spaces with ordinary ones, for tests of wording rather than typography. */
export const normalizeSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

/** Replaces no-break spaces in all texts of a value that JSON can hold. */
export const withPlainSpaces = <Value>(value: Value): Value =>
  JSON.parse(normalizeSpaces(JSON.stringify(value))) as Value

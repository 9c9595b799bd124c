/** Parses the page in a reader's URL, 1 when absent; undefined if invalid: « 7 », not « 07 ». */
export function parsePage(value: string | undefined): number | undefined {
  if (value === undefined) return 1
  return /^[1-9]\d{0,4}$/.test(value) ? Number(value) : undefined
}

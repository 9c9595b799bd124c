/** Parses the number in an issue's URL; undefined if invalid: « 12 », not « 012 » or « 1e3 ». */
export function parseNumero(value: string | undefined): number | undefined {
  return value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined
}

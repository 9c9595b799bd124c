/** The year that the address of the list asks for; undefined for the whole of it. */
export function parseAnnee(value: string | null): number | undefined {
  return value && /^[12]\d{3}$/.test(value) ? Number(value) : undefined
}

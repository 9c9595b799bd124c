/** Parses the year in the URL of the list; undefined when absent or invalid. */
export function parseAnnee(value: string | null): number | undefined {
  return value && /^[12]\d{3}$/.test(value) ? Number(value) : undefined
}

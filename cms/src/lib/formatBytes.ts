const UNITS = ['octets', 'ko', 'Mo', 'Go', 'To']

/** Formats a number of bytes in French, in powers of 1,000: « 1,2 Go ». */
export function formatBytes(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1)
  const value = (bytes / 1000 ** power).toLocaleString('fr-FR', {
    maximumFractionDigits: power === 0 ? 0 : 1,
  })
  return `${value}\u00a0${UNITS[power]}`
}

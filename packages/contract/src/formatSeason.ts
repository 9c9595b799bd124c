/** Seasons of March to May, June to August, and so on; the winter begins in December. */
const seasons = ['hiver', 'printemps', 'été', 'automne'] as const

/** The season of a date: « automne 2026 », « hiver 2026-2027 »; empty if invalid. */
export function formatSeason(isoDate: string): string {
  const [, year, month] = /^(\d{4})-(\d\d)/.exec(isoDate) ?? []
  const season = seasons[Math.floor((Number(month) % 12) / 3)]
  if (!season) return ''
  if (season !== 'hiver') return `${season} ${year}`
  const first = month === '12' ? Number(year) : Number(year) - 1
  return `${season} ${first}-${first + 1}`
}

const SAISONS: Record<string, string> = {
  '03': 'Printemps',
  '06': 'Été',
  '09': 'Automne',
  '12': 'Hiver',
}

/** Returns the season of a quarterly issue: 'Automne 2026'; a winter spans two years. */
export function saison(dateParution: string): string {
  const [year = '', month = ''] = dateParution.split('-')
  const name = SAISONS[month]
  if (!name) throw new Error(`Not the month of a quarterly issue: ${dateParution}`)
  return month === '12' ? `${name} ${year}–${Number(year) + 1}` : `${name} ${year}`
}

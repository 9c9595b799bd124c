const parisDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/**
 * Formats a moment as its calendar day in Europe/Paris, YYYY-MM-DD, whatever the server's time
 * zone.
 */
export const toParisDay = (moment: Date): string => parisDay.format(moment)

const parisDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day that it is in France at a moment, AAAA-MM-JJ, wherever the server stands. */
export const toParisDay = (moment: Date): string => parisDay.format(moment)

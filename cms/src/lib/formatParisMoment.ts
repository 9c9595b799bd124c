const day = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

const time = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  hour: 'numeric',
  minute: '2-digit',
})

/** Formats a moment in French at the time of Paris: « mercredi 25 novembre 2026 à 11 h 05 ». */
export function formatParisMoment(moment: Date): string {
  const [hour, minute] = time.format(moment).split(':')
  return `${day.format(moment)} à ${Number(hour)}\u00a0h\u00a0${minute}`
}

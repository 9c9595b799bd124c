const options = { timeZone: 'Europe/Paris', dateStyle: 'short' } as const

const shortDay = new Intl.DateTimeFormat('fr-FR', options)
const shortMoment = new Intl.DateTimeFormat('fr-FR', { ...options, timeStyle: 'medium' })

/** Formats a moment as its day in Paris: 25/11/2026. */
export const formatFrenchDay = (value: Date): string => shortDay.format(value)

/** Formats a moment as its day and time in Paris: 25/11/2026 10:04:12. */
export const formatFrenchMoment = (value: Date): string => shortMoment.format(value)

const longDay = new Intl.DateTimeFormat('fr-FR', {
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
  return `${longDay.format(moment)} à ${Number(hour)}\u00a0h\u00a0${minute}`
}

const parisDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** Formats a moment as its day in Europe/Paris, YYYY-MM-DD, in any time zone of the server. */
export const toParisDay = (moment: Date): string => parisDay.format(moment)

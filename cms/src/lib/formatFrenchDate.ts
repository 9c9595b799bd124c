const options = { timeZone: 'Europe/Paris', dateStyle: 'short' } as const

const day = new Intl.DateTimeFormat('fr-FR', options)
const moment = new Intl.DateTimeFormat('fr-FR', { ...options, timeStyle: 'medium' })

/** Formats a moment as its day in Paris: 25/11/2026. */
export const formatFrenchDay = (value: Date): string => day.format(value)

/** Formats a moment as its day and time in Paris: 25/11/2026 10:04:12. */
export const formatFrenchMoment = (value: Date): string => moment.format(value)

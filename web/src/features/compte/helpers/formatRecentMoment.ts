const format = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

/**
 * Formats a moment of the last days in the visitor's time zone: « 25 novembre à 11:05 ». Undefined if
 * missing or invalid.
 */
export function formatRecentMoment(isoDate: string | null | undefined): string | undefined {
  const moment = new Date(isoDate ?? NaN)
  return Number.isNaN(moment.getTime()) ? undefined : format.format(moment)
}

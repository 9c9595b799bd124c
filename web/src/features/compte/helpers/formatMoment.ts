import { isValid, lightFormat } from 'date-fns'

/** Formats a date and time, in the visitor's time zone: `12/03/2026 à 14:05`; empty if invalid. */
export function formatMoment(isoDate: string): string {
  const date = new Date(isoDate)
  return isValid(date) ? lightFormat(date, "dd/MM/yyyy 'à' HH:mm") : ''
}

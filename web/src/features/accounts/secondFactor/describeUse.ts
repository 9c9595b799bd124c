import { isValid } from 'date-fns/isValid'
import { lightFormat } from 'date-fns/lightFormat'

type Use = { createdAt: string; lastUsedAt: string | null }

export const describeUse = ({ createdAt, lastUsedAt }: Use): string =>
  lastUsedAt
    ? `Ajoutée le ${formatMoment(createdAt)}, utilisée le ${formatMoment(lastUsedAt)}`
    : `Ajoutée le ${formatMoment(createdAt)}, pas encore utilisée`

/** Formats a date and time, in the visitor's time zone: `12/03/2026 à 14:05`; empty if invalid. */
function formatMoment(isoDate: string): string {
  const date = new Date(isoDate)
  return isValid(date) ? lightFormat(date, "dd/MM/yyyy 'à' HH:mm") : ''
}

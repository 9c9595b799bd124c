export type RegardFormValues = {
  /** As typed; empty when the browser cannot parse it as a number. */
  numero: string
  /** `YYYY-MM-DD`, or empty. */
  dateParution: string
  /** When a new issue appears on the site: `maintenant`, `prevue` or `brouillon`. */
  parution?: string
  /** Planned time in Paris, `YYYY-MM-DDTHH:MM`, or empty. */
  prevueLe?: string
}

export type RegardFormErrors = Partial<Record<keyof RegardFormValues, string>>

/** Validates the form (specification, section 5). @returns a message for each invalid field */
export function validateRegardForm(values: RegardFormValues): RegardFormErrors {
  const { numero, dateParution, parution, prevueLe } = values
  const errors: RegardFormErrors = {}
  const number = Number(numero)
  if (!numero.trim() || Number.isNaN(number)) errors.numero = 'Le numéro est obligatoire'
  else if (number < 1) errors.numero = 'Le numéro doit être supérieur à 0'
  else if (!Number.isSafeInteger(number)) errors.numero = 'Le numéro doit être un nombre entier'
  else if (number > 999_999_999) errors.numero = 'Le numéro doit avoir neuf chiffres au plus'
  if (!dateParution) errors.dateParution = 'La date de parution est obligatoire'
  if (parution === 'prevue') errors.prevueLe = validatePlannedTime(prevueLe)
  return errors
}

/**
 * Validates the time of a planned publication, with the server's message.
 * @param time in Paris, `YYYY-MM-DDTHH:MM`
 */
export function validatePlannedTime(time: string | undefined): string | undefined {
  if (!time) return 'Choisissez un jour et une heure.'
  return time <= getParisTime() ? 'Cette date est passée.' : undefined
}

/** Swedish dates are ISO 8601 dates. */
const parisFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
})

const getParisTime = (): string => parisFormat.format(new Date()).replace(' ', 'T')

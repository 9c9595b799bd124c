export type RegardFormValues = {
  /** As typed; empty when the browser cannot parse it as a number. */
  numero: string
  /** `YYYY-MM-DD`, or empty. */
  dateParution: string
}

export type RegardFormErrors = Partial<Record<keyof RegardFormValues, string>>

/** Validates the form (specification, section 5). @returns a message for each invalid field */
export function validateRegardForm({ numero, dateParution }: RegardFormValues): RegardFormErrors {
  const errors: RegardFormErrors = {}
  const number = Number(numero)
  if (!numero.trim() || Number.isNaN(number)) errors.numero = 'Le numéro est obligatoire'
  else if (number < 1) errors.numero = 'Le numéro doit être supérieur à 0'
  else if (!Number.isSafeInteger(number)) errors.numero = 'Le numéro doit être un nombre entier'
  if (!dateParution) errors.dateParution = 'La date de parution est obligatoire'
  return errors
}

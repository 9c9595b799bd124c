export type RegardFormValues = {
  /** As typed; empty too when what was typed is no number. */
  numero: string
  /** `YYYY-MM-DD`, or empty. */
  dateParution: string
}

export type RegardFormErrors = Partial<Record<keyof RegardFormValues, string>>

/** Specification, section 5. No key: the field is right. */
export function validateRegardForm({ numero, dateParution }: RegardFormValues): RegardFormErrors {
  const errors: RegardFormErrors = {}
  const number = Number(numero)
  if (!numero.trim() || Number.isNaN(number)) errors.numero = 'Le numéro est obligatoire'
  else if (number < 1) errors.numero = 'Le numéro doit être supérieur à 0'
  else if (!Number.isSafeInteger(number)) errors.numero = 'Le numéro doit être un nombre entier'
  if (!dateParution) errors.dateParution = 'La date de parution est obligatoire'
  return errors
}

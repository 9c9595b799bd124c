import { ValidationError, type AfterErrorHook } from 'payload'

import { getNumeroTakenMessage } from '../validate'

/**
 * Two administrators who publish the same number at once are told apart by the unique index, whose
 * message differs between databases: both hear the sentence of the validation.
 */
export const mapDuplicateNumeroError: AfterErrorHook = ({ error, req }) => {
  const numero = (req.data as { numero?: unknown } | undefined)?.numero
  if (!(error instanceof ValidationError) || typeof numero !== 'number') return
  for (const fault of error.data.errors) {
    if (fault.path === 'numero' && fault.message === req.t('error:valueMustBeUnique')) {
      fault.message = getNumeroTakenMessage(numero)
    }
  }
}

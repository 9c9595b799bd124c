import { ValidationError, type AfterErrorHook } from 'payload'

import { getNumeroTakenMessage } from './validate'

/**
 * Replaces the unique index's error message, which differs between databases, with the validation's
 * message. Applies when two administrators publish the same number concurrently.
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

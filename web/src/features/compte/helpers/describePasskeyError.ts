import { ApiError, toFrenchMessage } from '../../../lib/api/errors'

/** French message for a passkey that could not be added. */
export function describePasskeyError(error: Error): string {
  if (error instanceof ApiError) return toFrenchMessage(error)
  if (error.name === 'InvalidStateError') return 'Cet appareil a déjà une clé d’accès de ce compte.'
  return 'Aucune clé d’accès n’a été créée. Réessayez, et acceptez ce que votre appareil propose.'
}

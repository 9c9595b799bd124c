import { ValidationError, type PayloadRequest } from 'payload'

import { isCommonPassword } from './isCommonPassword'

/** Specification, section 5. */
const MIN_PASSWORD_LENGTH = 6

/**
 * Rejects a password that is not a string, too short, or among the most common ones. The server's
 * operator (ADMIN_PASSWORD, admin:create) may choose a common one.
 * @throws ValidationError for the field `password`
 */
export async function assertStrongPassword(
  password: unknown,
  req: PayloadRequest,
): Promise<string> {
  const refuse = (message: string) =>
    new ValidationError({ collection: 'users', errors: [{ path: 'password', message }] }, req.t)
  if (typeof password !== 'string' || password.length < MIN_PASSWORD_LENGTH) {
    throw refuse(`Le mot de passe doit contenir au moins ${MIN_PASSWORD_LENGTH} caractères.`)
  }
  if (req.payloadAPI !== 'local' && (await isCommonPassword(password))) {
    throw refuse('Ce mot de passe est parmi les plus courants\u00a0: choisissez-en un autre.')
  }
  return password
}

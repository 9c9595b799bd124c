import { ValidationError, type PayloadRequest } from 'payload'

import { isCommonPassword } from './commonPasswords'

/** Specification, section 5. */
const MIN_PASSWORD_LENGTH = 6

/**
 * Refuses what is no password, too short to be one, or one that everybody tries first. Who is at the
 * server itself (ADMIN_PASSWORD, admin:create) may choose that one.
 * @throws ValidationError for the field `password`
 */
export function refuseWeakPassword(password: unknown, req: PayloadRequest): string {
  const refuse = (message: string) =>
    new ValidationError({ collection: 'users', errors: [{ path: 'password', message }] }, req.t)
  if (typeof password !== 'string' || password.length < MIN_PASSWORD_LENGTH) {
    throw refuse(`Le mot de passe doit contenir au moins ${MIN_PASSWORD_LENGTH} caractères.`)
  }
  if (req.payloadAPI !== 'local' && isCommonPassword(password)) {
    throw refuse('Ce mot de passe est parmi les plus courants\u00a0: choisissez-en un autre.')
  }
  return password
}

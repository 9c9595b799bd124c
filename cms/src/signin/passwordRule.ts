import { ValidationError, type PayloadRequest } from 'payload'

/** Specification, section 5. */
const MIN_PASSWORD_LENGTH = 6

/**
 * Refuses what is no password, or too short to be one.
 * @throws ValidationError for the field `password`
 */
export function refuseWeakPassword(password: unknown, req: PayloadRequest): string {
  if (typeof password === 'string' && password.length >= MIN_PASSWORD_LENGTH) return password
  const message = `Le mot de passe doit contenir au moins ${MIN_PASSWORD_LENGTH} caractères.`
  throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }] }, req.t)
}

import { ValidationError, type PayloadRequest } from 'payload'

import { assertCurrentPassword } from './assertCurrentPassword'

/**
 * Checks the current password that a signed-in user sends as `motDePasseActuel` before a change of
 * their account, so that an open session is not enough to take it over.
 * @throws ValidationError for that field if the password is missing or wrong
 */
export async function requireCurrentPassword(
  req: PayloadRequest,
  email: string,
  current: unknown,
): Promise<void> {
  const refuse = (message: string) =>
    new ValidationError(
      { collection: 'users', errors: [{ path: 'motDePasseActuel', message }] },
      req.t,
    )
  if (typeof current !== 'string' || current === '') {
    throw refuse('Indiquez votre mot de passe actuel.')
  }
  await assertCurrentPassword(req, email, current, () =>
    refuse('Ce n’est pas votre mot de passe actuel.'),
  )
}

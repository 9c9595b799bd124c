import { ValidationError, type CollectionBeforeValidateHook } from 'payload'

import { assertCurrentPassword } from '../../features/auth/assertCurrentPassword'

/**
 * Requires the current password to change one's own password (OWASP ASVS 6.2.3), so that an open
 * session is not enough to take over the account. Does not apply to administrators who set another
 * account's password, to the reset link, and to the server's own commands.
 * @throws ValidationError if the current password is missing or wrong
 */
export const checkCurrentPassword: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { motDePasseActuel: current, ...rest } = (data ?? {}) as {
    motDePasseActuel?: unknown
    password?: unknown
  }
  const account = originalDoc as { id: string; email: string } | undefined
  const isOwn = operation === 'update' && account?.id === req.user?.id
  if (!account || !isOwn || !rest.password || req.payloadAPI === 'local') return rest
  const refuse = (message: string) =>
    new ValidationError(
      { collection: 'users', errors: [{ path: 'motDePasseActuel', message }] },
      req.t,
    )
  if (typeof current !== 'string' || current === '') {
    throw refuse('Indiquez votre mot de passe actuel.')
  }
  await assertCurrentPassword(req, account.email, current, () =>
    refuse('Ce n’est pas votre mot de passe actuel.'),
  )
  return rest
}
